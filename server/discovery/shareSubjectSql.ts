import type { Image } from '../../contract/shape.ts';
import type { Queryable } from '../db/database.ts';
import { jsonPairs, ratingColumns } from '../db/jsonSql.ts';
import { clinicIsPublished } from '../domain/clinic/clinicBriefSql.ts';
import { doctorIsShown } from '../domain/doctor/doctorCardSql.ts';
import { eventIsShown } from '../domain/event/eventCardSql.ts';
import { reviewIsPublished } from '../domain/review/reviewCardSql.ts';

/** What a share card shows of a record. */
export interface ShareSubject {
  title: string;
  titleJa: string | null;
  /** The address of a clinic, or the name of the clinic. */
  place: string | null;
  placeJa: string | null;
  averageRating: number;
  /** Null for a review. */
  reviewCount: number | null;
  image: Image | null;
}

export type ShareKind = 'clinic' | 'doctor' | 'event' | 'review';
export const isShareKind = (kind: string): kind is ShareKind => Object.hasOwn(STATEMENTS, kind);

export async function selectShareSubject(
  db: Queryable,
  kind: ShareKind,
  id: string,
): Promise<ShareSubject | undefined> {
  const [row] = await db.query<{ subject: ShareSubject }>(STATEMENTS[kind], [id]);
  return row?.subject;
}

const STATEMENTS: Record<ShareKind, string> = {
  clinic: `
    select json_build_object(
      'title', clinic.name, 'titleJa', clinic.name_ja,
      'place', coalesce(clinic.road_address, clinic.address), 'placeJa', null,
      ${rating('clinic')},
      'image', coalesce(clinic.banner_image, clinic.profile_image)) as subject
    from clinic where clinic.id = $1 and ${clinicIsPublished}`,
  doctor: `
    select json_build_object(
      'title', doctor.name, 'titleJa', doctor.name_ja,
      ${atClinic('doctor')}, ${rating('doctor')},
      'image', doctor.profile_image) as subject
    from doctor where doctor.id = $1 and ${doctorIsShown}`,
  event: `
    select json_build_object(
      'title', event.title, 'titleJa', event.title_ja,
      ${atClinic('event')}, ${rating('event')},
      'image', coalesce(event.card_image, event.main_image)) as subject
    from event where event.id = $1 and ${eventIsShown}`,
  // A share card never shows before and after photos.
  review: `
    select json_build_object(
      'title', review.title, 'titleJa', null,
      ${atClinic('review')},
      'averageRating', review.rating, 'reviewCount', null,
      'image', null) as subject
    from review where review.id = $1 and ${reviewIsPublished}`,
};

function rating(table: string): string {
  return jsonPairs(ratingColumns(table));
}

function atClinic(table: string): string {
  const ofClinic = (column: string) =>
    `(select clinic.${column} from clinic
      where clinic.id = ${table}.clinic_id and ${clinicIsPublished})`;
  return `'place', ${ofClinic('name')}, 'placeJa', ${ofClinic('name_ja')}`;
}
