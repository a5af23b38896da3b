import { createHash } from 'node:crypto';
import { UUID } from 'uuidv7';
import { type Language, languageQuery } from '../../contract/plain/language.ts';
import { limits } from '../limits/limits.ts';
import { type LineMessage, pushToLine, replyInLine } from './lineApi.ts';
import { takePush } from './lineEventSql.ts';
import { LINE_TEXTS } from './lineTexts.ts';
import { type LineWork, type MemberEvent, TryLater } from './lineWork.ts';
import { linkInLine } from './linkInLine.ts';

type TextName = keyof typeof LINE_TEXTS;

/** A sentence, with the address of a page below it. */
export function textMessage(
  { clientConfig }: Pick<LineWork, 'clientConfig'>,
  { name, language, path }: { name: TextName; language: Language; path?: string },
): LineMessage {
  const text = LINE_TEXTS[name][language];
  if (path === undefined) return { type: 'text', text };
  const link = linkInLine(clientConfig, path + languageQuery(language));
  return { type: 'text', text: `${text}\n${link}` };
}

/**
 * Answers the member in the chat. A reply costs nothing, but its token ends after a minute: then the answer is pushed,
 * once an hour at most, because all members share the pushes of a month. The next message brings a new token, so it
 * gets a reply again. Repeats of the push have one key, so that it arrives once. If LINE refuses the answer for good,
 * e.g. because the quota is used up, the log gets a line. False: another answer was pushed within the hour.
 */
export async function answerInLine(
  { db, now, line, log }: LineWork,
  { id, memberId, lineUser, payload: { replyToken } }: MemberEvent,
  message: LineMessage,
): Promise<boolean> {
  const messages = [message];
  if (replyToken !== undefined && (await replyInLine(line, { replyToken, messages }))) return true;
  const at = now();
  const since = new Date(at.getTime() - limits.line.pushAgainMs);
  if (!(await takePush(db, { id, memberId, since, at }))) return false;
  const outcome = await pushToLine(line, { to: lineUser, messages, key: keyOf(id) });
  if (outcome.state === 'WAITING') throw new TryLater(outcome.problem);
  if (outcome.state === 'FAILED') {
    log.warn({ problem: outcome.problem }, 'LINE refused an answer to a member');
  }
  return true;
}

/** LINE wants a UUID. */
const keyOf = (eventId: string): string =>
  UUID.ofInner(createHash('sha256').update(eventId).digest().subarray(0, 16)).toString();
