import { z } from 'zod';
import { DoctorCard } from './doctor.ts';
import { endpoints } from './endpoint.ts';
import { EventCard } from './event.ts';
import { CLINIC_LIMIT } from './limits.ts';
import {
  addressFields,
  filterParams,
  Image,
  limitParam,
  Named,
  offsetParam,
  one,
  PathId,
  page,
  ratingFields,
} from './shape.ts';

/** A clinic in a list. */
export const ClinicCard = Named.extend({
  ...addressFields,
  ...ratingFields,
  bannerImage: Image.nullish(),
  profileImage: Image.nullish(),
  specialties: z.array(Named),
});

export const Clinic = ClinicCard.extend({
  description: z.string().nullish(),
  descriptionJa: z.string().nullish(),
  introductionImages: z.array(Image),
  doctors: z.array(DoctorCard),
  events: z.array(EventCard),
});

export type ClinicCard = z.infer<typeof ClinicCard>;
export type Clinic = z.infer<typeof Clinic>;

export const clinicEndpoints = endpoints({
  'GET /public/clinics': {
    summary: 'Clinics, newest first, by any combination of filters',
    audience: 'anyone',
    query: z.strictObject({
      ...filterParams,
      offset: offsetParam,
      limit: limitParam(CLINIC_LIMIT),
    }),
    output: page(ClinicCard),
  },
  'GET /public/clinics/:id': {
    summary: 'One clinic with its doctors and events',
    audience: 'anyone',
    params: PathId,
    output: one(Clinic),
    errors: ['not_found'],
  },
});
