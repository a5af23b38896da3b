import { CHANGE_KINDS, type ChangeKind, KINDS_OF_LIST } from '../../db/feed/change.ts';
import type { Shown } from '../../db/feed/feedCache.ts';

/** Lists by the pattern of their route. Taxonomy and places only change with a new version of the app. */
const KINDS: Record<string, readonly ChangeKind[]> = {
  '/public/clinics': KINDS_OF_LIST.clinic,
  '/public/clinics/facets': KINDS_OF_LIST.clinic,
  '/public/doctors': KINDS_OF_LIST.doctor,
  '/public/events': KINDS_OF_LIST.event,
  '/public/reviews': KINDS_OF_LIST.review,
  '/public/search': ['clinic', 'doctor', 'event', 'search'],
  '/public/popular-searches': ['search'],
  '/public/specialties': [],
  '/public/parts': [],
  '/public/concerns': [],
  '/public/treatments': [],
  '/public/regions': [],
  '/public/stations': [],
  '/public/demo-staff': [],
};

const ID = /"id":"([0-9a-f]{8}-[0-9a-f-]{27})"/g;

/** What a public answer shows: one record with the records that it names, or a list. */
export function shownBy(route: string, body: () => string): Shown {
  if (!route.endsWith('/:id')) return { records: [], kinds: KINDS[route] ?? CHANGE_KINDS };
  const ids = Array.from(body().matchAll(ID), ([, id = '']) => id);
  return { records: [...new Set(ids)], kinds: [] };
}
