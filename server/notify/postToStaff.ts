import { type Outcome, outcomeOf } from '../lib/outcome.ts';
import { statusOf } from './statusOf.ts';

interface Message {
  /** The same for every try, so that the receiver can drop repeats. */
  id: string;
  text: string;
  url: string;
}

/** `text` is what chat tools show; the other fields are for programs. */
export async function postToStaff(address: string, { id, text, url }: Message): Promise<Outcome> {
  const status = await statusOf(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify({ id, text: `${text}\n${url}`, url }),
  });
  return outcomeOf(status);
}
