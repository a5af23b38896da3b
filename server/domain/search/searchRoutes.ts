import { SEARCH_KINDS } from '../../../contract/enums.ts';
import { type SearchKind, searchEndpoints } from '../../../contract/search.ts';
import type { AppContext } from '../../appContext.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { type Found, findNames } from './findNames.ts';
import { rememberNames } from './rememberNames.ts';
import { selectMatches } from './searchSql.ts';

const NOTHING: Found = { ids: [], more: 0 };

export function searchRoutes(context: AppContext): Implementation {
  const readNames = rememberNames(context);
  return implement(searchEndpoints, {
    // An empty text has no matches, but the call loads the names for the next one.
    'GET /public/search': async ({ query: { q, kind, offset, limit } }, { doNotCache, now }) => {
      const names = await readNames(doNotCache);
      const found = ofEachKind((each) =>
        kind === undefined || kind === each
          ? findNames(names[each], q, { offset, limit })
          : NOTHING,
      );
      const ids = ofEachKind((each) => found[each].ids);
      const matches = await selectMatches(context.db, ids, koreanDayOf(now));
      const data = ofEachKind((each) => ({
        items: matches.filter((row) => row.kind === each).map((row) => row.match),
        hasMore: found[each].more > 0,
        more: found[each].more,
      }));
      return { data };
    },
  });
}

function ofEachKind<T>(make: (kind: SearchKind) => T): Record<SearchKind, T> {
  const [specialties, treatments, clinics, doctors, events] = SEARCH_KINDS;
  return {
    specialties: make(specialties),
    treatments: make(treatments),
    clinics: make(clinics),
    doctors: make(doctors),
    events: make(events),
  };
}
