import { type Clinic, ClinicCard } from '../../../contract/clinic.ts';
import type { Queryable } from '../../db/database.ts';
import {
  type FieldsSql,
  imageColumn,
  jsonList,
  jsonObject,
  jsonPairs,
  named,
  ratingColumns,
} from '../../db/jsonSql.ts';
import { newestFirst } from '../../db/newestFirst.ts';
import type { PublicRows } from '../../db/rememberTotals.ts';
import { asRowJson } from '../../db/rowJson.ts';
import { doctorCard, doctorIsShown } from '../doctor/doctorCardSql.ts';
import { eventCard, eventIsRunning } from '../event/eventCardSql.ts';
import { clinicBriefFields } from './clinicBriefSql.ts';

export const clinicIsPublished = `clinic.status = 'PUBLISHED'`;

const clinicCardFields: FieldsSql<ClinicCard> = {
  ...clinicBriefFields,
  ...ratingColumns('clinic'),
  bannerImage: imageColumn('clinic.banner_image'),
  specialties: jsonList(
    named('specialty'),
    `clinic_specialty join specialty on specialty.id = clinic_specialty.specialty_id
     where clinic_specialty.clinic_id = clinic.id`,
    'clinic_specialty.position, specialty.position',
  ),
};

export const clinicCard = jsonObject(ClinicCard, clinicCardFields);

export const clinicList = (rows: PublicRows) =>
  newestFirst(rows, { table: 'clinic', visible: clinicIsPublished, ...asRowJson(clinicCard) });

/** One statement also reads the doctors in the clinic's order and the running events, newest first. */
export async function selectClinic(
  db: Queryable,
  id: string,
  day: string,
): Promise<Clinic | undefined> {
  const [row] = await db.query<{ clinic: Clinic }>(
    `select json_build_object(${jsonPairs(clinicCardFields)},
       'description', clinic.description, 'descriptionJa', clinic.description_ja,
       'introductionImages', clinic.introduction_images,
       'doctors', ${jsonList(
         doctorCard,
         `doctor where doctor.clinic_id = clinic.id and ${doctorIsShown}`,
         'doctor.position, doctor.id',
       )},
       'events', ${jsonList(
         eventCard,
         `event where event.clinic_id = clinic.id and ${eventIsRunning(day)}`,
         'event.id desc',
       )}) as clinic
     from clinic where clinic.id = $1 and ${clinicIsPublished}`,
    [id],
    { isPrepared: true },
  );
  return row?.clinic;
}
