import { atom } from 'jotai';
import type { FilterName, Filters } from '../../contract/plain/filters.ts';
import { LANGUAGE_PARAMETER } from '../../contract/plain/language.ts';
import { filtersIn, withFilter } from '../lib/filters.ts';
import { type Find, type ListFilters, readFind, writeFind } from '../lib/find.ts';
import {
  addressAtom,
  BROWSE_PATH,
  browseSearchAtom,
  historyAtom,
  isBrowsePath,
  type PageHistory,
} from './addressAtom.ts';

interface Browse {
  /** The four filters of the specification. */
  filters: Filters;
  /** Place, price, conditions and how the list is sorted. */
  find: Find;
  tabId: string | null;
}

/** What the browse screen shows. */
export const filtersAtom = atom((get): Browse => {
  const search = new URLSearchParams(get(browseSearchAtom));
  return { filters: filtersIn(search), find: readFind(search), tabId: search.get('tabId') };
});

/** Chooses a filter and clears those that may no longer fit. False if the address stays the same. */
export const chooseFilterAtom = atom(null, (get, _set, name: FilterName, id: string): boolean => {
  const { pathname, search: present } = get(addressAtom);
  // The picker may be opened from the search on any page: only `lang` of that page stays, also `lang=ko`.
  const search = new URLSearchParams(isBrowsePath(pathname) ? present : '');
  const language = new URLSearchParams(present).get(LANGUAGE_PARAMETER);
  if (language) search.set(LANGUAGE_PARAMETER, language);
  const chosen = withFilter(search, name, id);
  if (String(chosen) === String(search)) return false;
  // Replaces the history entry of the open picker: Back then shows the list as it was before the choice.
  get(historyAtom)?.replace(`${BROWSE_PATH}?${chosen}`);
  return true;
});

/**
 * Changes place, price, conditions or sort, or removes filters. False if nothing changes. A modal replaces its own
 * history entry; a button of the page pushes one.
 */
export const changeFindAtom = atom(
  null,
  (get, _set, changes: ListFilters, how: keyof PageHistory = 'push'): boolean => {
    const search = new URLSearchParams(get(addressAtom).search);
    const chosen = writeFind(search, changes);
    if (String(chosen) === String(search)) return false;
    get(historyAtom)?.[how](BROWSE_PATH + (String(chosen) && `?${chosen}`));
    return true;
  },
);
