import { atom } from 'jotai';
import { withoutLastSlash } from '../lib/withoutLastSlash.ts';

interface Address {
  /** Without the basename. */
  pathname: string;
  search: string;
}

export const BROWSE_PATH = '/contents';

/** With or without a slash at the end, in small or capital letters, as the router matches it. */
export const isBrowsePath = (pathname: string) =>
  withoutLastSlash(pathname).toLowerCase() === BROWSE_PATH;

/** Where the visitor is. The history writes it before the router renders, so it is never behind the URL. */
export const addressAtom = atom(
  (get) => get(currentAtom),
  (_get, set, address: Address) => {
    set(currentAtom, address);
    // On other addresses the last filters stay: the browse screen is still visible until the next screen is ready.
    if (isBrowsePath(address.pathname)) set(browsedAtom, address.search);
  },
);

const currentAtom = atom<Address>({ pathname: '/', search: '' });
const browsedAtom = atom('');

/** The query string of the browse screen. */
export const browseSearchAtom = atom((get) => get(browsedAtom));

export interface PageHistory {
  push: (path: string) => void;
  replace: (path: string) => void;
}

/** The history of this page, for atoms that navigate. */
export const historyAtom = atom<PageHistory | null>(null);
