import type { Database, Queryable } from '../db/database.ts';
import { appendChanges } from '../db/feed/appendChanges.ts';
import { writeTaxonomy } from '../db/seed/seedTaxonomy.ts';
import { countAllDays } from '../domain/overview/countDays.ts';
import { koreanDayStart } from '../lib/koreanDay.ts';
import { loadClinics, perLoadClinic } from './data/volumes.ts';
import { clearData, writeDataSet } from './dataSet.ts';
import { createMemberPool } from './generate/member/memberPool.ts';
import { makeMembers } from './generate/member/members.ts';
import { makeStaff } from './generate/member/staffAccounts.ts';
import { planLoadClinic } from './generate/plan/loadPlan.ts';
import { makePractice } from './generate/practices.ts';
import type { OnProgress } from './progressBar.ts';
import { bulkLoad } from './rows/bulkLoad.ts';
import { memberRows, staffRows } from './rows/memberRows.ts';
import { practiceRows } from './rows/practiceRows.ts';
import { mergeRows, SEED_TABLES, type TableRows } from './rows/tables.ts';
import { countForPlanner, writeTables } from './rows/writeTables.ts';

/** Members or clinics that are made and written in one batch. */
const MEMBERS_AT_ONCE = 5_000;
const CLINICS_AT_ONCE = 250;

/**
 * Replaces the rows of a seed with a database of the size that the service has to carry.
 * One transaction: if it breaks off, the rows from before are still there.
 */
export async function seedLoad(
  db: Database,
  onProgress: OnProgress = () => {},
  clinics = loadClinics,
): Promise<void> {
  const today = koreanDayStart(new Date()).getTime();
  const replace = async (tx: Queryable) => {
    await writeTaxonomy(tx);
    await clearData(tx);
    await bulkLoad(tx, SEED_TABLES, () =>
      writeBatches(tx, makeBatches(clinics, today), onProgress),
    );
    await countForPlanner(tx);
    // Otherwise the first server counts all days, a few in each round of its job.
    await countAllDays(tx, new Date());
    await writeDataSet(tx, 'load');
    await appendChanges(tx, [{ kind: 'everything', isSearchChanged: true }]);
  };
  await db.transaction(replace, { isUnlimited: true });
}

interface Batch {
  rows: TableRows;
  done: number;
  all: number;
  what: string;
}

/** The next batch is made while the database writes this one. */
async function writeBatches(
  tx: Queryable,
  batches: Iterable<Batch>,
  onProgress: OnProgress,
): Promise<void> {
  let writing = Promise.resolve();
  for (const { rows, done, all, what } of batches) {
    await writing;
    writing = writeTables(tx, rows).then(() => onProgress(done, all, what));
  }
  await writing;
}

function* makeBatches(clinics: number, today: number): Generator<Batch> {
  const members = makeMembers(clinics * perLoadClinic.members, today);
  const all = members.length + clinics;
  for (const [from, to] of ranges(members.length, MEMBERS_AT_ONCE)) {
    const rows = mergeRows(members.slice(from, to).map(memberRows));
    yield { rows, done: to, all, what: 'members' };
  }
  const world = { chooseMember: createMemberPool(members), nextNumber: counter(), isNewText };
  const staff = makeStaff([], today).filter(({ role }) => role === 'OPERATOR');
  yield { rows: mergeRows(staff.map(staffRows)), done: members.length, all, what: 'staff' };
  for (const [from, to] of ranges(clinics, CLINICS_AT_ONCE)) {
    const numbers = Array.from({ length: to - from }, (_, index) => from + index);
    const practices = numbers.map((number) =>
      makePractice(planLoadClinic(number, clinics, today), world),
    );
    const rows = mergeRows(practices.map((practice) => practiceRows(practice, staff)));
    yield { rows, done: members.length + to, all, what: 'clinics' };
  }
}

/** In the load set texts may repeat. */
const isNewText = () => true;

function counter(): () => number {
  let next = 0;
  return () => next++;
}

function* ranges(total: number, size: number): Generator<[from: number, to: number]> {
  for (let from = 0; from < total; from += size) yield [from, Math.min(from + size, total)];
}
