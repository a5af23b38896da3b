import { DoctorCard } from '../../../contract/doctor.ts';
import {
  type FieldsSql,
  imageColumn,
  jsonList,
  jsonObject,
  named,
  plainColumns,
  ratingColumns,
} from '../../db/jsonSql.ts';
import { clinicBrief, clinicIsShown } from '../clinic/clinicBriefSql.ts';

/** A doctor without a clinic is shown; a doctor of a hidden clinic is not. */
export const doctorIsShown = `doctor.status = 'PUBLISHED' and ${clinicIsShown('doctor.clinic_id')}`;

export const doctorCardFields: FieldsSql<DoctorCard> = {
  ...plainColumns('doctor', DoctorCard),
  ...ratingColumns('doctor'),
  profileImage: imageColumn('doctor.profile_image'),
  specialties: jsonList(
    named('specialty'),
    `doctor_specialty join specialty on specialty.id = doctor_specialty.specialty_id
     where doctor_specialty.doctor_id = doctor.id`,
    'doctor_specialty.position, specialty.position',
  ),
  clinic: clinicBrief('doctor.clinic_id'),
};

export const doctorCard = jsonObject(DoctorCard, doctorCardFields);
