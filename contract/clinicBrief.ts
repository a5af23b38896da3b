import type { z } from 'zod';
import { addressFields, Image, Named } from './shape.ts';

/** A clinic as other nouns mention it. */
export const ClinicBrief = Named.extend({ ...addressFields, profileImage: Image.nullish() });
export type ClinicBrief = z.infer<typeof ClinicBrief>;
