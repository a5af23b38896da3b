import { ClinicBrief } from '../../../contract/clinicBrief.ts';
import { type FieldsSql, imageColumn, jsonObject, jsonOf, namedColumns } from '../../db/jsonSql.ts';

export const clinicBriefFields: FieldsSql<ClinicBrief> = {
  ...namedColumns('clinic'),
  address: 'clinic.address',
  roadAddress: 'clinic.road_address',
  detailAddress: 'clinic.detail_address',
  profileImage: imageColumn('clinic.profile_image'),
};

const brief = jsonObject(ClinicBrief, clinicBriefFields);

/** The clinic inside another record; null when visitors may not see it. */
export const clinicBrief = (clinicId: string) =>
  jsonOf(brief, `clinic where clinic.id = ${clinicId} and clinic.status = 'PUBLISHED'`);

/** The same for any clinic, also a hidden one. */
export const anyClinicBrief = (clinicId: string) =>
  jsonOf(brief, `clinic where clinic.id = ${clinicId}`);

/**
 * True unless the clinic is hidden. Only few are, and they have their own index: cheaper than a join with all clinics.
 */
export const clinicIsShown = (clinicId: string) =>
  `${clinicId} not in (select id from clinic where status <> 'PUBLISHED')`;
