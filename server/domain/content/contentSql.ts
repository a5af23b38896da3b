import type { ContentChange, ContentStatus } from '../../../contract/staff/staffShape.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime, jsonList, named } from '../../db/jsonSql.ts';
import { cappedCount, type Total } from '../../db/lists/cappedCount.ts';
import type { Slice } from '../../db/lists/listByPublication.ts';
import { pageById } from '../../db/lists/pageById.ts';
import { bothNames, namesContain, where } from '../../db/lists/where.ts';
import { ofClinic, type VisibleClinic } from '../staff/visibleClinicSql.ts';
import { type ContentNoun, columnsOf, type TermList } from './contentNounSql.ts';

const isOwn = ({ clinicId }: ContentNoun, param: string) =>
  `(${param}::uuid is null or ${clinicId} = ${param})`;

const commonOf = ({ table, form }: ContentNoun): string[] => [
  `${table}.id, ${table}.status, ${table}.version, ${isoTime(`${table}.updated_at`)} as updated_at`,
  ...('clinicId' in form.shape
    ? [`(select ${named('clinic')} from clinic where clinic.id = ${table}.clinic_id) as clinic`]
    : []),
];

/** The columns that an answer shows under the name of their field. */
const shownColumns = (noun: ContentNoun, isShown: (field: string) => boolean): string[] =>
  columnsOf(noun)
    .filter(([field]) => isShown(field))
    .map(([field, column]) => `${noun.table}.${column} as "${field}"`);

function cardOf(noun: ContentNoun): string {
  const fields = [noun.name, `${noun.name}Ja`, ...(noun.cardFields ?? [])];
  return [...commonOf(noun), ...shownColumns(noun, (field) => fields.includes(field))].join(', ');
}

const termsOf = ({ table }: ContentNoun, { table: list, term, isOrdered }: TermList) =>
  jsonList(
    named(term),
    `${list} join ${term} on ${term}.id = ${list}.${term}_id where ${list}.${table}_id = ${table}.id`,
    isOrdered ? `${list}.position, ${term}.position` : `${term}.position`,
  );

/** A doctor may come from another clinic: names of staff of that clinic are left out. */
const historyOf = ({ table }: ContentNoun, own: string) =>
  jsonList(
    `json_build_object('at', ${isoTime('content_change.created_at')},
       'by', case when ${own}::uuid is null or content_change.staff in (
         select user_id from staff where role = 'OPERATOR' or clinic_id = ${own}
       ) then content_change.staff else '' end,
       'action', content_change.action, 'fields', content_change.fields)`,
    `content_change where content_change.content_id = ${table}.id`,
    'content_change.id desc',
  );

interface ContentFilter extends Slice {
  own: VisibleClinic;
  status?: ContentStatus | undefined;
  clinicId?: string | undefined;
  q?: string | undefined;
}

export async function selectContents<Card>(
  db: Queryable,
  noun: ContentNoun,
  { own, status, clinicId, q = '', ...slice }: ContentFilter,
): Promise<Total & { data: Card[] }> {
  const { table, name } = noun;
  const conditions = [
    ...ofClinic(noun.clinicId, own),
    ...ofClinic(noun.clinicId, clinicId ?? null),
  ];
  if (status !== undefined) conditions.push({ sql: `${table}.status = ?`, value: status });
  const isNamed = namesContain(bothNames(table, name), q);
  if (isNamed !== null) conditions.push(isNamed);
  const filter = where(conditions);
  const page = pageById(table, filter, slice);
  const data = await db.query<Card>(
    `select ${cardOf(noun)} from ${table} ${page.sql}`,
    page.params,
  );
  // The first page is not full, so the total is known without a second scan of all names.
  const isFirst = slice.offset === 0 && slice.after === undefined;
  if (isFirst && data.length < slice.limit) return { data, total: data.length };
  return { data, ...(await cappedCount(db, table, filter)) };
}

export async function selectContent<Content>(
  db: Queryable,
  noun: ContentNoun,
  id: string,
  own: VisibleClinic,
): Promise<Content | undefined> {
  const { table, termLists, ownLists = {} } = noun;
  const fields = [
    ...commonOf(noun),
    ...shownColumns(noun, (field) => field !== 'clinicId'),
    ...Object.entries(termLists).map(([field, list]) => `${termsOf(noun, list)} as "${field}"`),
    ...Object.entries(ownLists).map(([field, { select }]) => `${select} as "${field}"`),
    `${historyOf(noun, '$2')} as history`,
  ];
  const [row] = await db.query<Content>(
    `select ${fields.join(', ')} from ${table} where ${table}.id = $1 and ${isOwn(noun, '$2')}`,
    [id, own],
  );
  return row;
}

/** Locks the record until the transaction ends. */
export async function lockContent(
  tx: Queryable,
  noun: ContentNoun,
  id: string,
  own: VisibleClinic,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from ${noun.table} where ${noun.table}.id = $1 and ${isOwn(noun, '$2')} for update`,
    [id, own],
  );
  return rows.length > 0;
}

interface NewContentChange extends Omit<ContentChange, 'at' | 'by'> {
  id: string;
  contentId: string;
  staffId: string;
  at: Date;
}

export async function insertContentChange(tx: Queryable, change: NewContentChange): Promise<void> {
  const { id, contentId, staffId, action, fields, at } = change;
  await tx.query(
    `insert into content_change (id, content_id, staff, action, fields, created_at)
     values ($1, $2, coalesce((select user_id from staff where id = $3), ''), $4, $5, $6)`,
    [id, contentId, staffId, action, fields, at],
  );
}
