import { randomKey } from './randomKey.ts';

/** A text that was sent under an idempotency key; the server may have received it. */
export interface KeyedText {
  key: string;
  text: string;
}

/** The same text is sent again under the same key. A changed text gets a new key, even if the first answer was lost. */
export const keyedTextFor = (text: string, sent: KeyedText | null): KeyedText =>
  sent?.text === text ? sent : { key: randomKey(), text };
