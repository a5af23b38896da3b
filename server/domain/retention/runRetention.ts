import type { Logger } from 'pino';
import { RETENTION_KINDS, type RetentionKind } from '../../../contract/plain/retention.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { warnOf } from '../../lib/log.ts';
import { limits } from '../../limits/limits.ts';
import type { Failures, RetentionServices } from './oldRows.ts';
import { isRetentionTime } from './retentionRules.ts';
import { addGone, claimKind, releaseKind, selectCutoff } from './retentionSql.ts';
import { rowsOfKind } from './rowsOfKind.ts';

interface Run extends RetentionServices {
  log: Pick<Logger, 'info' | 'warn'>;
  /** Aborted when the process ends: the next run, also of another process, goes on. */
  stopSignal?: AbortSignal;
}

/**
 * The job: once a day, from ten in Seoul, deletes what is too old, one kind after the other. Every process calls it
 * each minute. One process at a time works on a kind, and the next run continues what this one does not finish. A kind
 * that fails is logged and tried again when its claim has ended; the other kinds run.
 */
export async function runRetention(run: Run, now: Date): Promise<void> {
  if (!isRetentionTime(now)) return;
  const begun = performance.now();
  const claimedUntil = () =>
    new Date(now.getTime() + performance.now() - begun + limits.retention.claimMs);
  for (const kind of RETENTION_KINDS) {
    if (run.stopSignal?.aborted) return;
    const warn = warnOf(run.log, `Old data could not be deleted: ${kind}`);
    await runKind(run, kind, { now, claimedUntil }).catch(warn);
  }
}

interface Times {
  now: Date;
  /** Each batch prolongs the claim. */
  claimedUntil: () => Date;
}

async function runKind(run: Run, kind: RetentionKind, { now, claimedUntil }: Times): Promise<void> {
  const { remove } = rowsOfKind[kind];
  if (!remove) return;
  const { db, log, stopSignal } = run;
  const day = koreanDayOf(now);
  if (!(await claimKind(db, { kind, now, day, until: claimedUntil() }))) return;
  const cutoff = await selectCutoff(db, kind, now);
  const failures: Failures = new Map();
  let isDone = cutoff === null;
  for (let batch = 0; cutoff && !isDone && batch < limits.retention.batches; batch += 1) {
    if (stopSignal?.aborted) break;
    const { gone, isLast } = await remove(run, cutoff, now, failures);
    await addGone(db, kind, { gone, now, until: claimedUntil() });
    isDone = isLast;
  }
  const gone = await releaseKind(db, kind, { now, doneOn: isDone ? day : null });
  if (isDone && gone > 0) log.info({ kind, gone }, 'Old data were deleted');
}
