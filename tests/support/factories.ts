import { uuidv7 } from 'uuidv7';
import type { BookmarkableType } from '../../contract/bookmark.ts';
import type { SourceType } from '../../contract/counsel.ts';
import type { CounselState } from '../../contract/counselCourse.ts';
import type { Image } from '../../contract/shape.ts';
import type { Database, Queryable } from '../../server/db/database.ts';
import { raisePublicVersion } from '../../server/db/publicVersion.ts';
import { updateAverages } from '../../server/domain/review/averageSql.ts';

/**
 * Rows for tests: what a test does not mention is filled in, missing parents included. The caches of
 * the app under test hear of each row when it was given the app's own database.
 */
type Status = 'DRAFT' | 'PUBLISHED' | 'ENDED';
type Wishes<Row, Ties = unknown> = Partial<Row> & Partial<Ties>;

interface Dated {
  created_at: Date;
  updated_at: Date;
}

export interface ClinicRow extends Dated {
  id: string;
  status: Status;
  name: string;
  name_ja: string | null;
  description: string | null;
  description_ja: string | null;
  address: string | null;
  road_address: string | null;
  detail_address: string | null;
  banner_image: Image | null;
  profile_image: Image | null;
  introduction_images: Image[];
}

export async function aClinic(
  db: Database,
  wishes: Wishes<ClinicRow, { specialties: string[]; treatments: string[] }> = {},
): Promise<ClinicRow> {
  const { specialties = [], treatments = [], ...row } = wishes;
  const id = row.id ?? uuidv7();
  return inPublic(db, async (tx) => {
    const clinic = await insert<ClinicRow>(tx, 'clinic', {
      id,
      name: '모아의원',
      ...now(),
      ...row,
    });
    await tie(tx, 'clinic_specialty', { clinic_id: id }, placed('specialty_id', specialties));
    await tie(tx, 'clinic_treatment', { clinic_id: id }, named('treatment_id', treatments));
    return clinic;
  });
}

export interface DoctorRow extends Dated {
  id: string;
  clinic_id: string | null;
  status: Status;
  name: string;
  name_ja: string | null;
  description: string | null;
  description_ja: string | null;
  profile_image: Image | null;
  position: number;
}

/** `clinic_id: null` asks for a doctor without a clinic. */
export async function aDoctor(
  db: Database,
  wishes: Wishes<DoctorRow, { specialties: string[]; treatments: string[] }> = {},
): Promise<DoctorRow> {
  const { specialties = [], treatments = [], ...row } = wishes;
  const id = row.id ?? uuidv7();
  const clinic_id = row.clinic_id === undefined ? (await aClinic(db)).id : row.clinic_id;
  const filled = { name: '김민수', position: 0, ...now(), ...row, id, clinic_id };
  return inPublic(db, async (tx) => {
    const doctor = await insert<DoctorRow>(tx, 'doctor', filled);
    await tie(tx, 'doctor_specialty', { doctor_id: id }, placed('specialty_id', specialties));
    await tie(tx, 'doctor_treatment', { doctor_id: id }, named('treatment_id', treatments));
    return doctor;
  });
}

export interface EventRow extends Dated {
  id: string;
  clinic_id: string;
  status: Status;
  title: string;
  title_ja: string | null;
  content: string | null;
  content_ja: string | null;
  side_effects: string | null;
  card_image: Image | null;
  main_image: Image | null;
  detail_images: Image[];
  price: number | null;
  starts_on: string | null;
  ends_on: string | null;
}

export async function anEvent(
  db: Database,
  wishes: Wishes<EventRow, { treatments: string[] }> = {},
): Promise<EventRow> {
  const { treatments = [], ...row } = wishes;
  const id = row.id ?? uuidv7();
  const clinic_id = row.clinic_id ?? (await aClinic(db)).id;
  return inPublic(db, async (tx) => {
    const filled = { title: '여름 이벤트', ...now(), ...row, id, clinic_id };
    const event = await insert<EventRow>(tx, 'event', filled);
    await tie(tx, 'event_treatment', { event_id: id }, placed('treatment_id', treatments));
    return event;
  });
}

export interface MemberRow extends Dated {
  id: string;
  nickname: string | null;
  nickname_key: string | null;
  language: 'ko' | 'ja';
}

export async function aMember(db: Database, wishes: Wishes<MemberRow> = {}): Promise<MemberRow> {
  const id = wishes.id ?? uuidv7();
  return insert<MemberRow>(db, 'member', { id, ...now(), ...wishes });
}

export interface CounselRow extends Dated {
  id: string;
  member_id: string;
  clinic_id: string;
  source_type: SourceType;
  source_id: string;
  content: string;
  language: string;
  code: string;
  state: CounselState;
  consultation_at: Date | null;
  treatment_at: Date | null;
  version: number;
}

export async function aCounsel(db: Database, wishes: Wishes<CounselRow> = {}): Promise<CounselRow> {
  const id = wishes.id ?? uuidv7();
  const clinic_id = wishes.clinic_id ?? (await aClinic(db)).id;
  const member_id = wishes.member_id ?? (await aMember(db)).id;
  return insert<CounselRow>(db, 'counsel', {
    source_type: 'CLINIC',
    source_id: clinic_id,
    content: '상담 받고 싶어요',
    code: id.slice(-12),
    state: 'AWAITING_CLINIC_CONFIRMATION',
    ...now(),
    ...wishes,
    id,
    clinic_id,
    member_id,
  });
}

export interface ReviewRow extends Dated {
  id: string;
  counsel_id: string;
  member_id: string;
  clinic_id: string;
  event_id: string | null;
  status: 'PENDING' | 'PUBLISHED' | 'BLINDED';
  title: string;
  content: string;
  language: string;
  rating: number;
  before_photos: Image[];
  after_photos: Image[];
  visit_confirmed: boolean;
  edited_at: Date | null;
}

/** A published one counts for the averages, as in the product. */
export async function aReview(
  db: Database,
  wishes: Wishes<ReviewRow, { doctors: string[]; treatments: string[] }> = {},
): Promise<ReviewRow> {
  const { doctors = [], treatments = [], ...row } = wishes;
  const id = row.id ?? uuidv7();
  const parents = await parentsOfReview(db, row);
  return inPublic(db, async (tx) => {
    const text = { title: '좋았어요', content: '친절했습니다', rating: 5 };
    const author = { memberId: parents.member_id, clinicId: parents.clinic_id };
    return updateAverages(tx, [author], async () => {
      const review = await insert<ReviewRow>(tx, 'review', {
        ...text,
        ...now(),
        ...row,
        id,
        ...parents,
      });
      await tie(tx, 'review_doctor', { review_id: id }, placed('doctor_id', doctors));
      await tie(tx, 'review_treatment', { review_id: id }, placed('treatment_id', treatments));
      return review;
    });
  });
}

async function parentsOfReview(
  db: Database,
  { counsel_id, clinic_id, member_id }: Partial<ReviewRow>,
) {
  if (counsel_id && clinic_id && member_id) return { counsel_id, clinic_id, member_id };
  const counsel = counsel_id
    ? await theOnly<CounselRow>(db, 'select * from counsel where id = $1', counsel_id)
    : await aCounsel(db, { ...(clinic_id && { clinic_id }), ...(member_id && { member_id }) });
  return { counsel_id: counsel.id, clinic_id: counsel.clinic_id, member_id: counsel.member_id };
}

export interface BookmarkRow {
  id: string;
  member_id: string;
  target_type: BookmarkableType;
  target_id: string;
  created_at: Date;
}

export async function aBookmark(
  db: Database,
  wishes: Wishes<BookmarkRow> = {},
): Promise<BookmarkRow> {
  const id = wishes.id ?? uuidv7();
  const member_id = wishes.member_id ?? (await aMember(db)).id;
  const target_id = wishes.target_id ?? (await aClinic(db)).id;
  const filled: Wishes<BookmarkRow> = { target_type: 'CLINIC', created_at: new Date(), ...wishes };
  return insert<BookmarkRow>(db, 'bookmark', { ...filled, id, member_id, target_id });
}

const now = () => ({ created_at: new Date(), updated_at: new Date() });

/** What visitors can see: the caches are told. */
function inPublic<T>(db: Database, write: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const written = await write(tx);
    await raisePublicVersion(tx, { names: true });
    return written;
  });
}

async function insert<Row>(db: Queryable, table: string, row: Partial<Row>): Promise<Row> {
  const columns = Object.keys(row).join(', ');
  return theOnly<Row>(
    db,
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb) returning *`,
    JSON.stringify(row),
  );
}

async function theOnly<Row>(db: Queryable, sql: string, param: string): Promise<Row> {
  const [row] = await db.query<Row>(sql, [param]);
  if (!row) throw new Error(`No row from: ${sql}`);
  return row;
}

type Columns = Record<string, string | number>;

const named = (column: string, ids: readonly string[]): Columns[] =>
  ids.map((id) => ({ [column]: id }));

const placed = (column: string, ids: readonly string[]): Columns[] =>
  ids.map((id, position) => ({ [column]: id, position }));

async function tie(
  tx: Queryable,
  table: string,
  from: Columns,
  ties: readonly Columns[],
): Promise<void> {
  for (const to of ties) await insert(tx, table, { ...from, ...to });
}
