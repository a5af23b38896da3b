import { namedFields } from '../../db/jsonSql.ts';

const addressFields = `
  'address', clinic.address,
  'roadAddress', clinic.road_address,
  'detailAddress', clinic.detail_address`;

export const clinicBriefFields = `
  ${namedFields('clinic')}, ${addressFields}, 'profileImage', clinic.profile_image`;

/** The clinic as other nouns mention it; null when there is none that visitors may see. */
export const clinicBrief = (clinicId: string) => `
  (select json_build_object(${clinicBriefFields}) from clinic
   where clinic.id = ${clinicId} and clinic.status = 'PUBLISHED')`;

/**
 * True unless the clinic is one that visitors may not see. Few are hidden, and an index of its own
 * holds them, so a long list is not joined with all clinics to find that out.
 */
export const clinicIsShown = (clinicId: string) =>
  `${clinicId} not in (select id from clinic where status <> 'PUBLISHED')`;
