import { CHANGE_KINDS, type ChangeKind, DAY_RECORD, KINDS_OF_LIST } from '../../db/feed/change.ts';
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

/** Answers that do not say which events run, so they stay at midnight in Seoul. All others are made again then. */
const SAME_ON_EVERY_DAY = new Set([
  '/public/clinics',
  '/public/clinics/facets',
  '/public/doctors',
  '/public/doctors/:id',
  '/public/reviews',
  ...Object.keys(KINDS).filter((route) => KINDS[route]?.length === 0),
]);

/** PostgreSQL writes a space before and after the colon. */
const ID = /"id"\s*:\s*"([0-9a-f]{8}-[0-9a-f-]{27})"/g;
/** A review that enters or leaves the list of a clinic, doctor or event is a change of this record, too. */
const OWNER = /[?&](?:clinicId|doctorId|eventId)=([0-9a-f]{8}-[0-9a-f-]{27})(?=&|$)/g;

/**
 * A review of a hidden clinic: its answer has no ids of clinic and doctors. When these are public again, only the kinds
 * show that the answer is old.
 */
const HIDDEN_CLINIC = /"clinic"\s*:\s*null/;

/** What a public answer shows: one record with the records that it names, the reviews of a record, or a list. */
export function shownBy(route: string, address: string, body: () => string): Shown {
  const owners = route === '/public/reviews' ? idsIn(address, OWNER) : [];
  const isList = !route.endsWith('/:id') && owners.length === 0;
  const days = SAME_ON_EVERY_DAY.has(route) ? [] : [DAY_RECORD];
  if (isList) return { records: days, kinds: KINDS[route] ?? CHANGE_KINDS };
  const text = body();
  const isHidden = route === '/public/reviews/:id' && HIDDEN_CLINIC.test(text);
  const records = [...new Set([...owners, ...idsIn(text, ID), ...days])];
  return { records, kinds: isHidden ? KINDS_OF_LIST.doctor : [] };
}

const idsIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, id = '']) => id);
