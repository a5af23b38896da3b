import { ClinicBrief } from '../../../contract/clinicBrief.ts';
import { NearestStation } from '../../../contract/clinicShape.ts';
import {
  type FieldsSql,
  imageColumn,
  jsonObject,
  jsonOf,
  named,
  namedColumns,
  plainColumns,
  withMarks,
} from '../../db/jsonSql.ts';

const station = jsonObject(NearestStation, {
  ...namedColumns('station'),
  exit: 'clinic.station_exit',
  minutesOnFoot: 'clinic.station_minutes',
});

export const clinicBriefFields: FieldsSql<ClinicBrief> = {
  ...plainColumns('clinic', ClinicBrief),
  profileImage: imageColumn('clinic.profile_image'),
  district: jsonOf(named('region'), 'region where region.id = clinic.district_id'),
  station: jsonOf(station, 'station where station.id = clinic.station_id'),
};

export const clinicIsPublished = `clinic.status = 'PUBLISHED'`;

const brief = jsonObject(ClinicBrief, clinicBriefFields);

/** The clinic inside another record; null when visitors may not see it. */
export const clinicBrief = (clinicId: string) =>
  jsonOf(brief, `clinic where clinic.id = ${clinicId} and clinic.status = 'PUBLISHED'`);

/** The brief of any clinic. That of a hidden one has the mark `isHidden`. */
export const anyClinicBrief = (clinicId: string) =>
  jsonOf(
    withMarks(brief, { isHidden: `clinic.status <> 'PUBLISHED'` }),
    `clinic where clinic.id = ${clinicId}`,
  );

/**
 * True unless the clinic is hidden, also without a clinic. PostgreSQL reads `clinic_hidden`: it stays quick when many
 * clinics are hidden.
 */
export const clinicIsShown = (clinicId: string) => `not exists (
  select 1 from clinic hidden where hidden.id = ${clinicId} and hidden.status <> 'PUBLISHED')`;
