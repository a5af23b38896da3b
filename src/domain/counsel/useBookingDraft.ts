import { useState } from 'react';
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../environment/drafts.ts';
import { randomKey } from '../../lib/randomKey.ts';

export interface BookingDraft {
  text: string;
  /** It was typed earlier, and has come back. */
  isRestored: boolean;
  setText: (text: string) => void;
  /** The key under which exactly this text is sent, again and again if need be. */
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
      // Another text is another order, even if the answer to the first one was lost.
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
