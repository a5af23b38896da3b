import { z } from 'zod';
import { ClinicBrief } from './clinicBrief.ts';
import { Fact, MenuPrice, OpeningHours, Price, SpokenLanguage } from './clinicShape.ts';
import { DoctorCard } from './doctor.ts';
import { endpoints } from './endpoint.ts';
import { EventCard } from './event.ts';
import { findListParams, findParams } from './find.ts';
import { CLINIC_LIMIT } from './plain/limits.ts';
import { Image, Named, one, PathId, page, ratingFields } from './shape.ts';

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

/** `price` is that of the chosen treatment, null where the menu does not have it; absent while none is chosen. */
export const ListedClinic = ClinicCard.extend({ price: Price.nullish() });

export const Clinic = ClinicCard.extend({
  description: z.string().nullish(),
  descriptionJa: z.string().nullish(),
  introductionImages: z.array(Image),
  doctors: z.array(DoctorCard),
  events: z.array(EventCard),
  region: Named.nullish(),
  phone: z.string().nullish(),
  openingHours: OpeningHours.nullish(),
  /** When it takes consultations; null: during the opening hours. */
  consultingHours: OpeningHours.nullish(),
  languages: z.array(SpokenLanguage).optional(),
  priceMenu: z.array(MenuPrice).optional(),
  /** The treatments of its newest published reviews, the most reviewed first. */
  reviewedTreatments: z.array(Named).optional(),
  /** The registration for foreign patients. */
  registrationNumber: z.string().nullish(),
  /** The median time from a booking to the first answer, in hours. Absent without enough answers. */
  answerHours: z.int().optional(),
});

const Counts = z.record(z.string(), z.int());

/**
 * How many clinics each choice would leave, by the id of the choice, with the other filters as they are. 1,001 means
 * "more than 1,000"; a choice without clinics is absent. `minRating` has the counts of `RATING_CHOICES`.
 */
export const ClinicFacets = z.object({
  total: z.int(),
  region: Counts,
  district: Counts,
  station: Counts,
  facts: Counts,
  language: Counts,
  minRating: Counts,
});
export type ClinicFacets = z.infer<typeof ClinicFacets>;

export type ClinicCard = z.infer<typeof ClinicCard>;
export type ListedClinic = z.infer<typeof ListedClinic>;
export type Clinic = z.infer<typeof Clinic>;

export const clinicEndpoints = endpoints({
  'GET /public/clinics': {
    summary: 'Clinics by any combination of filters, newest first unless `sort` says otherwise',
    audience: 'anyone',
    query: z.strictObject(findListParams(CLINIC_LIMIT)),
    output: page(ListedClinic),
  },
  'GET /public/clinics/facets': {
    summary: 'How many clinics each further choice of a filter would list',
    audience: 'anyone',
    query: z.strictObject(findParams),
    isHeavy: true,
    output: one(ClinicFacets),
  },
  'GET /public/clinics/:id': {
    summary: 'One clinic with its doctors and events',
    audience: 'anyone',
    params: PathId,
    output: one(Clinic),
    errors: ['not_found'],
  },
});
