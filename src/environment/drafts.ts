import type { Order } from '../lib/order.ts';
import { FILE_DATABASE } from './forgetDevice.ts';

/**
 * Text that was typed but not sent. It is personal, so it stays in this tab (sessionStorage) and survives a
 * reload, a login and a failed call.
 */
interface StoredDraft {
  text: string;
  order: Order | null;
}

/** Whose drafts: a logout of the member leaves those of the console, and the reverse. */
export type DraftOwner = 'member' | 'staff';

/** Names of drafts of the console begin with `staff:`. */
export const ownerOf = (name: string): DraftOwner =>
  name.startsWith('staff:') ? 'staff' : 'member';

const PREFIX = 'draft:';
const KEPT_MS = 14 * 24 * 60 * 60 * 1_000;

export function readDraft(name: string, now = Date.now()): StoredDraft | null {
  const kept = parse(attempt((storage) => storage.getItem(PREFIX + name)));
  if (!kept) return null;
  if (now - kept.at < KEPT_MS) return { text: kept.text, order: kept.order };
  forgetDraft(name);
  return null;
}

export function keepDraft(name: string, draft: StoredDraft, now = Date.now()): void {
  attempt((storage) => storage.setItem(PREFIX + name, JSON.stringify({ ...draft, at: now })));
}

export function forgetDraft(name: string): void {
  attempt((storage) => storage.removeItem(PREFIX + name));
}

/** Removes the texts of an owner's drafts; their files are in keptFiles.ts. */
export function forgetDrafts(owner: DraftOwner): void {
  attempt((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX) && ownerOf(key.slice(PREFIX.length)) === owner)
        storage.removeItem(key);
    }
  });
}

function attempt<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null; // Storage is disabled or full.
  }
}

function parse(json: string | null): (StoredDraft & { at: number }) | null {
  // Only this file writes it, but an older build may have stored fewer fields.
  const kept = json === null ? null : JSON.parse(json);
  return kept !== null && typeof kept.text === 'string' && 'order' in kept ? kept : null;
}

/** Also called after a logout in another tab: this tab has its own drafts, and files in memory. */
export function forgetDraftsAndFiles(owner: DraftOwner): void {
  forgetDrafts(owner);
  // keptFiles.ts is not part of the first load. A tab that has files in memory has loaded it.
  import('./keptFiles.ts').then(({ forgetAllFiles }) => forgetAllFiles(owner), deleteFileDatabase);
}

/** For a page that cannot load keptFiles.ts, e.g. offline. It deletes the files of both owners. */
function deleteFileDatabase(): void {
  try {
    indexedDB.deleteDatabase(FILE_DATABASE);
  } catch {
    // Storage is disabled: there are no files.
  }
}
