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

/** The clinic as other nouns mention it; null when there is none that visitors may see. */
export const clinicBrief = (clinicId: string) =>
  jsonOf(brief, `clinic where clinic.id = ${clinicId} and clinic.status = 'PUBLISHED'`);

/** The same, whether visitors may see it or not. */
export const anyClinicBrief = (clinicId: string) =>
  jsonOf(brief, `clinic where clinic.id = ${clinicId}`);

/**
 * True unless the clinic is one that visitors may not see. Few are hidden, and an index of its own
 * holds them, so a long list is not joined with all clinics to find that out.
 */
export const clinicIsShown = (clinicId: string) =>
  `${clinicId} not in (select id from clinic where status <> 'PUBLISHED')`;
