import { useAtomValue, useSetAtom } from 'jotai';
import type { FilterName, Filters } from '../../../contract/plain/filters.ts';
import { filtersIn } from '../../lib/filters.ts';
import { addressAtom } from '../../state/addressAtom.ts';
import { chooseFilterAtom } from '../../state/filtersAtom.ts';

export interface FilterChoice {
  filters: Filters;
  choose: (name: FilterName, id: string) => void;
}

/** Chooses a filter in a picker. A press on the filter that is chosen already closes the picker. */
export function useFilterChoice(onClose: () => void): FilterChoice {
  // From this address, not from that of the browse page: over any other page a picker begins without filters.
  const { search } = useAtomValue(addressAtom);
  const chooseFilter = useSetAtom(chooseFilterAtom);
  return {
    filters: filtersIn(new URLSearchParams(search)),
    choose: (name, id) => {
      if (!chooseFilter(name, id)) onClose();
    },
  };
}
