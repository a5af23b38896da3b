import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type RecordTab, recordTabOf } from '../../domain/record/recordTabs.ts';
import { type Find, type ListFilters, WITHOUT_FIND } from '../../lib/find.ts';
import { changeFindAtom, filtersAtom } from '../../state/filtersAtom.ts';

/** What is chosen in the modal and not applied yet. */
export interface ChosenFind {
  tab: RecordTab;
  find: Find;
  /** With the four filters. */
  filters: ListFilters;
  change: (changes: Find) => void;
  /** Writes it, with further changes, into the address, which closes the modal. */
  apply: (changes?: Find) => void;
}

export function useChosenFind(onClose: () => void): ChosenFind {
  const { filters, find: applied, tabId } = useAtomValue(filtersAtom);
  const changeFind = useSetAtom(changeFindAtom);
  const [find, setFind] = useState(applied);
  return {
    tab: recordTabOf(tabId),
    find,
    filters: { ...filters, ...find },
    change: (changes) => setFind((current) => ({ ...current, ...changes })),
    apply: (changes) => {
      const isNew = changeFind({ ...WITHOUT_FIND, ...find, ...changes }, 'replace');
      if (!isNew) onClose();
      else if (window.scrollY > 0) window.scrollTo(0, 0);
    },
  };
}
