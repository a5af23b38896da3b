import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { Image, one, PathId, page } from './shape.ts';
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
  ...contentDetail,
});
export type StaffClinic = z.infer<typeof StaffClinic>;

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
  'POST /staff/clinics': {
    summary: 'Create a clinic as a draft; for operators',
    audience: 'staff',
    body: ClinicForm,
    output: one(StaffClinic),
    errors: [
      'forbidden',
      'not_found',
      'unsupported_image',
      'request_in_flight',
      'idempotency_mismatch',
    ],
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
    summary: 'Publish a clinic, or take it back to draft; for operators',
    audience: 'staff',
    params: PathId,
    body: publication,
    output: one(StaffClinic),
    errors: ['forbidden', 'not_found', 'stale_version', 'not_allowed_now'],
  },
});
