import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../environment/drafts.ts';
import { type Order, orderFor } from '../lib/order.ts';

/** How a value is stored as text. */
interface Codec<T> {
  read: (text: string) => T;
  write: (value: NonNullable<T>) => string;
}

interface Draft<T> {
  value: T;
  order: Order | null;
  /** The value comes from an earlier visit. */
  isRestored: boolean;
}

/** For drafts of a single text field. */
export const PLAIN_TEXT: Codec<string> = { read: (text) => text, write: (text) => text };

/** A value that survives a reload, a login and a failed call until it is sent. Null removes the draft. */
export function useDraft<T>(name: string, codec: Codec<T>, start: T) {
  const [draft, setDraft] = useState(() => restored(name, codec, start));
  // The current draft, for code that runs after an await.
  const latest = useRef(draft);

  const show = (next: Draft<T>) => {
    latest.current = next;
    setDraft(next);
    const { value, order } = next;
    if (value === null || value === undefined) forgetDraft(name);
    else keepDraft(name, { text: codec.write(value), order });
  };

  return {
    value: draft.value,
    isRestored: draft.isRestored,
    now: () => latest.current.value,
    write: (value: T) => show({ ...latest.current, value, isRestored: false }),
    /** The idempotency key for this text. */
    keyFor: (text: string): string => {
      const order = orderFor(text, latest.current.order);
      if (order !== latest.current.order) show({ ...latest.current, order });
      return order.key;
    },
    /** Call it after sending. The form still shows the value until it closes. */
    forget: () => forgetDraft(name),
  };
}

function restored<T>(name: string, codec: Codec<T>, start: T): Draft<T> {
  const kept = readDraft(name);
  if (!kept) return { value: start, order: null, isRestored: false };
  const value = codec.read(kept.text);
  return { value, order: kept.order, isRestored: value !== start };
}
