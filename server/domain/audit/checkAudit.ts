import { limits } from '../../limits/limits.ts';
import type { AuditKeys } from './auditKeys.ts';
import {
  type AccessHead,
  type AuditBreak,
  FIRST_CHAIN,
  headAt,
  headText,
  signedOn,
} from './auditRules.ts';
import { type CheckServices, checkDay } from './checkDay.ts';
import { selectHead, selectHeadlessDay, selectHeads, selectLostDay } from './checkSql.ts';
import { checkFirstChain } from './firstChain.ts';

export interface CheckPart {
  rows: number;
  /** Where the next part begins; null at the end. */
  next: string | null;
  broken: AuditBreak | null;
}

const FIRST_DAY = '0001-01-01';
/** Before the name of every chain. */
const BEFORE_CHAINS = ` ${FIRST_DAY}`;

/** Checks a part of the access record: the first chain, then chain after chain and day after day. */
export async function checkAudit(services: CheckServices, from: string | null): Promise<CheckPart> {
  const [chain = '', place = ''] = (from ?? `${FIRST_CHAIN} 0`).split(' ');
  if (chain !== FIRST_CHAIN) return checkHeads(services, { chain, day: place });
  const { rows, next, broken } = await checkFirst(services, Number(place));
  const following = next === null ? BEFORE_CHAINS : `${FIRST_CHAIN} ${next}`;
  return { rows, broken, next: broken ? null : following };
}

/** The first chain is deleted as a whole; its head records when. */
async function checkFirst({ db, keys }: CheckServices, after: number) {
  const [dropped] = await selectHeads(db, { chain: FIRST_CHAIN, day: FIRST_DAY }, 1);
  const isDropped =
    dropped?.chain === FIRST_CHAIN &&
    keys.verify(headText(dropped), dropped.seal, signedOn(dropped));
  return isDropped ? { rows: 0, next: null, broken: null } : checkFirstChain(db, after);
}

async function checkHeads(
  services: CheckServices,
  from: Pick<AccessHead, 'chain' | 'day'>,
): Promise<CheckPart> {
  const part: CheckPart = { rows: 0, next: null, broken: null };
  const heads = await selectHeads(services.db, from, limits.audit.checkedAtOnce);
  let former: AccessHead | null = null;
  for (const head of heads) {
    const isDone = head.chain === from.chain && head.day === from.day;
    if (!isDone) {
      const broken = brokenBetween(services.keys, former, head);
      if (broken) return { ...part, next: null, broken };
      const checked = await checkDayNow(services, head);
      part.rows += checked.rows;
      if (checked.broken) return { ...part, next: null, broken: checked.broken };
    }
    former = head;
    part.next = `${head.chain} ${head.day}`;
    if (part.rows >= limits.audit.checkedAtOnce) return part;
  }
  if (heads.length === limits.audit.checkedAtOnce) return part;
  return { ...part, next: null, broken: await brokenAtEnd(services, former) };
}

/** Entries may be deleted because of their age while they are checked. */
async function checkDayNow(services: CheckServices, head: AccessHead) {
  const checked = await checkDay(services, head);
  const now = checked.broken && (await selectHead(services.db, head));
  const isDroppedNow = now && now.droppedAt !== null && head.droppedAt === null;
  return isDroppedNow ? checkDay(services, now) : checked;
}

const missingDay = (chain: string, day: string): AuditBreak => ({
  chain,
  day,
  position: null,
  kind: 'DAY_REMOVED',
});

/** Whether this day's link matches the head of the day before. */
function brokenBetween(
  keys: AuditKeys,
  former: AccessHead | null,
  head: AccessHead,
): AuditBreak | null {
  if (former && former.chain !== head.chain) {
    if (former.nextDay !== null) return missingDay(former.chain, former.nextDay);
    return brokenBetween(keys, null, head);
  }
  const { chain, day, beforeDay } = head;
  if (!former) return beforeDay === null ? null : missingDay(chain, beforeDay);
  const { nextDay } = former;
  if (nextDay !== null && nextDay !== day) return missingDay(chain, nextDay);
  if (beforeDay !== former.day) return missingDay(chain, beforeDay ?? day);
  const isNext = keys.isLinkTo(headAt(former, former), head.before, day);
  return isNext ? null : missingDay(chain, day);
}

/** What can only be seen at the end: a missing last day, entries without a head, and whole chains that the log knows. */
async function brokenAtEnd(
  { db, logged }: CheckServices,
  last: AccessHead | null,
): Promise<AuditBreak | null> {
  if (last && last.nextDay !== null) return missingDay(last.chain, last.nextDay);
  const headless = await selectHeadlessDay(db);
  if (headless) return { ...headless, position: 1, kind: 'INSERTED' };
  const lost = logged && (await selectLostDay(db, [...logged.keys()]));
  return lost ? { ...lost, position: 1, kind: 'ROLLED_BACK' } : null;
}
