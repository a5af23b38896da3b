import { type Outcome, outcomeOf } from '../lib/outcome.ts';
import { limits } from '../limits/limits.ts';

interface Message {
  /** The same for every try, so that the receiver can drop repeats. */
  id: string;
  text: string;
  url: string;
}

/** `text` is what chat tools show; the other fields are for programs. */
export async function postToStaff(address: string, { id, text, url }: Message): Promise<Outcome> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ id, text: `${text}\n${url}`, url }),
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
