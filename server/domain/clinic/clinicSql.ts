import { type Clinic, ClinicCard } from '../../../contract/clinic.ts';
import { MenuPrice } from '../../../contract/clinicShape.ts';
import type { Queryable } from '../../db/database.ts';
import {
  type FieldsSql,
  imageColumn,
  jsonColumn,
  jsonList,
  jsonObject,
  jsonOf,
  jsonPairs,
  named,
  ratingColumns,
} from '../../db/jsonSql.ts';
import { newestOrder } from '../../db/newest.ts';
import type { PublicRows } from '../../db/rememberTotals.ts';
import { asRowJson } from '../../db/rowJson.ts';
import { doctorCard, doctorIsShown } from '../doctor/doctorCardSql.ts';
import { eventCard, eventIsRunning } from '../event/eventCardSql.ts';
import { findList } from '../find/findListSql.ts';
import { clinicBriefFields, clinicIsPublished } from './clinicBriefSql.ts';

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
  facts: jsonColumn('clinic.shown_facts'),
  priceFrom: 'clinic.price_from',
  latitude: 'clinic.latitude',
  longitude: 'clinic.longitude',
};

const priceMenu = jsonList(
  jsonObject(MenuPrice, {
    treatment: named('treatment'),
    priceFrom: 'clinic_price.price_from',
    priceTo: 'clinic_price.price_to',
    vatIncluded: 'clinic_price.vat_included',
  }),
  `clinic_price join treatment on treatment.id = clinic_price.treatment_id
   where clinic_price.clinic_id = clinic.id`,
  'clinic_price.position',
);

export const clinicCard = jsonObject(ClinicCard, clinicCardFields);

export const clinicList = (rows: PublicRows) =>
  findList(rows, { noun: 'clinic', visible: clinicIsPublished, ...asRowJson(clinicCard) });

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
         newestOrder('event'),
       )},
       'region', ${jsonOf(
         named('region'),
         "region where region.id = split_part(clinic.district_id, '-', 1)",
       )},
       'phone', clinic.phone, 'openingHours', clinic.opening_hours,
       'consultingHours', (select hours from consulting where clinic_id = clinic.id), 'languages', clinic.languages,
       'priceMenu', ${priceMenu}, 'registrationNumber', clinic.registration_number) as clinic
     from clinic where clinic.id = $1 and ${clinicIsPublished}`,
    [id],
    { isPrepared: true },
  );
  return row?.clinic;
}
