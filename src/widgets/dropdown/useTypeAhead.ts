import { useRef } from 'react';
import { DROPDOWN_TYPE_AHEAD_MS } from '../../constants.ts';

/** Joins letters typed quickly; after a pause it starts again. */
export function useTypeAhead(): (letter: string) => string {
  const run = useRef({ text: '', until: 0 });
  return (letter) => {
    const now = Date.now();
    const text = now < run.current.until ? run.current.text + letter : letter;
    run.current = { text, until: now + DROPDOWN_TYPE_AHEAD_MS };
    return text;
  };
}
