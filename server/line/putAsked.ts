import { endEvent, refuseOlder, selectAnswered, selectAskedEvents } from './lineEventSql.ts';
import type { LineWork, MemberEvent } from './lineWork.ts';
import { putIntoThread } from './putIntoThread.ts';
import { isFinal } from './refusedMessages.ts';
import { openPayload } from './storeLineEvents.ts';

/**
 * Puts each message that waited for this answer into the thread, unless it is refused. A message that is older than the
 * counsel is refused: another clinic would read it. Returns how many messages this answer has ended, also in earlier
 * tries, and why the last refused one was refused.
 */
export async function putAsked(
  work: LineWork,
  answer: MemberEvent,
  counselId: string,
): Promise<{ count: number; refused: string | null }> {
  const { id, memberId, lineUser, language } = answer;
  await refuseOlder(work.db, { memberId, counselId, answeredBy: id });
  for (const one of await selectAskedEvents(work.db, memberId, work.line.issuer)) {
    const payload = (await openPayload(work, one)) ?? {};
    const opened = { ...one, memberId, lineUser, language, payload };
    await putUnlessRefused(work, opened, { counselId, answeredBy: id });
  }
  const ended = await selectAnswered(work.db, answer);
  const refused = ended.findLast(({ state }) => state === 'REFUSED')?.problem;
  return { count: ended.length, refused: refused ?? null };
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
