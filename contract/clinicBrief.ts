import type { z } from 'zod';
import { NearestStation } from './clinicShape.ts';
import { addressFields, Image, Named } from './shape.ts';

/** A clinic inside another record, e.g. in a doctor. */
export const ClinicBrief = Named.extend({
  ...addressFields,
  profileImage: Image.nullish(),
  district: Named.nullish(),
  station: NearestStation.nullish(),
});
export type ClinicBrief = z.infer<typeof ClinicBrief>;
