import { SEARCH_KINDS } from '../../../contract/plain/enums.ts';
import { TERM_LENGTH } from '../../../contract/plain/limits.ts';
import { type SearchKind, searchEndpoints } from '../../../contract/search.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { firstDayOf, koreanDayOf } from '../../lib/koreanDay.ts';
import { firstSearches } from './counts/firstSearches.ts';
import { rememberPlaceCounts } from './counts/placeCounts.ts';
import type { SearchCounts } from './counts/searchCounts.ts';
import { selectHiddenTerms, selectPopularTerms } from './counts/searchTermSql.ts';
import { type CountsOf, rememberTreatmentCounts } from './counts/treatmentCounts.ts';
import { type FoundInNames, findInNames, isProper, mostInNames } from './names/findInNames.ts';
import { hasName } from './names/findNames.ts';
import type { AllNames } from './names/readNames.ts';
import { rememberNames } from './names/rememberNames.ts';
import { selectMatches } from './searchSql.ts';
import { foldName } from './spelling/foldName.ts';
import { typedOtherwise } from './spelling/otherKeyboard.ts';
import { countableTerm } from './terms/countableTerm.ts';
import { meaningsOf, nearestTo, type TextMeanings } from './terms/meanings.ts';
import { popularPlaces } from './terms/popularPlaces.ts';
import { popularTerms } from './terms/popularTerms.ts';
import { saysNothing } from './terms/splitText.ts';
import { bareText } from './terms/termIndex.ts';

const NOTHING: FoundInNames = { ids: [], more: 0, has: 'NONE' };
const NO_COUNTS: Awaited<ReturnType<CountsOf>> = new Map();
/** Popular searches are those of the last seven days. */
const POPULAR_DAYS = 7;
const NO_MEANINGS: TextMeanings = { terms: {}, topics: [], isTopic: false };

export function searchRoutes(context: AppContext, counts: SearchCounts): readonly Route[] {
  const readNames = rememberNames(context);
  const readCounts = rememberTreatmentCounts(context);
  const readPlaces = rememberPlaceCounts(context);
  const isFirst = firstSearches();
  return implement(searchEndpoints, {
    'GET /public/popular-searches': async ({ query: { lang } }, call) => {
      const [{ terms }, counted, hidden, clinics] = await Promise.all([
        readNames({ ...call, text: '' }),
        selectPopularTerms(context.db, firstDayOf(POPULAR_DAYS, call.now)),
        selectHiddenTerms(context.db),
        readPlaces(),
      ]);
      const places = popularPlaces(terms, clinics);
      return { data: { ...popularTerms(terms, lang, { counted, hidden }), places } };
    },

    // Only memory: a job writes the counts.
    'POST /public/search-terms': async ({ body: { text } }, { now, address }) => {
      const term = countableTerm(text);
      if (term === null) return {};
      if (!(await isFirst({ address, day: koreanDayOf(now), term }))) return {};
      const names = await readNames({ text: term });
      const found = leadsSomewhere(names, meantText(names, term));
      counts.add({ day: koreanDayOf(now), term, searches: 1, found });
      return {};
    },

    // An empty text has no matches, but the call loads the names for the next one.
    'GET /public/search': async ({ query: { q: typed, kind, offset, limit } }, call) => {
      const names = await readNames({ ...call, text: typed });
      const q = meantText(names, typed);
      const found = ofEachKind((each) =>
        kind === undefined || kind === each
          ? findInNames(names, each, q, { offset, limit })
          : NOTHING,
      );
      // Further pages have names only.
      const isFirstPage = kind === undefined && offset === 0 && foldName(q) !== '';
      const inNames = mostInNames(Object.values(found));
      const meanings = isFirstPage ? meaningsOf(names.terms, q, inNames) : NO_MEANINGS;
      const meant = ofEachKind((each) => meantIds(meanings.terms[each], found[each], limit));
      const ids = ofEachKind((each) => [...found[each].ids, ...meant[each]]);
      const rows = await selectMatches(context.db, ids, koreanDayOf(call.now));
      const hasTreatments = ids.treatments.length > 0;
      const counts = hasTreatments ? await readCounts() : NO_COUNTS;
      const groups = ofEachKind((each) => {
        const matches = rows
          .filter((row) => row.kind === each)
          .map(({ match }) => ({ ...match, ...(each === 'treatments' && counts.get(match.id)) }));
        const like = matches.filter(({ id }) => meant[each].includes(id));
        return {
          items: matches.filter(({ id }) => !meant[each].includes(id)),
          hasMore: found[each].more > 0,
          more: found[each].more,
          ...(like.length > 0 && {
            meant: like.map((match) => ({ ...match, via: meanings.terms[each]?.get(match.id) })),
          }),
        };
      });
      const topics = meanings.topics.slice(0, limit);
      const isNothing = rows.length === 0 && topics.length === 0;
      const data = {
        ...groups,
        ...(topics.length > 0 && { topics }),
        ...(meanings.isTopic && { isTopic: true as const }),
        ...(isFirstPage && isNothing && nearestTo(names.terms, typed)),
      };
      return { data };
    },
  });
}

/** First the names that contain the text, then what the text means, until the list is full. */
const meantIds = (terms: TextMeanings['terms'][SearchKind], { ids }: FoundInNames, limit: number) =>
  [...(terms?.keys() ?? [])].filter((id) => !ids.includes(id)).slice(0, limit - ids.length);

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

/** The text, or the same keys on the other keyboard if only that finds something. */
function meantText(names: AllNames, typed: string): string {
  const isTooLong = bareText(typed).length > TERM_LENGTH;
  const others = isTooLong || saysNothing(names.terms, typed) ? [] : typedOtherwise(typed);
  if (others.length === 0 || leadsSomewhere(names, typed)) return typed;
  return others.find((other) => leadsSomewhere(names, other)) ?? typed;
}

/** Whether a search for the text shows at least one row. */
function leadsSomewhere(names: AllNames, text: string): boolean {
  if (SEARCH_KINDS.some((kind) => hasName(names[kind], text))) return true;
  const { terms, topics } = meaningsOf(names.terms, text);
  if (topics.length > 0 || Object.values(terms).some((ids) => ids.size > 0)) return true;
  return SEARCH_KINDS.filter(isProper).some(
    (kind) => findInNames(names, kind, text, { offset: 0, limit: 1 }).ids.length > 0,
  );
}
