import { RETENTION } from '../../../contract/plain/retention.ts';
import type { Queryable } from '../../db/database.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { limits } from '../../limits/limits.ts';
import { cutoffOf } from '../retention/retentionRules.ts';
import type { LoggedHeads } from './auditHeads.ts';
import type { AuditKeys } from './auditKeys.ts';
import {
  type AccessHead,
  type AccessRecord,
  type AuditBreak,
  headAt,
  headText,
  recordText,
  signedOn,
} from './auditRules.ts';
import { selectHead, selectRecords } from './checkSql.ts';

export interface CheckServices {
  db: Queryable;
  keys: AuditKeys;
  /** Heads that left the machine with the log; null without a log file. */
  logged: LoggedHeads | null;
}

export interface CheckedDay {
  rows: number;
  broken: AuditBreak | null;
}

type Place = Pick<AuditBreak, 'kind'> & { position: number };
interface Last {
  position: number;
  hash: string;
}

/** Checks every entry of a day, and that the day ends where its head, and the log, say. */
export async function checkDay(services: CheckServices, head: AccessHead): Promise<CheckedDay> {
  const found = { rows: 0 };
  const { chain, day } = head;
  const broken = (place: Place): CheckedDay => ({ ...found, broken: { chain, day, ...place } });

  let last: Last = { position: 0, hash: '' };
  if (head.droppedAt === null) {
    for await (const row of recordsOf(services, head)) {
      const place = brokenAt(services, { head, last, row });
      if (place) return broken(place);
      found.rows += 1;
      last = row;
    }
  } else {
    last = head;
  }
  const place = brokenEnd(services, head, last) ?? droppedEarly(head);
  return place ? broken(place) : { ...found, broken: null };
}

function brokenAt(
  { keys, logged }: CheckServices,
  { head, last, row }: { head: AccessHead; last: Last; row: AccessRecord },
): Place | null {
  const position = last.position + 1;
  if (row.position > head.position || row.position < position) {
    return { kind: 'INSERTED', position: row.position };
  }
  if (row.position > position) return { kind: 'REMOVED', position };
  const follows =
    position === 1
      ? row.before === head.before
      : keys.isLinkTo(headAt(head, last), row.before, head.day);
  if (!(follows && keys.verify(recordText(row), row.hash, head.day))) {
    return { kind: 'CHANGED', position };
  }
  return hasOtherHash(loggedOf(logged, head), row) ? { kind: 'ROLLED_BACK', position } : null;
}

function brokenEnd({ keys, logged }: CheckServices, head: AccessHead, last: Last): Place | null {
  const position = last.position + 1;
  const isEnd = last.position === head.position && last.hash === head.hash;
  if (!(isEnd && keys.verify(headText(head), head.seal, signedOn(head))))
    return { kind: 'CUT', position };
  const inLog = loggedOf(logged, head);
  if (hasOtherHash(inLog, head)) return { kind: 'ROLLED_BACK', position: head.position };
  const isBehind = [...inLog.keys()].some((logPosition) => logPosition > head.position);
  return isBehind ? { kind: 'ROLLED_BACK', position } : null;
}

/** Entries that were deleted before the least period was over. The head says when, under the signature of the server. */
function droppedEarly({ day, droppedAt }: AccessHead): Place | null {
  const { least, unit } = RETENTION.access;
  const cutoff = droppedAt && cutoffOf(least, unit, droppedAt);
  return cutoff && day >= koreanDayOf(cutoff) ? { kind: 'CUT', position: 1 } : null;
}

const NOTHING_LOGGED: ReadonlyMap<number, string> = new Map();
const loggedOf = (logged: LoggedHeads | null, { chain, day }: AccessHead) =>
  logged?.get(`${chain} ${day}`) ?? NOTHING_LOGGED;

const hasOtherHash = (inLog: ReadonlyMap<number, string>, { position, hash }: Last) =>
  (inLog.get(position) ?? hash) !== hash;

/** The entries of the day. Entries behind its head are returned too, unless the head has moved on meanwhile. */
async function* recordsOf({ db }: CheckServices, head: AccessHead): AsyncGenerator<AccessRecord> {
  let after: number | null = null;
  for (;;) {
    const batch: AccessRecord[] = await selectRecords(db, head, after);
    for (const record of batch) {
      if (record.position > head.position && (await hasMovedOn(db, head, record))) return;
      yield record;
      after = record.position;
    }
    if (batch.length < limits.audit.checkedAtOnce) return;
  }
}

const hasMovedOn = async (db: Queryable, head: AccessHead, { position }: AccessRecord) =>
  ((await selectHead(db, head))?.position ?? 0) >= position;
