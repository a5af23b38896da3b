import { uuidv7 } from 'uuidv7';
import type { AuditEntry } from '../../../contract/staff/staffAudit.ts';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { type AuditKeys, createAuditKeys } from './auditKeys.ts';
import {
  type AccessHead,
  type AccessRecord,
  headAt,
  headText,
  OPERATOR_CHAIN,
  recordText,
  signedOn,
  UNKNOWN_CHAIN,
} from './auditRules.ts';
import {
  type AuditAccount,
  insertRecords,
  lockNewestHead,
  saveHead,
  selectAuditAccounts,
} from './auditSql.ts';
import { readAuditKeys } from './formerKeys.ts';

export interface NewAuditEntry {
  /** Null when no account has the name that was typed. */
  staffId: string | null;
  /** For an act of a member, without `staffId`: the clinic whose chain gets it. */
  clinicId?: string;
  /** The network address of the caller; null for a command of the server itself, and for members. */
  address: string | null;
  action: AuditEntry['action'];
  /** The kind of record, e.g. `counsel`. */
  subject: string;
  subjectIds: readonly string[];
  /** Names of fields or states, never a text that a person wrote. */
  detail?: string;
  at: Date;
}

export interface Audit {
  /**
   * Appends an entry of a write in its transaction. Call it last: other writers of the same clinic wait for the head of
   * its chain.
   */
  write(tx: Queryable, entry: NewAuditEntry): Promise<void>;
  /**
   * Appends an entry of a reading. The caller answers after this: no data without an entry. Readings that come while
   * one is written become one transaction: if it fails, all of them are refused.
   */
  record(entry: NewAuditEntry): Promise<void>;
}

interface Batch {
  entries: NewAuditEntry[];
  written: Promise<void>;
}

export function createAudit({ db, masterKeys }: { db: Database; masterKeys: MasterKeys }): Audit {
  const signing = { keys: createAuditKeys(masterKeys), masterKeys };
  let open: Batch | null = null;
  let last: Promise<void> = Promise.resolve();

  /** Begins when the batch before is written; until then entries are added to it. */
  const openBatch = (): Batch => {
    const batch: Batch = {
      entries: [],
      written: last.then(() => {
        open = null;
        return db.transaction((tx) => append(tx, signing, batch.entries));
      }),
    };
    last = batch.written.catch(() => {});
    return batch;
  };

  return {
    write: (tx, entry) => append(tx, signing, [entry]),
    record: (entry) => {
      open ??= openBatch();
      open.entries.push(entry);
      return open.written;
    },
  };
}

/** Who calls, from where and when, as entries name it. */
export const by = (call: {
  session: { staffId: string };
  address: string | null;
  now: Date;
}): Pick<NewAuditEntry, 'staffId' | 'address' | 'at'> => ({
  staffId: call.session.staffId,
  address: call.address,
  at: call.now,
});

/** The kind and the ids of the records that an entry is about. */
export const about = (subject: string, ...subjectIds: string[]) => ({ subject, subjectIds });

/** An entry of staff about their own account. */
export const aboutSelf = (staffId: string) => ({ staffId, ...about('staff', staffId) });

interface Signing {
  keys: AuditKeys;
  masterKeys: MasterKeys;
}

/** Locks the chains in the order of their names, so that two batches do not wait for each other. */
async function append(
  tx: Queryable,
  signing: Signing,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  const ids = new Set(entries.flatMap(({ staffId }) => staffId ?? []));
  const accounts = await selectAuditAccounts(tx, [...ids]);
  const chains = new Map<string, NamedEntry[]>();
  for (const entry of entries) {
    const account = accounts.find(({ id }) => id === entry.staffId);
    const chain = entry.clinicId ?? chainOf(account);
    chains.set(chain, [...(chains.get(chain) ?? []), { ...entry, staff: account?.userId ?? '' }]);
  }
  const names = [...chains.keys()].sort();
  for (const chain of names) await extend(tx, signing, chain, chains.get(chain) ?? []);
}

type NamedEntry = NewAuditEntry & { staff: string };

const chainOf = (account: AuditAccount | undefined): string =>
  account ? (account.clinicId ?? OPERATOR_CHAIN) : UNKNOWN_CHAIN;

async function extend(
  tx: Queryable,
  signing: Signing,
  chain: string,
  entries: readonly NamedEntry[],
): Promise<void> {
  const { keys } = signing;
  const newest = Math.max(...entries.map(({ at }) => at.getTime()));
  const today = koreanDayOf(new Date(newest));
  let head = await openDay(tx, signing, chain, today);
  const records: AccessRecord[] = [];
  for (const entry of entries) {
    const record = recordOf(keys, entry, head);
    records.push(record);
    head = sealed(keys, { ...head, position: record.position, hash: record.hash });
  }
  await Promise.all([insertRecords(tx, records), saveHead(tx, head)]);
}

function recordOf(
  keys: AuditKeys,
  { subjectIds, address, detail = '', clinicId: _chain, ...entry }: NamedEntry,
  head: AccessHead,
): AccessRecord {
  const { chain, day, position } = head;
  const before = position === 0 ? head.before : keys.linkTo(head.seal);
  const place = { chain, day, position: position + 1, before };
  const said = { ...entry, address: address ?? '', subjectIds: [...subjectIds], detail };
  const record = { ...place, ...said, id: uuidv7() };
  return { ...record, hash: keys.sign(recordText(record)) };
}

/** The head to continue. If today has entries already, an entry that began before midnight belongs to today. */
async function openDay(
  tx: Queryable,
  { keys, masterKeys }: Signing,
  chain: string,
  today: string,
): Promise<AccessHead> {
  const head = await lockNewestHead(tx, chain, today);
  if (head.day >= today) return head;
  // The master key may have been replaced since.
  const allKeys = await readAuditKeys(tx, masterKeys);
  // A head that was changed without the server is not signed again, and the link to it does not match, so that the
  // check still finds the change.
  const isSigned = allKeys.verify(headText(head), head.seal, signedOn(head));
  const isRight = isSigned && head.nextDay === null;
  if (isRight) await saveHead(tx, sealed(keys, { ...head, nextDay: today }));
  const seal = isRight ? keys.sign(headAt(head, head)) : head.seal;
  const begun = { chain, day: today, position: 0, hash: '', nextDay: null, droppedAt: null };
  return { ...begun, beforeDay: head.day, before: keys.linkTo(seal), seal: '' };
}

export const sealed = (keys: AuditKeys, head: AccessHead): AccessHead => ({
  ...head,
  seal: keys.sign(headText(head)),
});
