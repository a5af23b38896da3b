import { useAtomValue, useSetAtom } from 'jotai';
import type { FilterName, Filters } from '../../../contract/plain/filters.ts';
import { chooseFilterAtom, filtersAtom } from '../../state/filtersAtom.ts';

export interface FilterChoice {
  filters: Filters;
  choose: (name: FilterName, id: string) => void;
}

/** Chooses a filter in a picker. A press on the filter that is chosen already closes the picker. */
export function useFilterChoice(onClose: () => void): FilterChoice {
  const { filters } = useAtomValue(filtersAtom);
  const chooseFilter = useSetAtom(chooseFilterAtom);
  return {
    filters,
    choose: (name, id) => {
      if (!chooseFilter(name, id)) onClose();
    },
  };
}
