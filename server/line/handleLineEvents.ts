import type { ErrorCode } from '../../contract/plain/errorCode.ts';
import { warnOf } from '../lib/log.ts';
import { nextTry } from '../lib/outcome.ts';
import { MINUTE_MS, SECOND_MS } from '../lib/units.ts';
import { limits } from '../limits/limits.ts';
import { answerInLine, textMessage } from './answerInLine.ts';
import { updateFriend } from './friendEventSql.ts';
import { replyInLine } from './lineApi.ts';
import {
  endEvent,
  postponeEvent,
  type StoredLineEvent,
  takeDueEvent,
  wasTold,
  wasUnsent,
} from './lineEventSql.ts';
import { STRANGER_TEXT } from './lineTexts.ts';
import { EndedByAnotherProcess, type LineWork, type MemberEvent, TryLater } from './lineWork.ts';
import { receiveLineMessage } from './receiveLineMessage.ts';
import { receivePostback } from './receivePostback.ts';
import { isFinal, reasonOf } from './refusedMessages.ts';
import { openPayload } from './storeLineEvents.ts';
import { unsendMessage } from './unsendMessage.ts';

/** The last wait is short, too, because the later messages of the person wait behind this one. */
const WAITS_MS = [8 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS];

interface Job extends LineWork {
  /** Aborted when the server stops. */
  stopSignal?: AbortSignal;
}

/**
 * The job that handles what people did in the LINE chat. Persons take turns: one event of a person, then one of the
 * next.
 */
export async function handleLineEvents(job: Job): Promise<void> {
  const { db, now, line, stopSignal } = job;
  /** Persons who had a turn, the oldest turn first. */
  const served = new Set<string>();
  while (!stopSignal?.aborted) {
    const at = now();
    const until = new Date(at.getTime() + limits.line.leaseMs);
    const taking = { now: at, until, issuer: line.issuer, served: [...served] };
    const event = await takeDueEvent(db, taking);
    if (!event) return;
    served.delete(event.person);
    served.add(event.person);
    try {
      await handleEvent(job, event);
    } catch (error) {
      if (!(error instanceof EndedByAnotherProcess)) await tryLater(job, event, error);
    }
  }
}

async function handleEvent(work: LineWork, stored: StoredLineEvent): Promise<void> {
  const { db, line } = work;
  const { id, kind, memberId, lineUser, language, happenedAt } = stored;
  if (kind === 'unsend') return takeBack(work, stored);
  if (memberId === null || lineUser === null || language === null)
    return tellStranger(work, stored);
  if (kind === 'follow' || kind === 'unfollow') {
    const { issuer } = line;
    await updateFriend(db, { memberId, issuer, isFriend: kind === 'follow', at: happenedAt });
    await endEvent(db, id, { state: 'DONE' });
    return;
  }
  if (kind === 'message' && stored.sealed === null) {
    return tellErased(work, { ...stored, memberId, lineUser, language, payload: {} });
  }
  const payload = await openPayload(work, stored);
  // The key may be missing only for a while, so the event is tried again. After the last try the member is told that
  // the message did not arrive.
  if (payload === null) throw new TryLater('cannot be opened');
  const { messageId: lineId } = stored;
  if (kind === 'message' && lineId !== null && (await wasUnsent(db, { memberId, lineId }))) {
    await endEvent(db, id, { state: 'DONE', problem: 'unsent' });
    return;
  }
  const event = { ...stored, memberId, lineUser, language, payload };
  try {
    await (kind === 'message' ? receiveLineMessage(work, event) : receivePostback(work, event));
  } catch (error) {
    if (!isFinal(error)) throw error;
    await tellReason(work, event, error.code);
  }
}

/** Erases a message that its member has taken back, if the webhook could not do it. */
async function takeBack(work: LineWork, event: StoredLineEvent): Promise<void> {
  const { id, memberId, messageId: lineId, createdAt: at } = event;
  if (memberId !== null && lineId !== null) {
    await unsendMessage(work, work.fileStore, { memberId, lineId, at });
  }
  await endEvent(work.db, id, { state: 'DONE' });
}

/**
 * A neutral answer, which does not say who is a member. A person gets it once an hour at most, so that several
 * messages, one after the other, get one answer.
 */
async function tellStranger(work: LineWork, event: StoredLineEvent): Promise<void> {
  const { db, now, line, log } = work;
  const { person } = event;
  const since = new Date(now().getTime() - limits.line.tellAgainMs);
  if (await wasTold(db, person, since)) {
    await endEvent(db, event.id, { state: 'TOLD', problem: 'told before' });
    return;
  }
  const { replyToken } = (await openPayload(work, event)) ?? {};
  const text = `${STRANGER_TEXT}\n${work.clientConfig.publicUrl}/counsel`;
  const isTold =
    replyToken !== undefined &&
    (await replyInLine(line, { replyToken, messages: [{ type: 'text', text }] }));
  if (isTold) await endEvent(db, event.id, { state: 'TOLD' });
  else {
    // The next message gets the answer: its token is new.
    await endEvent(db, event.id, { state: 'FAILED', problem: 'no reply' });
    log.warn({ kind: event.kind }, 'A person who is no member got no answer in LINE');
  }
}

/**
 * Tells the member that messages were erased with the texts of a clinic (`eraseWaitingMessages`), or have waited too long
 * for the choice of a counsel (`oldLineEvents`).
 */
async function tellErased(work: LineWork, event: MemberEvent): Promise<void> {
  const { language } = event;
  const name = event.id.startsWith('expired ') ? 'expired' : 'erased';
  const message = textMessage(work, { name, language, path: '/counsel' });
  if (!(await answerInLine(work, event, message))) throw new TryLater('pushed within the hour');
  await endEvent(work.db, event.id, { state: 'DONE', problem: name });
}

async function tellReason(work: LineWork, event: MemberEvent, code: ErrorCode): Promise<void> {
  const name = reasonOf(code);
  const { language } = event;
  await answerInLine(work, event, textMessage(work, { name, language, path: '/counsel' }));
  await endEvent(work.db, event.id, { state: 'REFUSED', problem: code });
}

async function tryLater(job: Job, event: StoredLineEvent, error: unknown): Promise<void> {
  const { db, now, log } = job;
  const { id, kind, attempts, createdAt } = event;
  const at = now();
  const problem = error instanceof TryLater ? error.message : 'failed';
  if (!(error instanceof TryLater)) warnOf(log, 'An event of LINE failed')(error);
  // What a member took back is erased in any case.
  if (kind === 'unsend' || at.getTime() - createdAt.getTime() < limits.line.giveUpMs) {
    await postponeEvent(db, id, { dueAt: nextTry(WAITS_MS, attempts - 1, at), problem });
    return;
  }
  await tellNotReceived(job, event);
  await endEvent(db, id, { state: 'FAILED', problem });
  log.warn({ kind, attempts, problem }, 'An event of LINE was given up');
}

/** Tells the member that the message did not arrive. The event ends, whether LINE accepts this answer or not. */
async function tellNotReceived(work: LineWork, event: StoredLineEvent): Promise<void> {
  const { memberId, lineUser, language } = event;
  if (memberId === null || lineUser === null || language === null) return;
  const message = textMessage(work, { name: 'notReceived', language, path: '/counsel' });
  const opened = { ...event, memberId, lineUser, language, payload: {} };
  await answerInLine(work, opened, message).catch(() => {});
}
