import { useLocation, useNavigate } from 'react-router-dom';
import type { FilterName, Filters } from '../../../contract/filters.ts';
import { chooseFilter, filtersIn } from '../../domain/taxonomy/filters.ts';

export interface Choice {
  filters: Filters;
  choose: (name: FilterName, id: string) => void;
}

/** A choice replaces the picker's history entry, so Back leads to the list before the choice. */
export function useChoice(onClose: () => void): Choice {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  return {
    filters: filtersIn(parameters),
    choose: (name, id) => {
      const chosen = chooseFilter(parameters, name, id);
      if (String(chosen) === String(parameters)) onClose();
      else void navigate({ pathname: '/contents', search: `?${chosen}` }, { replace: true });
    },
  };
}
