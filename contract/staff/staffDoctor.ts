import { z } from 'zod';
import { SpokenLanguage } from '../clinicShape.ts';
import { BoardId, Licence } from '../doctor.ts';
import { endpoints } from '../endpoint.ts';
import { Image, Named, one, PathId, page, RecordId } from '../shape.ts';
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

export const StaffDoctorCard = z.object({
  ...contentFields,
  name: z.string(),
  nameJa: z.string().nullable(),
  /** Null when the doctor belongs to no clinic. */
  clinic: Named.nullable(),
});
export type StaffDoctorCard = z.infer<typeof StaffDoctorCard>;

export const StaffDoctor = StaffDoctorCard.extend({
  description: z.string().nullable(),
  descriptionJa: z.string().nullable(),
  profileImage: Image.nullable(),
  /** Doctors of a clinic are shown in this order, smallest first. */
  position: z.int(),
  specialties: Terms,
  treatments: Terms,
  licence: Licence.nullable(),
  board: BoardId.nullable(),
  licenceCheckedOn: z.iso.date().nullable(),
  career: z.string().nullable(),
  careerJa: z.string().nullable(),
  languages: z.array(SpokenLanguage),
  ...contentDetail,
});
export type StaffDoctor = z.infer<typeof StaffDoctor>;

/**
 * Only operators write `licenceCheckedOn`. The server empties it when staff of the clinic change the name, the licence or
 * the board. Optional fields may be absent: they then stay as they are. */
export const DoctorForm = z.strictObject({
  clinicId: RecordId.nullable(),
  name: Name,
  nameJa: maybe(OneLine),
  description: maybe(LongText),
  descriptionJa: maybe(LongText),
  profileImage: ContentImage.nullable(),
  position: z.int().min(0).max(10_000),
  specialties: termIds,
  treatments: termIds,
  licence: maybe(Licence).optional(),
  board: maybe(BoardId).optional(),
  licenceCheckedOn: maybe(z.iso.date()).optional(),
  career: maybe(LongText).optional(),
  careerJa: maybe(LongText).optional(),
  languages: z.array(SpokenLanguage).max(10).optional(),
});
export type DoctorForm = z.infer<typeof DoctorForm>;

export const staffDoctorEndpoints = endpoints({
  'GET /staff/doctors': {
    summary: 'Doctors in any state, newest first; staff of a clinic see their own',
    audience: 'staff',
    query: contentQuery,
    output: page(StaffDoctorCard),
  },
  'GET /staff/doctors/:id': {
    summary: 'One doctor as the editor shows it',
    audience: 'staff',
    params: PathId,
    output: one(StaffDoctor),
    errors: ['not_found'],
  },
  'POST /staff/doctors': {
    summary: 'Create a doctor, unpublished',
    audience: 'staff',
    body: DoctorForm,
    output: one(StaffDoctor),
    errors: ['not_found', 'unsupported_image', 'request_in_flight', 'idempotency_mismatch'],
  },
  'PATCH /staff/doctors/:id': {
    summary: 'Change the fields that are sent',
    audience: 'staff',
    params: PathId,
    body: DoctorForm.partial().extend({ version: Version }),
    output: one(StaffDoctor),
    errors: ['not_found', 'stale_version', 'not_allowed_now', 'unsupported_image'],
  },
  'POST /staff/doctors/:id/publish': {
    summary: 'Publish a doctor, or unpublish it',
    audience: 'staff',
    params: PathId,
    body: publication,
    output: one(StaffDoctor),
    errors: ['not_found', 'stale_version', 'not_allowed_now'],
  },
});
