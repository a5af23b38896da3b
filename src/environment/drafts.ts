/**
 * What was typed and not sent yet. It stays in this tab, for it is personal: over a reload, a login that
 * leads away and a call that fails. A browser may refuse; then a reload loses it, and nothing else.
 */
export interface Draft {
  text: string;
  /** The order that has been sent with exactly this text, and perhaps arrived. */
  order: { key: string; text: string } | null;
}

const PREFIX = 'draft:';
const KEPT_MS = 14 * 24 * 60 * 60 * 1_000;

export function readDraft(name: string, now = Date.now()): Draft | null {
  const kept = parse(attempt((storage) => storage.getItem(PREFIX + name)));
  if (!kept) return null;
  if (now - kept.at < KEPT_MS) return { text: kept.text, order: kept.order };
  forgetDraft(name);
  return null;
}

export function keepDraft(name: string, draft: Draft, now = Date.now()): void {
  attempt((storage) => storage.setItem(PREFIX + name, JSON.stringify({ ...draft, at: now })));
}

export function forgetDraft(name: string): void {
  attempt((storage) => storage.removeItem(PREFIX + name));
}

/** All of them, without their files: those are in keptFiles.ts. */
export function forgetDrafts(): void {
  attempt((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX)) storage.removeItem(key);
    }
  });
}

function attempt<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null; // Switched off or full: the visit goes on without.
  }
}

function parse(json: string | null): (Draft & { at: number }) | null {
  // Written by this file alone; an older build of it may have written less.
  const kept = json === null ? null : JSON.parse(json);
  return kept !== null && typeof kept.text === 'string' && 'order' in kept ? kept : null;
}

/** Also needed after a logout in another tab: this tab holds its own drafts, and files in memory. */
export function forgetDraftsAndFiles(): void {
  forgetDrafts();
  import('./keptFiles.ts').then(
    ({ forgetAllFiles }) => forgetAllFiles(),
    (cause) => console.error('Files of drafts were not removed', cause),
  );
}
