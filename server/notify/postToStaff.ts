import { type Outcome, outcomeOf } from '../lib/outcome.ts';
import { limits } from '../limits/limits.ts';

interface Message {
  /** The same for every try, so that the receiver can drop repeats. */
  id: string;
  text: string;
  url: string;
}

/** `text` is what chat tools show; the other fields are for programs. */
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
    // The error message may contain the address, which is a secret.
    return { state: 'WAITING', problem: 'no answer' };
  }
}
