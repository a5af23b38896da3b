import { useState } from 'react';
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../environment/drafts.ts';
import { randomKey } from '../../lib/randomKey.ts';

export interface BookingDraft {
  text: string;
  /** The text comes from an earlier visit. */
  isRestored: boolean;
  setText: (text: string) => void;
  /** The idempotency key of exactly this text; a repeated send uses the same key. */
  keyToSend: () => string;
  forget: () => void;
}

const EMPTY: Draft = { text: '', order: null };

export function useBookingDraft(name: string): BookingDraft {
  const [draft, setDraft] = useState(() => readDraft(name) ?? EMPTY);
  const [isRestored, setIsRestored] = useState(draft.text !== '');

  const keep = (next: Draft) => {
    setDraft(next);
    keepDraft(name, next);
  };

  return {
    text: draft.text,
    isRestored,
    setText: (text) => {
      keep({ ...draft, text });
      setIsRestored(false);
    },
    keyToSend: () => {
      // A changed text is a new order, even if the first answer was lost.
      if (draft.order?.text === draft.text) return draft.order.key;
      const order = { key: randomKey(), text: draft.text };
      keep({ ...draft, order });
      return order.key;
    },
    forget: () => {
      setDraft(EMPTY);
      forgetDraft(name);
    },
  };
}
