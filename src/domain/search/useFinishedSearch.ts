import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { rememberSearch } from '../../environment/recentSearches.ts';
import { countSearchAtom, wantedText } from './searchAtoms.ts';
import type { Search } from './useSearch.ts';

/** A text that stays this long after its answer is finished: the visitor is not typing on. */
const SETTLED_MS = 2_000;

/**
 * Counts finished searches, each text once: a text that stays for two seconds, or from whose matches the visitor
 * chooses one. Returns the function for a choice, which also remembers the text on this device.
 */
export function useFinishedSearch(typed: string, { state, text }: Search): () => void {
  const counting = useAtomValue(countSearchAtom);
  const counted = useRef(new Set<string>());
  const count = (finished: string) => {
    if (finished === '' || counted.current.has(finished)) return;
    counted.current.add(finished);
    // The visitor does not wait for it: a search that is not counted is no failure.
    counting.mutateAsync(finished).catch(() => undefined);
  };
  const countSettled = useEffectEvent(() => count(text));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text has its own time
  useEffect(() => {
    if (state !== 'answered') return;
    const timer = setTimeout(() => countSettled(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [state, text]);
  return () => {
    rememberSearch(typed);
    count(wantedText(typed));
  };
}
