import { z } from 'zod';
import { ClinicBrief } from './clinicBrief.ts';
import { Fact, MenuPrice, OpeningHours, SpokenLanguage } from './clinicShape.ts';
import { DoctorCard } from './doctor.ts';
import { endpoints } from './endpoint.ts';
import { EventCard } from './event.ts';
import { CLINIC_LIMIT } from './limits.ts';
import {
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
export const ClinicCard = ClinicBrief.extend({
  ...ratingFields,
  bannerImage: Image.nullish(),
  specialties: z.array(Named),
  facts: z.array(Fact).optional(),
  /** The lowest price of the menu, in won. */
  priceFrom: z.int().nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
});

export const Clinic = ClinicCard.extend({
  description: z.string().nullish(),
  descriptionJa: z.string().nullish(),
  introductionImages: z.array(Image),
  doctors: z.array(DoctorCard),
  events: z.array(EventCard),
  region: Named.nullish(),
  phone: z.string().nullish(),
  openingHours: OpeningHours.nullish(),
  languages: z.array(SpokenLanguage).optional(),
  priceMenu: z.array(MenuPrice).optional(),
  /** The registration for foreign patients. */
  registrationNumber: z.string().nullish(),
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
