import { useState } from 'react';
import type { Wishes } from '../../../../contract/wishes.ts';
import { useDraft } from '../../useDraft.ts';
import { NO_WISHES, problemOf, WISH_CODEC, type WishDraft, wishesOf } from './wishDraft.ts';

export interface WishesState {
  draft: WishDraft;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** Undefined: none are chosen. */
  wishes: Wishes | undefined;
  problem: ReturnType<typeof problemOf>;
  write: (draft: WishDraft) => void;
  /** False when there is a problem: the part opens and shows it. */
  check: () => boolean;
  /** The idempotency key of what is sent with them. */
  keyFor: (text: string) => string;
  forget: () => void;
}

/** The wishes of a booking, kept as a draft beside the text. */
export function useWishes(name: string): WishesState {
  const { value: draft, isRestored, write, keyFor, forget } = useDraft(name, WISH_CODEC, NO_WISHES);
  const [isOpen, setIsOpen] = useState(isRestored);
  const [isChecked, setIsChecked] = useState(false);
  const problem = () => problemOf(draft, new Date());
  return {
    draft,
    isOpen,
    setIsOpen,
    wishes: problem() ? undefined : wishesOf(draft),
    problem: isChecked ? problem() : null,
    write,
    check: () => {
      setIsChecked(true);
      if (problem() === null) return true;
      setIsOpen(true);
      return false;
    },
    keyFor,
    forget,
  };
}
