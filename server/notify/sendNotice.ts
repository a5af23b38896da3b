import { limits } from '../limits.ts';
import { type Outcome, outcomeOf } from './noticeRules.ts';
import type { LineSettings } from './noticeSettings.ts';

interface Message {
  /** The same at every try: whoever has it already says so, and nobody is told twice. */
  id: string;
  text: string;
  url: string;
}

/** A push of the Messaging API of Line. */
export function pushToLine(
  { apiUrl, token }: LineSettings,
  to: string,
  { id, text, url }: Message,
): Promise<Outcome> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Line-Retry-Key': id };
  const messages = [{ type: 'text', text: `${text}\n${url}` }];
  return post(`${apiUrl}/v2/bot/message/push`, headers, { to, messages });
}

/** As chat tools take it: a text, and beside it what a program would want. */
export const postToStaff = (address: string, { id, text, url }: Message): Promise<Outcome> =>
  post(address, { 'Idempotency-Key': id }, { id, text: `${text}\n${url}`, url });

async function post(url: string, headers: Record<string, string>, body: unknown): Promise<Outcome> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.outside.noticeMs),
    });
    await answer.body?.cancel();
    return outcomeOf(answer.status);
  } catch {
    // The reason may quote the address, which is a secret of the chat tool.
    return { state: 'WAITING', problem: 'no answer' };
  }
}
