import { expect, it } from 'vitest';
import { Counsel, CounselCause } from '../../../contract/counsel.ts';
import { Message } from '../../../contract/message.ts';
import { COUNSEL_STATES } from '../../../contract/plain/counselCourse.ts';
import {
  ALIAS_KINDS,
  CONTENT_STATUSES,
  LINE_STATES,
  NOTICE_CHANNELS,
  NOTICE_STATES,
  RECORD_TYPES,
  REPORT_REASONS,
  REVIEW_STATUSES,
  STAFF_ROLES,
} from '../../../contract/plain/enums.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';

const LANGUAGES = ['ko', 'ja'];

/** The columns with a check constraint, and the list of the contract that it repeats. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'bookmark.target_type': RECORD_TYPES,
  'clinic.status': CONTENT_STATUSES,
  'counsel.source_type': RECORD_TYPES,
  'counsel.state': COUNSEL_STATES,
  'counsel_change.actor': Counsel.shape.history.element.shape.by.options,
  'counsel_change.cause': [...CounselCause.values],
  'doctor.status': CONTENT_STATUSES,
  'event.status': CONTENT_STATUSES,
  'member.language': LANGUAGES,
  'message.author': Message.shape.by.options,
  'message.line_state': LINE_STATES,
  'outbox.channel': NOTICE_CHANNELS,
  'outbox.state': NOTICE_STATES,
  'review.status': REVIEW_STATUSES,
  'review_report.reason': REPORT_REASONS,
  'search_alias.kind': ALIAS_KINDS,
  'search_alias.language': LANGUAGES,
  'staff.role': STAFF_ROLES,
  'translation.language': LANGUAGES,
};
const OF_THE_SERVER_ALONE = ['line_event.state'];

it('a column that checks its words accepts exactly those of the contract', async () => {
  const db = await openTestDatabase();
  const constraints = await db.query<{ table: string; definition: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  const checked = constraints.flatMap(({ table, definition }) => {
    const [, column, words = ''] =
      /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[)?('[^\]]*'::text)(?:\]\))?\)\)/.exec(definition) ?? [];
    const accepted = [...words.matchAll(/'([^']*)'/g)].map(([, word]) => word);
    return column === undefined ? [] : [[`${table}.${column}`, accepted.toSorted()] as const];
  });
  const expected = Object.entries(LISTS).map(([name, words]) => [name, words.toSorted()] as const);
  const isShared = ([name]: readonly [string, unknown]) => !OF_THE_SERVER_ALONE.includes(name);
  expect(Object.fromEntries(checked.filter(isShared))).toEqual(Object.fromEntries(expected));
});
