import { atom } from 'jotai';
import { addressAtom, BROWSE_PATH, browseSearchAtom, historyAtom } from './addressAtom.ts';

type ClinicView = 'list' | 'map';

const VIEW_PARAMETER = 'view';

/** How the browse screen shows clinics. The list has no parameter; unknown values mean the list, too. */
export const clinicViewAtom = atom(
  (get): ClinicView => viewIn(new URLSearchParams(get(browseSearchAtom))),
  (get, _set, view: ClinicView) => {
    const search = new URLSearchParams(get(addressAtom).search);
    if (viewIn(search) === view) return;
    if (view === 'map') search.set(VIEW_PARAMETER, view);
    else search.delete(VIEW_PARAMETER);
    get(historyAtom)?.push(BROWSE_PATH + (String(search) && `?${search}`));
  },
);

const viewIn = (search: URLSearchParams): ClinicView =>
  search.get(VIEW_PARAMETER) === 'map' ? 'map' : 'list';
