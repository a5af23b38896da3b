import type { ErrorCode } from '../../contract/errorCode.ts';
import { endEvent, type StoredLineEvent } from './lineEventSql.ts';
import { isFinal } from './lineRefusals.ts';
import type { LineWork, MemberEvent } from './lineWork.ts';
import { putIntoThread } from './putIntoThread.ts';
import { openPayload } from './storeLineEvents.ts';

interface Answered {
  /** The messages that waited for the answer, oldest first. */
  asked: readonly StoredLineEvent[];
  counselId: string;
}

/** The messages that waited for this answer of the member go into the thread, each one unless it is refused. */
export async function putAsked(
  work: LineWork,
  { memberId, lineUser, language }: MemberEvent,
  { asked, counselId }: Answered,
): Promise<{ count: number; refused: ErrorCode | null }> {
  let refused: ErrorCode | null = null;
  for (const one of asked) {
    const payload = (await openPayload(work, one)) ?? {};
    const opened = { ...one, memberId, lineUser, language, payload };
    refused = (await putUnlessRefused(work, opened, counselId)) ?? refused;
  }
  return { count: asked.length, refused };
}

async function putUnlessRefused(
  work: LineWork,
  event: MemberEvent,
  counselId: string,
): Promise<ErrorCode | null> {
  try {
    await putIntoThread(work, event, counselId);
    return null;
  } catch (error) {
    if (!isFinal(error)) throw error;
    await endEvent(work.db, event.id, { state: 'REFUSED', problem: error.code });
    return error.code;
  }
}
