import type { ErrorCode } from '../../contract/plain/errorCode.ts';
import { endEvent, type StoredLineEvent, selectAnswered } from './lineEventSql.ts';
import { isFinal } from './lineRefusals.ts';
import type { LineWork, MemberEvent } from './lineWork.ts';
import { putIntoThread } from './putIntoThread.ts';
import { openPayload } from './storeLineEvents.ts';

interface Answered {
  /** The messages that waited for the answer, oldest first. */
  asked: readonly StoredLineEvent[];
  counselId: string;
}

/**
 * Puts each message that waited for this answer into the thread, unless it is refused. Returns how many ended with this
 * answer, earlier tries included, and the reason of the last refusal.
 */
export async function putAsked(
  work: LineWork,
  answer: MemberEvent,
  { asked, counselId }: Answered,
): Promise<{ count: number; refused: ErrorCode | null }> {
  const { id, memberId, lineUser, language } = answer;
  for (const one of asked) {
    const payload = (await openPayload(work, one)) ?? {};
    const opened = { ...one, memberId, lineUser, language, payload };
    await putUnlessRefused(work, opened, { counselId, answeredBy: id });
  }
  const ended = await selectAnswered(work.db, answer);
  const refused = ended.findLast(({ state }) => state === 'REFUSED')?.problem;
  return { count: ended.length, refused: (refused as ErrorCode | undefined) ?? null };
}

async function putUnlessRefused(
  work: LineWork,
  event: MemberEvent,
  { counselId, answeredBy }: { counselId: string; answeredBy: string },
): Promise<void> {
  try {
    await putIntoThread(work, event, { counselId, answeredBy });
  } catch (error) {
    if (!isFinal(error)) throw error;
    await endEvent(work.db, event.id, { state: 'REFUSED', problem: error.code, answeredBy });
  }
}
