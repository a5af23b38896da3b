import type { SortName } from '../../../contract/plain/sorts.ts';
import { concerns, treatments } from '../../../server/db/seed/taxonomy.ts';
import type { ClinicMade, FindWorld, Made } from '../fixtures/find/findWorld.ts';
import type { Combination } from './pairwise.ts';

/** The expected list, computed record by record without SQL. */
export function findNaively(world: FindWorld, noun: Made['noun'], query: Combination): string[] {
  const { sort = 'newest', near } = query;
  const keys = KEYS[sort === 'near' && near === undefined ? 'newest' : (sort as SortName)];
  return world[noun]
    .filter((made) => made.isShown && matches(made, query))
    .map((made) => ({ id: made.id, keys: keys(made, query) }))
    .sort(largestFirst)
    .map(({ id }) => id);
}

interface Sortable {
  id: string;
  keys: number[];
}

function largestFirst(one: Sortable, other: Sortable): number {
  const differs = one.keys.findIndex((key, index) => key !== other.keys[index]);
  if (differs >= 0) return (other.keys[differs] ?? 0) - (one.keys[differs] ?? 0);
  return one.id < other.id ? 1 : -1;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const averageOf = ({ ratings }: Made) =>
  ratings.length === 0 ? 0 : Math.round((sum(ratings) * 100) / ratings.length) / 100;

const byRating = (made: Made) =>
  made.noun === 'review' ? made.ratings : [averageOf(made), made.ratings.length];

const KEYS: Record<SortName, (made: Made, query: Combination) => number[]> = {
  newest: () => [],
  recommended: ({ noun, ratings, isVisit, hasPhotos }) =>
    noun === 'review'
      ? [Number(isVisit) * 2 + Number(hasPhotos)]
      : [Math.trunc(((sum(ratings) + 40) * 1_000) / (ratings.length + 10))],
  popular: (made) => [made.marks, ...byRating(made)],
  rating: byRating,
  reviews: (made) => [(made.noun === 'review' ? made.clinic?.made : made)?.ratings.length ?? 0],
  near: (made, query) => [-squareFrom(made, query)],
  price: (made, query) => [-(lowestPrice(made, query) ?? Number.MAX_SAFE_INTEGER)],
  '-price': (made, query) => [lowestPrice(made, query) ?? -1],
};

function lowestPrice(made: Made, { treatmentId }: Combination): number | null {
  if (made.noun === 'event') return made.price ?? null;
  const menu = made.clinic?.menu ?? [];
  const lines = menu.filter((line) => [undefined, line.treatmentId].includes(treatmentId));
  const prices = lines.map(({ priceFrom }) => priceFrom);
  return prices.length === 0 ? null : Math.min(...prices);
}

function matches(made: Made, query: Combination): boolean {
  return matchesTaxonomy(made, query) && matchesPlace(made, query) && matchesRest(made, query);
}

function matchesTaxonomy(made: Made, { treatmentId, partId }: Combination): boolean {
  const own = treatments.filter(({ id }) => made.treatments.includes(id));
  const concernIds = own.flatMap((treatment) => treatment.concerns);
  const parts = concerns.filter(({ id }) => concernIds.includes(id)).flatMap((each) => each.parts);
  return (
    (treatmentId === undefined || made.treatments.includes(treatmentId)) &&
    (partId === undefined || parts.includes(partId))
  );
}

/** Whether the clinic fits the place. */
function matchesPlace(made: Made, query: Combination): boolean {
  const { region, station, facts, language, near } = query;
  const asked = [region, station, facts, language, near];
  if (asked.every((value) => value === undefined)) return true;
  const clinic = made.clinic;
  if (!clinic?.isShown) return false;
  const { district_id: district, languages } = clinic;
  const shown: readonly string[] = factsOf(clinic);
  return (
    (region === undefined || district === region || district?.split('-')[0] === region) &&
    (station === undefined || clinic.station_id === station) &&
    (facts === undefined || facts.split(',').every((fact) => shown.includes(fact))) &&
    (language === undefined || languages.some((each) => each === language)) &&
    (near === undefined || squareFrom(made, query) <= (Number(query.radius ?? 5) / 111.2) ** 2)
  );
}

function factsOf({ opening_hours, languages, ...clinic }: ClinicMade) {
  const days = Object.entries(opening_hours?.days ?? {});
  const isNight = days.some(([day, { closesAt }]) => day !== 'holiday' && closesAt >= '20:00');
  return [
    ...(languages.some((language) => language === 'ja') ? ['japanese'] : []),
    ...(opening_hours && 'sat' in opening_hours.days ? ['saturday'] : []),
    ...(opening_hours && 'sun' in opening_hours.days ? ['sunday'] : []),
    ...(isNight ? ['night'] : []),
    ...(clinic.registration_number ? ['foreign-patients'] : []),
    ...clinic.facts,
  ];
}

/** The position is read with two decimals. */
function squareFrom(made: Made, { near = '' }: Combination): number {
  const clinic = made.clinic;
  if (clinic?.latitude == null || clinic.longitude == null) return Number.POSITIVE_INFINITY;
  const [latitude = 0, longitude = 0] = near
    .split(',')
    .map((part) => Number(Number(part).toFixed(2)));
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return (clinic.latitude - latitude) ** 2 + ((clinic.longitude - longitude) * shrink) ** 2;
}

function matchesRest(made: Made, query: Combination): boolean {
  const { priceMin, priceMax, minRating, photos, writtenIn, treatmentId } = query;
  const from = Number(priceMin ?? 0);
  const to = Number(priceMax ?? Number.MAX_SAFE_INTEGER);
  const isPriced = priceMin !== undefined || priceMax !== undefined;
  return (
    (!isPriced || hasPrice(made, { from, to, treatmentId })) &&
    (minRating === undefined || (byRating(made)[0] ?? 0) >= Number(minRating)) &&
    (photos === undefined || made.hasPhotos === true) &&
    (writtenIn === undefined || made.writtenIn === writtenIn)
  );
}

interface PriceRange {
  from: number;
  to: number;
  treatmentId: string | undefined;
}

function hasPrice(made: Made, { from, to, treatmentId }: PriceRange): boolean {
  if (made.noun === 'event') return made.price != null && made.price >= from && made.price <= to;
  const clinic = made.clinic;
  if (!clinic?.isShown) return false;
  return clinic.menu.some(
    (line) =>
      (treatmentId === undefined || line.treatmentId === treatmentId) &&
      line.priceFrom <= to &&
      (line.priceTo ?? line.priceFrom) >= from,
  );
}
