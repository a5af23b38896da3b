import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../environment/drafts.ts';

interface KeptText {
  text: string;
  setText: (text: string) => void;
  /** It has been sent. */
  forget: () => void;
}

/** What is typed into one field, kept over a reload and a login that leads away. */
export function useKeptText(name: string, start = ''): KeptText {
  const [text, setText] = useState(() => readDraft(name)?.text ?? start);
  return {
    text,
    setText: (next) => {
      setText(next);
      keepDraft(name, { text: next, order: null });
    },
    forget: () => forgetDraft(name),
  };
}
