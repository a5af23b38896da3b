import type { Logger } from 'pino';
import type { AppContext } from '../appContext.ts';
import { restoreReviews } from '../domain/review/restoreReviews.ts';
import { sweepUploads } from '../domain/upload/sweepUploads.ts';
import type { FileStore } from '../files/fileStore.ts';
import { warnOf } from '../http/listen/requestLog.ts';
import { type Delivery, deliverNotices } from '../notify/deliverNotices.ts';
import { writeReminders } from '../notify/writeNotices.ts';
import { type Repeated, repeat } from './repeat.ts';

const SWEEP_MS = 10 * 60 * 1_000;
const REMIND_MS = 60 * 1_000;
const DELIVER_MS = 2_000;

interface JobServices {
  fileStore: FileStore;
  delivery: Omit<Delivery, 'now'>;
  log: Logger;
}

/** Starts every job that this process does on a timer. A job that fails is logged and runs again next time. */
export function runPeriodicJobs(
  { db, now }: AppContext,
  { fileStore, delivery, log }: JobServices,
): Repeated {
  const jobs = [
    repeat(SWEEP_MS, () =>
      sweepUploads(db, fileStore, now()).catch(warnOf(log, 'Unused uploads could not be deleted')),
    ),
    repeat(REMIND_MS, () =>
      remindAndRestore(db, now()).catch(
        warnOf(log, 'Reminders could not be written, or hidden reviews not be restored'),
      ),
    ),
    repeat(DELIVER_MS, () =>
      deliverNotices(db, { ...delivery, now }).then(
        () => {},
        warnOf(log, 'Notices could not be sent'),
      ),
    ),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

async function remindAndRestore(db: AppContext['db'], now: Date): Promise<void> {
  await writeReminders(db, now);
  await restoreReviews(db, now);
}
