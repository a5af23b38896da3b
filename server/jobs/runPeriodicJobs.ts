import type { Logger } from 'pino';
import type { AppContext } from '../appContext.ts';
import { deleteOldChanges } from '../db/feed/appendChanges.ts';
import { createHeadLog } from '../domain/audit/auditHeads.ts';
import { deleteOldDays } from '../domain/audit/deleteOldDays.ts';
import { readAuditKeys } from '../domain/audit/formerKeys.ts';
import { reportUnusualReading } from '../domain/audit/unusualReading.ts';
import { sealPlainTexts } from '../domain/counsel/texts/sealPlainTexts.ts';
import { deleteOldCodes } from '../domain/email/emailSql.ts';
import { type EventViews, writeEventViews } from '../domain/event/eventViews.ts';
import type { Live } from '../domain/live/createLive.ts';
import { finishErasures } from '../domain/member/eraseKeys.ts';
import { unlinkMembers } from '../domain/member/unlinkMembers.ts';
import { sealPhotos } from '../domain/message/sealPhotos.ts';
import { deleteEndedSubscriptions } from '../domain/notice/pushSql.ts';
import { countDays } from '../domain/overview/countDays.ts';
import { saveRun } from '../domain/retention/retentionSql.ts';
import { runRetention } from '../domain/retention/runRetention.ts';
import { restoreReviews } from '../domain/review/restoreReviews.ts';
import type { SearchCounts } from '../domain/search/counts/searchCounts.ts';
import {
  deleteOldSearchTerms,
  writeSearchCounts,
} from '../domain/search/counts/writeSearchCounts.ts';
import { deleteUnusedFiles } from '../domain/upload/deleteUnusedFiles.ts';
import type { FileStore } from '../files/fileStore.ts';
import { deleteOldAnswers } from '../http/answer/answerOnce.ts';
import { deleteOldTries } from '../http/guard/limiters.ts';
import { warnOf } from '../lib/log.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../lib/units.ts';
import { limits } from '../limits/limits.ts';
import { handleLineEvents } from '../line/handleLineEvents.ts';
import type { LineSettings } from '../line/lineSettings.ts';
import { type DeliveryServices, openLanes } from '../notify/deliverNotices.ts';
import { writeReminders } from '../notify/writeReminders.ts';
import { type Repeated, repeat } from './repeat.ts';

interface JobServices {
  fileStore: FileStore;
  searchCounts: SearchCounts;
  eventViews: EventViews;
  live: Live;
  delivery: Omit<DeliveryServices, 'now' | 'log' | 'memberKeys' | 'stopSignal'>;
  log: Logger;
  /** Aborted when the server stops: then no new work begins. */
  stopSignal: AbortSignal;
}

/** Starts every job that this process does on a timer. A job that fails is logged and runs again next time. */
export function runPeriodicJobs(
  context: AppContext,
  { fileStore, searchCounts, eventViews, live, delivery, log, stopSignal }: JobServices,
): Repeated {
  const { db, memberKeys, now, audit } = context;
  const { line } = delivery.settings;
  const logHeads = createHeadLog(db, log);
  const every = (ms: number, job: () => Promise<unknown>, failed: string) =>
    repeat(ms, () => job().then(() => {}, warnOf(log, failed)));
  // A lane that hangs delays no other one.
  const lanes = openLanes(db, { ...delivery, memberKeys, log, now, stopSignal }).map((lane) =>
    every(2 * SECOND_MS, () => lane.deliver(), 'Notices could not be sent'),
  );
  const lineLoop = (line: LineSettings) =>
    every(
      SECOND_MS,
      () => handleLineEvents({ ...context, line, fileStore, log, stopSignal }),
      'Events of LINE were left for the next time',
    );
  const writeSearches = () =>
    writeSearchCounts(db, searchCounts).catch(warnOf(log, 'Searches could not be counted'));
  const writeViews = () =>
    writeEventViews(db, eventViews).catch(warnOf(log, 'Views of events could not be counted'));
  const jobs = [
    ...lanes,
    repeat(MINUTE_MS, () => doEachMinute({ db, log }, now())),
    ...(line ? Array.from({ length: limits.line.loops }, () => lineLoop(line)) : []),
    every(
      MINUTE_MS,
      () => finishErasures(context, now()),
      'Keys of erased members could not be deleted',
    ),
    every(
      10 * SECOND_MS,
      () => unlinkMembers(context, { log, stopSignal }),
      'Members who left could not be unlinked',
    ),
    every(2 * SECOND_MS, () => sealPlainTexts(context), 'Plain texts could not be encrypted'),
    every(
      2 * SECOND_MS,
      () => sealPhotos(context, fileStore, stopSignal),
      'Photos of messages could not be encrypted',
    ),
    every(10 * MINUTE_MS, () => deleteAnswers(db, now()), 'Old answers could not be deleted'),
    repeat(10 * SECOND_MS, writeSearches),
    repeat(10 * SECOND_MS, writeViews),
    every(5 * MINUTE_MS, () => countDays(db, now()), 'Days could not be counted'),
    every(MINUTE_MS, () => deleteOldChanges(db, now()), 'Old changes could not be deleted'),
    every(
      10 * MINUTE_MS,
      () => deleteUnusedFiles(db, fileStore, now(), stopSignal),
      'Unused uploads could not be deleted',
    ),
    every(
      MINUTE_MS,
      () => logHeads(now()).then(() => reportUnusualReading({ db, audit, log }, now())),
      'Heads of the access record, or unusual reading, were not reported',
    ),
    every(HOUR_MS, () => deleteOldEntries(context, log), 'Old access records could not be deleted'),
    repeat(MINUTE_MS, () => runRetention({ ...context, fileStore, log, stopSignal }, now())),
    repeat(SECOND_MS, async () => live.beat()),
    repeat(SECOND_MS, () => live.check()),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      // What was counted since the last time.
      await writeSearches();
      await writeViews();
    },
  };
}

/** One job after the other. A job that fails is logged, and the next one runs. */
export async function doEachMinute(
  { db, log }: { db: AppContext['db']; log: Logger },
  now: Date,
): Promise<void> {
  const jobs = [
    [writeReminders, 'Reminders could not be written'],
    [restoreReviews, 'Hidden reviews could not be shown again'],
    [deleteOldSearchTerms, 'Old counts of searches could not be deleted'],
    [deleteOldTries, 'Old counts of tries could not be deleted'],
    [deleteOldCodes, 'Old codes for e-mail could not be deleted'],
    [deleteEndedSubscriptions, 'Ended push subscriptions could not be deleted'],
  ] as const;
  for (const [job, failed] of jobs) await job(db, now).catch(warnOf(log, failed));
}

async function deleteAnswers(db: AppContext['db'], now: Date): Promise<void> {
  const gone = await deleteOldAnswers(db, now);
  await saveRun(db, 'answer', { gone, now });
}

async function deleteOldEntries({ db, masterKeys, now }: AppContext, log: Logger): Promise<void> {
  const keys = await readAuditKeys(db, masterKeys);
  const { gone, brokenDays } = await deleteOldDays(db, keys, now());
  if (gone > 0) log.info({ kind: 'access', gone }, 'Old data were deleted');
  if (brokenDays > 0)
    log.error({ brokenDays }, 'Old days of the access record are broken: run audit:check');
}
