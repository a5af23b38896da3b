import { z } from 'zod';
import { ClinicBrief } from './clinicBrief.ts';
import { SpokenLanguage } from './clinicShape.ts';
import { endpoints } from './endpoint.ts';
import { findListParams } from './find.ts';
import { DOCTOR_LIMIT } from './plain/limits.ts';
import { Image, Named, one, PathId, page, ratingFields } from './shape.ts';
import { BOARDS, LICENCES } from './texts/doctorBoards.ts';

export const DoctorCard = Named.extend({
  ...ratingFields,
  profileImage: Image.nullish(),
  specialties: z.array(Named),
  /** Missing when the doctor belongs to no clinic. */
  clinic: ClinicBrief.nullish(),
});

export const Licence = z.enum(LICENCES);
export const BoardId = z.enum(BOARDS.map(({ id }) => id));

export const Doctor = DoctorCard.extend({
  description: z.string().nullish(),
  descriptionJa: z.string().nullish(),
  licence: Licence.nullish(),
  /** The specialist board; its names are in doctorBoards.ts. */
  board: BoardId.nullish(),
  /** The day on which an operator last checked licence and board. */
  licenceCheckedOn: z.iso.date().nullish(),
  /** One line for each step of the career. */
  career: z.string().nullish(),
  careerJa: z.string().nullish(),
  languages: z.array(SpokenLanguage).optional(),
});

export type DoctorCard = z.infer<typeof DoctorCard>;
export type Doctor = z.infer<typeof Doctor>;

export const doctorEndpoints = endpoints({
  'GET /public/doctors': {
    summary: 'Doctors by any combination of filters, newest first unless `sort` says otherwise',
    audience: 'anyone',
    query: z.strictObject(findListParams(DOCTOR_LIMIT)),
    output: page(DoctorCard),
  },
  'GET /public/doctors/:id': {
    summary: 'One doctor',
    audience: 'anyone',
    params: PathId,
    output: one(Doctor),
    errors: ['not_found'],
  },
});
