import { useRef, useState } from 'react';
import { ownerOf } from '../environment/draftKeys.ts';
import { forgetDraft, keepDraft, readDraft } from '../environment/drafts.ts';
import { countedLogouts } from '../environment/sessionChannel.ts';
import { type KeyedText, keyedTextFor } from '../lib/keyedText.ts';

/** How a value is stored as text. */
interface Codec<T> {
  read: (text: string) => T;
  /** Null: there is nothing to store, and the draft is removed. */
  write: (value: T) => string | null;
}

export interface Draft<T> {
  value: T;
  /** The text as it was sent, with its key. */
  sent: KeyedText | null;
  /** The value comes from an earlier page load. */
  isRestored: boolean;
}

/** For drafts of a single text field. */
export const PLAIN_TEXT: Codec<string> = { read: (text) => text, write: (text) => text };

/** A value that survives a reload, a login and a failed call until it is sent. */
export function useDraft<T>(name: string, { read, write }: Codec<T>, start: T) {
  return useStoredDraft(
    () => name,
    write,
    () => restored(name, read, start),
  );
}

/**
 * useDraft for forms that load their draft themselves, e.g. with files. The name may follow from the value. `keepFiles`
 * keeps the files of the new value and removes those that only the former one has.
 */
export function useStoredDraft<T>(
  nameOf: (value: T) => string,
  write: (value: T) => string | null,
  first: () => Draft<T>,
  keepFiles: (former: T, value: T) => void = () => undefined,
) {
  const [draft, setDraft] = useState(first);
  // The current draft, for code that runs after an await.
  const latest = useRef(draft);
  const now = () => latest.current.value;
  const owner = ownerOf(nameOf(draft.value));
  // How often a member had logged out when this one last typed; for staff, when this form was opened.
  const [atFirst] = useState(() => countedLogouts(owner));
  const logouts = useRef(atFirst);

  const show = (next: Draft<T>) => {
    latest.current = next;
    setDraft(next);
  };
  const keep = (next: Draft<T>) => {
    const former = now();
    show(next);
    // The upload of a photo may end after a logout, which has removed the draft and its files.
    if (countedLogouts(owner) !== logouts.current) return;
    keepFiles(former, next.value);
    const name = nameOf(next.value);
    const text = write(next.value);
    if (text === null) forgetDraft(name);
    else keepDraft(name, { text, order: next.sent });
  };
  /** Call it after sending. The form still shows the value until it closes. */
  const forget = () => forgetDraft(nameOf(now()));

  return {
    value: draft.value,
    isRestored: draft.isRestored,
    now,
    write: (value: T) => {
      // A member who types is logged in, perhaps again: the logout was in another tab, and this form stayed. A form of
      // the console closes at each sign-out.
      if (owner === 'member') logouts.current = countedLogouts(owner);
      keep({ ...latest.current, value, isRestored: false });
    },
    /** A change that was not typed: the draft still counts as restored. */
    amend: (value: T) => keep({ ...latest.current, value }),
    /** The idempotency key for this text. */
    keyFor: (text: string): string => {
      const sent = keyedTextFor(text, latest.current.sent);
      if (sent !== latest.current.sent) keep({ ...latest.current, sent });
      return sent.key;
    },
    forget,
    startOver: (value: T) => {
      forget();
      show(newDraft(value));
    },
  };
}

export const newDraft = <T>(value: T): Draft<T> => ({ value, sent: null, isRestored: false });

function restored<T>(name: string, read: (text: string) => T, start: T): Draft<T> {
  const kept = readDraft(name);
  if (!kept) return newDraft(start);
  const value = read(kept.text);
  return { value, sent: kept.order, isRestored: value !== start };
}
