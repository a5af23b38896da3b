import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { countViewAtom } from './eventAtoms.ts';

/** A visitor who leaves sooner has not read the page. */
const READ_MS = 2_000;

/**
 * Counts an event that was read. Programs that drive a browser, e.g. crawlers and tests, are no visitors; a preview
 * has no id.
 */
export function useCountedView(id: string | null): void {
  const counting = useAtomValue(countViewAtom);
  const count = useEffectEvent((read: string) => {
    // The visitor does not wait for it: a view that is not counted is no failure.
    counting.mutateAsync(read).catch(() => undefined);
  });
  useEffect(() => {
    if (id === null || navigator.webdriver) return;
    const timer = setTimeout(() => count(id), READ_MS);
    return () => clearTimeout(timer);
  }, [id]);
}
