import { useAtomValue, useSetAtom } from 'jotai';
import type { FilterName, Filters } from '../../../contract/filters.ts';
import { chooseFilterAtom, filtersAtom } from '../../state/filtersAtom.ts';

export interface Choice {
  filters: Filters;
  choose: (name: FilterName, id: string) => void;
}

/** The pickers choose a filter; a filter that is chosen already closes them. */
export function useChoice(onClose: () => void): Choice {
  const { filters } = useAtomValue(filtersAtom);
  const chooseFilter = useSetAtom(chooseFilterAtom);
  return {
    filters,
    choose: (name, id) => {
      if (!chooseFilter(name, id)) onClose();
    },
  };
}
