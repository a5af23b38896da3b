import { randomKey } from './randomKey.ts';

/** A text that was sent under an idempotency key; the server may have received it. */
export interface Order {
  key: string;
  text: string;
}

/** The same text is sent again under the same key. A changed text is a new order, even if the first answer was lost. */
export const orderFor = (text: string, sent: Order | null): Order =>
  sent?.text === text ? sent : { key: randomKey(), text };
