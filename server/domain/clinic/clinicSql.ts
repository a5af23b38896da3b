import { Clinic, ClinicCard } from '../../../contract/clinic.ts';
import { MenuPrice, type Price } from '../../../contract/clinicShape.ts';
import type { Queryable } from '../../db/database.ts';
import {
  type FieldsSql,
  imageColumn,
  imageListColumn,
  jsonColumn,
  jsonList,
  jsonObject,
  jsonOf,
  named,
  plainColumns,
  ratingColumns,
} from '../../db/jsonSql.ts';
import { newestOrder } from '../../db/lists/publishedOrder.ts';
import type { PublicRows } from '../../db/lists/rememberTotals.ts';
import { doctorCard, doctorIsShown } from '../doctor/doctorCardSql.ts';
import { eventCard, eventIsRunning } from '../event/eventCardSql.ts';
import { findList } from '../find/findListSql.ts';
import { reviewIsPublished } from '../review/reviewCardSql.ts';
import { clinicBriefFields, clinicIsPublished } from './clinicBriefSql.ts';

const clinicCardFields: FieldsSql<ClinicCard> = {
  ...plainColumns('clinic', ClinicCard),
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
};

export const priceFields: FieldsSql<Price> = {
  priceFrom: 'clinic_price.price_from',
  priceTo: 'clinic_price.price_to',
  vatIncluded: 'clinic_price.vat_included',
};

const priceMenu = jsonList(
  jsonObject(MenuPrice, { treatment: named('treatment'), ...priceFields }),
  `clinic_price join treatment on treatment.id = clinic_price.treatment_id
   where clinic_price.clinic_id = clinic.id`,
  'clinic_price.position',
);

/** The newest ones say enough, and a clinic with very many reviews costs no more than another. */
const REVIEWS_COUNTED = 1_000;

const reviewedTreatments = jsonList(
  named('treatment'),
  `(select treatment_id, count(*) as reviews
      from (select id from review
        where review.clinic_id = clinic.id and ${reviewIsPublished}
        order by id desc limit ${REVIEWS_COUNTED}) as recent
      join review_treatment on review_treatment.review_id = recent.id
      group by treatment_id) as reviewed
    join treatment on treatment.id = reviewed.treatment_id`,
  'reviewed.reviews desc, treatment.position',
);

export const clinicCard = jsonObject(ClinicCard, clinicCardFields);

export const clinicList = (rows: PublicRows) =>
  findList(rows, { noun: 'clinic', visible: clinicIsPublished, card: clinicCard });

const StoredClinic = Clinic.omit({ answerHours: true });

/** With the doctors in the clinic's order and the events that run on that day, newest first. */
const wholeClinic = (day: string) =>
  jsonObject(StoredClinic, {
    ...plainColumns('clinic', StoredClinic),
    ...clinicCardFields,
    introductionImages: imageListColumn('clinic.introduction_images'),
    doctors: jsonList(
      doctorCard,
      `doctor where doctor.clinic_id = clinic.id and ${doctorIsShown}`,
      'doctor.position, doctor.id',
    ),
    events: jsonList(
      eventCard,
      `event where event.clinic_id = clinic.id and ${eventIsRunning(day)}`,
      newestOrder('event'),
    ),
    region: jsonOf(
      named('region'),
      "region where region.id = split_part(clinic.district_id, '-', 1)",
    ),
    openingHours: jsonColumn('clinic.opening_hours'),
    consultingHours: jsonColumn('(select hours from consulting where clinic_id = clinic.id)'),
    languages: jsonColumn('clinic.languages'),
    priceMenu,
    reviewedTreatments,
  });

export async function selectClinic(
  db: Queryable,
  id: string,
  day: string,
): Promise<Clinic | undefined> {
  const [row] = await db.query<{ clinic: Clinic }>(
    `select ${wholeClinic(day)} as clinic from clinic where clinic.id = $1 and ${clinicIsPublished}`,
    [id],
    { isPrepared: true },
  );
  return row?.clinic;
}
