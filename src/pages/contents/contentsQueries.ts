import type { FilterName, Filters } from '../../../contract/plain/filters.ts';
import { clinicListQuery } from '../../domain/clinic/clinicAtoms.ts';
import { doctorListQuery } from '../../domain/doctor/doctorAtoms.ts';
import { eventListQuery } from '../../domain/event/eventAtoms.ts';
import { regionsQuery, stationsQuery } from '../../domain/find/findAtoms.ts';
import type { RecordTab } from '../../domain/record/recordTabs.ts';
import { reviewListQuery } from '../../domain/review/reviewAtoms.ts';
import {
  concernsQuery,
  partsQuery,
  specialtiesQuery,
  treatmentsQuery,
} from '../../domain/taxonomy/taxonomyAtoms.ts';
import { shownFilters } from '../../lib/filters.ts';
import { type Find, inTab, type ListFilters } from '../../lib/find.ts';
import type { ScreenQuery } from '../../screen.ts';

/** The first rows of the tab's list, and the names in the breadcrumbs and chips. */
export function contentsQueries(tab: RecordTab, filters: Filters, find: Find): ScreenQuery[] {
  return [
    // Rendered pages are shared, so only the browser asks for nearby records.
    ...(find.near ? [] : [LISTS[tab]({ ...filters, ...inTab(tab, find) })]),
    ...shownFilters(filters).map((name) => NAMES[name]()),
    ...(find.region ? [regionsQuery()] : []),
    ...(find.station ? [stationsQuery()] : []),
  ];
}

const LISTS: Record<RecordTab, (filters: ListFilters) => ScreenQuery> = {
  clinics: (filters) => clinicListQuery(filters),
  doctors: (filters) => doctorListQuery(filters),
  events: (filters) => eventListQuery(filters),
  reviews: (filters) => reviewListQuery(filters),
};

const NAMES: Record<FilterName, () => ScreenQuery> = {
  specialtyId: specialtiesQuery,
  treatmentId: treatmentsQuery,
  partId: partsQuery,
  concernId: concernsQuery,
};
