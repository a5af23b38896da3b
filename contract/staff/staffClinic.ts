import { z } from 'zod';
import { OpeningHours, OpeningHoursForm, SpokenLanguage } from '../clinicShape.ts';
import { endpoints } from '../endpoint.ts';
import { CHOSEN_FACTS } from '../plain/clinicFacts.ts';
import { PRICE_MAX, STATION_EXIT_LENGTH } from '../plain/limits.ts';
import { Image, one, PathId, page, TaxonomyId } from '../shape.ts';
import { districtTerms } from '../texts/regions.ts';
import { stationTerms } from '../texts/stations.ts';
import {
  ContentImage,
  contentDetail,
  contentFields,
  contentQuery,
  LongText,
  maybe,
  Name,
  OneLine,
  publication,
  Terms,
  termIds,
  Version,
} from './staffShape.ts';

export const StaffClinicCard = z.object({
  ...contentFields,
  name: z.string(),
  nameJa: z.string().nullable(),
});
export type StaffClinicCard = z.infer<typeof StaffClinicCard>;

const ChosenFact = z.enum(CHOSEN_FACTS);
const DistrictId = z.enum(districtTerms.map(({ id }) => id));
const StationId = z.enum(stationTerms.map(({ id }) => id));
const Price = z.int().min(0).max(PRICE_MAX);

/** One line of the menu as the editor sends it. */
export const MenuPriceForm = z.strictObject({
  treatmentId: TaxonomyId,
  priceFrom: Price,
  priceTo: Price.nullable(),
  vatIncluded: z.boolean(),
});
export type MenuPriceForm = z.infer<typeof MenuPriceForm>;

const isRange = ({ priceFrom, priceTo }: MenuPriceForm) => priceTo === null || priceFrom <= priceTo;

export const StaffClinic = StaffClinicCard.extend({
  description: z.string().nullable(),
  descriptionJa: z.string().nullable(),
  address: z.string().nullable(),
  roadAddress: z.string().nullable(),
  detailAddress: z.string().nullable(),
  bannerImage: Image.nullable(),
  profileImage: Image.nullable(),
  introductionImages: z.array(Image),
  specialties: Terms,
  treatments: Terms,
  addressJa: z.string().nullable(),
  district: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  station: z.string().nullable(),
  stationExit: z.string().nullable(),
  stationMinutes: z.int().nullable(),
  phone: z.string().nullable(),
  openingHours: OpeningHours.nullable(),
  languages: z.array(SpokenLanguage),
  /** Those that staff choose; the others follow from other fields. */
  facts: z.array(ChosenFact),
  priceMenu: z.array(MenuPriceForm),
  registrationNumber: z.string().nullable(),
  ...contentDetail,
});
export type StaffClinic = z.infer<typeof StaffClinic>;

/** Optional fields may be absent: they then stay as they are. */
export const ClinicForm = z.strictObject({
  name: Name,
  nameJa: maybe(OneLine),
  description: maybe(LongText),
  descriptionJa: maybe(LongText),
  address: maybe(OneLine),
  roadAddress: maybe(OneLine),
  detailAddress: maybe(OneLine),
  bannerImage: ContentImage.nullable(),
  profileImage: ContentImage.nullable(),
  introductionImages: z.array(ContentImage).max(50),
  specialties: termIds,
  treatments: termIds,
  addressJa: maybe(OneLine).optional(),
  district: maybe(DistrictId).optional(),
  /** Korea lies within these numbers. */
  latitude: z.number().min(33).max(39).nullable().optional(),
  longitude: z.number().min(124).max(132).nullable().optional(),
  station: maybe(StationId).optional(),
  stationExit: maybe(z.string().max(STATION_EXIT_LENGTH)).optional(),
  stationMinutes: z.int().min(0).max(60).nullable().optional(),
  phone: maybe(z.string().regex(/^\+?[\d-]{7,20}$/)).optional(),
  openingHours: OpeningHoursForm.nullable().optional(),
  languages: z.array(SpokenLanguage).max(10).optional(),
  facts: z.array(ChosenFact).max(20).optional(),
  priceMenu: z.array(MenuPriceForm.refine(isRange)).max(100).optional(),
  registrationNumber: maybe(OneLine).optional(),
});
export type ClinicForm = z.infer<typeof ClinicForm>;

export const staffClinicEndpoints = endpoints({
  'GET /staff/clinics': {
    summary: 'Clinics in any state, newest first; staff of a clinic see their own',
    audience: 'staff',
    query: contentQuery,
    output: page(StaffClinicCard),
  },
  'GET /staff/clinics/:id': {
    summary: 'One clinic as its editor shows it',
    audience: 'staff',
    params: PathId,
    output: one(StaffClinic),
    errors: ['not_found'],
  },
  'GET /staff/clinics/:id/open-counsels': {
    summary:
      'How many counsels of a clinic are open; operators read it before they hide the clinic',
    audience: 'operator',
    params: PathId,
    output: one(z.object({ count: z.int() })),
  },
  'POST /staff/clinics': {
    summary: 'Create a clinic, unpublished; for operators',
    audience: 'operator',
    body: ClinicForm,
    output: one(StaffClinic),
    errors: ['not_found', 'unsupported_image', 'request_in_flight', 'idempotency_mismatch'],
  },
  'PATCH /staff/clinics/:id': {
    summary: 'Change the fields that are sent',
    audience: 'staff',
    params: PathId,
    body: ClinicForm.partial().extend({ version: Version }),
    output: one(StaffClinic),
    errors: ['not_found', 'stale_version', 'not_allowed_now', 'unsupported_image'],
  },
  'POST /staff/clinics/:id/publish': {
    summary: 'Publish a clinic, or unpublish it; for operators',
    audience: 'operator',
    params: PathId,
    body: publication,
    output: one(StaffClinic),
    errors: ['not_found', 'stale_version', 'not_allowed_now'],
  },
});
