import type { LiveEvent } from '../../../contract/plain/liveEvents.ts';
import type { CounselChange } from '../../db/feed/counselChange.ts';
import { limits } from '../../limits/limits.ts';

const event = (name: LiveEvent, data: string) => `event: ${name}\ndata: ${data}\n\n`;
const bytes = (text: string): Uint8Array => Buffer.from(text);

export const HELLO = bytes(event('hello', ''));
export const REPLACED = bytes(event('replaced', ''));
/** A comment, which clients skip. */
export const BEAT = bytes(':\n\n');

/** The event `bye`, with the time until the client may come back. */
export const byeText = (ms = randomWait()): Uint8Array => bytes(event('bye', String(ms)));

const randomWait = () => Math.round(Math.random() * limits.live.spreadMs);

/** Each change once. */
export function changesText(changes: readonly CounselChange[]): Uint8Array {
  const told = new Set(changes.map(({ kind, id }) => event('change', `${kind} ${id}`)));
  return bytes([...told].join(''));
}
