import { useEffect, useEffectEvent } from 'react';
import type { DropdownItem } from './dropdownItem.ts';
import { recallChoice, rememberChoice } from './rememberedChoice.ts';

/** Restores the last choice on mount and returns a function that stores a new one. */
export function useRememberedChoice<I extends DropdownItem>(
  isEnabled: boolean,
  items: readonly I[],
  onRecall: (item: I) => void,
): (item: I) => void {
  const recall = useEffectEvent(async (isStillWanted: () => boolean) => {
    const item = await recallChoice(items).catch(forgetful);
    if (item && isStillWanted()) onRecall(item);
  });

  useEffect(() => {
    if (!isEnabled) return;
    let isWanted = true;
    void recall(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [isEnabled]);

  return (item) => {
    if (isEnabled) void rememberChoice(items, item).catch(forgetful);
  };
}

/** Browsers provide hashes only on secure pages; elsewhere nothing is remembered. */
const forgetful = () => undefined;
