import type { FilterName, Filters } from '../../../contract/plain/filters.ts';
import type { Named } from '../../../contract/shape.ts';
import { CLINIC_CARD_SIZES } from '../../domain/clinic/ClinicCard.tsx';
import { clinicListQuery } from '../../domain/clinic/clinicAtoms.ts';
import { doctorListQuery } from '../../domain/doctor/doctorAtoms.ts';
import { eventListQuery } from '../../domain/event/eventAtoms.ts';
import { regionsQuery, stationsQuery } from '../../domain/find/findAtoms.ts';
import { placeIn } from '../../domain/find/places.ts';
import { RECORD_TABS, type RecordTab, recordTabOf } from '../../domain/record/recordTabs.ts';
import { reviewListQuery } from '../../domain/review/reviewAtoms.ts';
import {
  concernsQuery,
  partsQuery,
  specialtiesQuery,
  treatmentsQuery,
} from '../../domain/taxonomy/taxonomyAtoms.ts';
import { filtersIn, shownFilters } from '../../lib/filters.ts';
import { type Find, inTab, type ListFilters, readFind } from '../../lib/find.ts';
import { listOf } from '../../lib/list.ts';
import type { Head, HeadInput, PageParameters, ScreenModule, ScreenQuery } from '../../screen.ts';
import { ContentsPage } from './ContentsPage.tsx';

export const contentsScreen: ScreenModule = {
  Page: ContentsPage,
  queries: (page) => {
    const { tab, filters, find } = wishesIn(page);
    return [
      // Rendered pages are shared, so only the browser asks for nearby records.
      ...(find.near ? [] : [LISTS[tab]({ ...filters, ...inTab(tab, find) })]),
      ...shownFilters(filters).map((name) => NAMES[name]()),
      ...(find.region ? [regionsQuery()] : []),
      ...(find.station ? [stationsQuery()] : []),
    ];
  },
  head: (input) => {
    const { t, localName } = input;
    const { tab, filters, find } = wishesIn(input);
    const chosen = [...chosenPlace(find, input), ...chosenNames(filters, input)];
    const names = chosen.map(localName);
    return {
      title: [...names, t(`contents.${tab}`)].join(' '),
      tabs: RECORD_TABS,
      ...(tab === 'clinics' && firstBanner({ ...filters, ...inTab(tab, find) }, input)),
    };
  },
};

const wishesIn = ({ search }: PageParameters) => ({
  tab: recordTabOf(search.get('tabId')),
  filters: filtersIn(search),
  find: readFind(search),
});

const LISTS: Record<RecordTab, (filters: ListFilters) => ScreenQuery> = {
  clinics: clinicListQuery,
  doctors: doctorListQuery,
  events: eventListQuery,
  reviews: reviewListQuery,
};

/** The names in the breadcrumbs and chips. */
const NAMES = {
  specialtyId: specialtiesQuery,
  treatmentId: treatmentsQuery,
  partId: partsQuery,
  concernId: concernsQuery,
} satisfies Record<FilterName, () => ScreenQuery>;

function chosenNames(filters: Filters, { answerTo }: HeadInput): Named[] {
  return shownFilters(filters).flatMap(
    (name) => listIn(answerTo(NAMES[name]()))?.find(({ id }) => id === filters[name]) ?? [],
  );
}

/** The region, district or station. */
function chosenPlace({ region, station }: Find, { answerTo }: HeadInput): Named[] {
  const regions = listIn(answerTo(regionsQuery()));
  const stations = listIn(answerTo(stationsQuery()));
  const place =
    stations?.find(({ id }) => id === station) ?? (region && placeIn(regions ?? [], region));
  return place ? [place] : [];
}

const listIn = <T>(answer: { data: readonly T[] } | undefined) => answer && listOf(answer);

function firstBanner(filters: ListFilters, { answerTo }: HeadInput): Pick<Head, 'hero'> {
  const image = listIn(answerTo(clinicListQuery(filters)))?.[0]?.bannerImage;
  return image ? { hero: { image, sizes: CLINIC_CARD_SIZES } } : {};
}
