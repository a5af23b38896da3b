import { DAY_MS } from '../../contract/plain/days.ts';
import type { KeyedText } from '../lib/keyedText.ts';
import { DRAFT_PREFIX } from './draftKeys.ts';
import { forgetInWindow, recallInWindow, rememberInWindow } from './windowMemory.ts';

/**
 * Text that was typed but not sent. It is personal, so it stays in this tab (sessionStorage) and survives a
 * reload, a login and a failed call.
 */
interface StoredDraft {
  text: string;
  /** The text as it was sent. The field keeps its old name: open tabs have stored drafts. */
  order: KeyedText | null;
}

const KEPT_MS = 14 * DAY_MS;

export function readDraft(name: string, now = Date.now()): StoredDraft | null {
  const json = recallInWindow(DRAFT_PREFIX + name);
  if (json === null) return null;
  const { text, order, at } = JSON.parse(json) as StoredDraft & { at: number }; // written below
  if (now - at < KEPT_MS) return { text, order };
  forgetDraft(name);
  return null;
}

export function keepDraft(name: string, draft: StoredDraft, now = Date.now()): void {
  rememberInWindow(DRAFT_PREFIX + name, JSON.stringify({ ...draft, at: now }));
}

export function forgetDraft(name: string): void {
  forgetInWindow(DRAFT_PREFIX + name);
}

/** Keeps the text and removes its idempotency key, so that the server treats the next send as a new request. */
export function forgetKey(name: string): void {
  const draft = readDraft(name);
  if (draft) keepDraft(name, { ...draft, order: null });
}
