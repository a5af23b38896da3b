import { atom } from 'jotai';
import type { FilterName, Filters } from '../../contract/filters.ts';
import { chooseFilter, filtersIn } from '../lib/filters.ts';

interface Address {
  /** Without the basename. */
  pathname: string;
  search: string;
}

const BROWSE_PATH = '/contents';

/** With or without a slash at the end, in any case, as the router matches it. */
const isBrowsePath = (pathname: string) =>
  pathname.toLowerCase().replace(/\/$/, '') === BROWSE_PATH;

/** Where the visitor is. The history writes it before the router renders, so it is never behind the URL. */
export const addressAtom = atom(
  (get) => get(currentAtom),
  (_get, set, address: Address) => {
    set(currentAtom, address);
    // On other addresses the last filters stay: the browse screen is still visible until the next screen is ready.
    if (isBrowsePath(address.pathname)) set(browseSearchAtom, address.search);
  },
);

const currentAtom = atom<Address>({ pathname: '/', search: '' });
const browseSearchAtom = atom('');

interface Browse {
  filters: Filters;
  tabId: string | null;
}

/** What the browse screen shows. */
export const filtersAtom = atom((get): Browse => {
  const search = new URLSearchParams(get(browseSearchAtom));
  return { filters: filtersIn(search), tabId: search.get('tabId') };
});

/** Chooses a filter and clears those that may no longer fit. False if it is chosen already. */
export const chooseFilterAtom = atom(null, (get, _set, name: FilterName, id: string): boolean => {
  const search = new URLSearchParams(get(addressAtom).search);
  const chosen = chooseFilter(search, name, id);
  if (String(chosen) === String(search)) return false;
  // Replaces the history entry of the open picker, so that Back shows the list as it was before the choice.
  get(historyAtom)?.replace(`${BROWSE_PATH}?${chosen}`);
  return true;
});

/** The history of this page, for atoms that navigate. */
export const historyAtom = atom<{ replace: (path: string) => void } | null>(null);
