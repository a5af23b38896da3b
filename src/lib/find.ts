import {
  FACTS,
  type FactCode,
  SPOKEN_LANGUAGES,
  type SpokenLanguageCode,
} from '../../contract/plain/clinicFacts.ts';
import { FILTER_NAMES, type Filters, TAXONOMY_ID } from '../../contract/plain/filters.ts';
import { FIND_NAMES, type FindName } from '../../contract/plain/findNames.ts';
import type { Language } from '../../contract/plain/language.ts';
import { PRICE_MAX } from '../../contract/plain/limits.ts';
import { NEAR_RADIUS_MAX, SORTS, type SortName } from '../../contract/plain/sorts.ts';
import { amountIn } from './amount.ts';
import { oneOf } from './oneOf.ts';
import { readPosition, writePosition } from './position.ts';

/** What the visitor chose besides the four filters, as the address and the list calls write it. */
export interface Find {
  region?: string | undefined;
  station?: string | undefined;
  near?: string | undefined;
  radius?: string | undefined;
  priceMin?: string | undefined;
  priceMax?: string | undefined;
  facts?: string | undefined;
  language?: SpokenLanguageCode | undefined;
  minRating?: string | undefined;
  photos?: 'true' | undefined;
  writtenIn?: Language | undefined;
  sort?: SortName | undefined;
}

/** What a list is filtered and sorted by. */
export interface ListFilters extends Filters, Find {}

type Readers = { [name in FindName]: (text: string) => Find[name] };

const id = (text: string) => (TAXONOMY_ID.test(text) ? text : undefined);

const whole = (least: number, most: number) => (text: string) =>
  /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? String(Number(text))
    : undefined;

const READERS: Readers = {
  region: id,
  station: id,
  near: (text) => {
    const position = readPosition(text);
    return position && writePosition(position);
  },
  radius: whole(1, NEAR_RADIUS_MAX),
  priceMin: whole(0, PRICE_MAX),
  priceMax: whole(0, PRICE_MAX),
  facts: (text) => writeFacts(factsIn(text)),
  language: (text) => oneOf(SPOKEN_LANGUAGES, text),
  minRating: (text) => (/^([1-4](\.\d)?|5(\.0)?)$/.test(text) ? text : undefined),
  photos: (text) => oneOf(['true'], text),
  writtenIn: (text) => oneOf(['ko', 'ja'], text),
  sort: (text) => oneOf(SORTS, text),
};

/**
 * Reads an address. Values that the server would refuse are ignored. Without a position (`near`) the radius and
 * sorting by distance are ignored, too.
 */
export function readFind(search: URLSearchParams): Find {
  const pairs = FIND_NAMES.map((name) => {
    // `facts` may be there several times.
    const text = name === 'facts' ? search.getAll(name).join() : search.get(name);
    return [name, text ? READERS[name](text) : undefined] as const;
  });
  const find: Find = Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  if (find.near !== undefined) return find;
  const { radius: _, ...rest } = find;
  return rest.sort === 'near' ? { ...rest, sort: undefined } : rest;
}

/** The query string with changed parameters; `undefined` removes one. All others stay. */
export function writeFind(search: URLSearchParams, changes: ListFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...FILTER_NAMES, ...FIND_NAMES]) {
    if (!(name in changes)) continue;
    const value = changes[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The changes that remove every parameter of `Find`. */
export const WITHOUT_FIND: Find = Object.fromEntries(FIND_NAMES.map((name) => [name, undefined]));

/** The changes that remove the four filters. */
export const WITHOUT_FILTERS: Filters = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, undefined]),
);

/** A visitor chooses one place: a region, a district, a station or what is near. */
export const NO_PLACE = {
  region: undefined,
  station: undefined,
  near: undefined,
  radius: undefined,
} satisfies Find;

/** The changes that remove the place. Sorting by distance needs a place, so it is removed, too. */
export const withoutPlace = ({ sort }: Find): Find => ({
  ...NO_PLACE,
  sort: sort === 'near' ? undefined : sort,
});

/** The parameters of the list in a tab. Only reviews can be filtered by photos and by the language of their text. */
export function inTab(tab: string, find: Find): Find {
  const { photos: _, writtenIn: __, ...rest } = find;
  return tab === 'reviews' ? find : rest;
}

export const factsIn = (text: string | undefined): FactCode[] => {
  const asked = text?.split(',') ?? [];
  return FACTS.filter((fact) => asked.includes(fact));
};

export const writeFacts = (facts: readonly FactCode[]): string | undefined =>
  facts.length > 0 ? facts.join() : undefined;

export function toggleFact(text: string | undefined, fact: FactCode): string | undefined {
  const chosen = factsIn(text);
  return writeFacts(
    chosen.includes(fact) ? chosen.filter((each) => each !== fact) : [...chosen, fact],
  );
}

/** Typed amounts. If the minimum is larger than the maximum, the two are swapped. */
export function readPrices(from: string, to: string): Pick<Find, 'priceMin' | 'priceMax'> {
  const [least, most] = [from, to].map((text) => amountIn(text) || undefined);
  const isSwapped = least !== undefined && most !== undefined && least > most;
  const [priceMin, priceMax] = isSwapped ? [most, least] : [least, most];
  return { priceMin: priceMin?.toString(), priceMax: priceMax?.toString() };
}
