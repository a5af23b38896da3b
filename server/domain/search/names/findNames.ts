import { MOST_COUNTED_MATCHES } from '../../../../contract/plain/limits.ts';
import { joinedName } from '../spelling/foldName.ts';
import { hasInitials, initialsOf, initialsPattern, longestPart } from '../spelling/hangul.ts';
import {
  headOf,
  type IndexedItem,
  itemAt,
  type NameBlock,
  type NameIndex,
  pairAt,
} from './nameIndex.ts';

export interface Found {
  ids: string[];
  /** How many matches follow; at most one more than the counted maximum. */
  more: number;
}

interface Wanted {
  offset: number;
  limit: number;
  /** Ids of items that come first, if their names contain the text. Only short lists use it. */
  first?: readonly string[];
}

/**
 * Items with a name that contains the text: first names that begin with it, then the others, each in the order of the
 * index. A single consonant matches any syllable that begins with it.
 */
export function findNames(
  index: NameIndex,
  typed: string,
  { offset, limit, first = [] }: Wanted,
): Found {
  const text = joinedName(typed);
  if (text === '') return { ids: [], more: 0 };
  const end = offset + limit;
  const counted = end + MOST_COUNTED_MATCHES + 1;
  const some = itemsWith(index, text, counted);
  // If there are few matches, `some` has all of them. Otherwise names that begin with the text are searched separately.
  const found = some.length < counted ? leadingFirst(text, some) : firstOf(index, text, some, end);
  const ids = found.map(({ id }) => id);
  const leading = first.filter((id) => ids.includes(id));
  return {
    ids: [...leading, ...ids.filter((id) => !leading.includes(id))].slice(offset, end),
    more: Math.max(0, some.length - end),
  };
}

/**
 * Items whose names contain all words, in the order of the index: 첫눈 명동점 finds 첫눈피부과의원 명동점. Of very many names
 * with the rarest word only the first ones are looked at.
 */
export function findNamesWithAll(
  index: NameIndex,
  words: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Found {
  const [rarest = '', ...others] = words
    .map(joinedName)
    .toSorted((a, b) => rarestCount(index, a) - rarestCount(index, b));
  if (rarest === '') return { ids: [], more: 0 };
  const end = offset + limit;
  const found = itemsWith(index, rarest, MOST_LOOKED_AT)
    .filter(({ text }) => others.every((word) => text.includes(word)))
    .slice(0, end + MOST_COUNTED_MATCHES + 1);
  return {
    ids: found.slice(offset, end).map(({ id }) => id),
    more: Math.max(0, found.length - end),
  };
}

const MOST_LOOKED_AT = 2_000;

/** Whether a name contains the text. It stops at the first one. */
export function hasName(index: NameIndex, typed: string): boolean {
  const text = joinedName(typed);
  return text !== '' && itemsWith(index, text, 1).length > 0;
}

function leadingFirst(text: string, items: readonly IndexedItem[]): IndexedItem[] {
  const isAtBeginning = matcherOf(`\n${text}`);
  const leading = new Set(items.filter((item) => isAtBeginning(item.text)));
  return [...leading, ...items.filter((item) => !leading.has(item))];
}

/**
 * The first `wanted` items with the text at the beginning of a name, found by a search of their own, then those of
 * `some`. `some` has only the first matches of the index, but enough of them: at most `wanted` are left out as already
 * listed.
 */
function firstOf(
  index: NameIndex,
  text: string,
  some: readonly IndexedItem[],
  wanted: number,
): IndexedItem[] {
  const leading = itemsWith(index, `\n${text}`, wanted);
  const leadingIds = new Set(leading.map(({ id }) => id));
  return [...leading, ...some.filter(({ id }) => !leadingIds.has(id))];
}

/** The items that contain the text, in the order of the index. */
function itemsWith(index: NameIndex, text: string, wanted: number): IndexedItem[] {
  const find = hasInitials(text) ? initialsFinder(index, text) : textFinder(index, text, 'text');
  const items: IndexedItem[] = [];
  for (const block of index.blocks) {
    let position = find(block, 0);
    while (position !== -1) {
      const place = placeAt(block, position);
      items.push(itemAt(block, place));
      if (items.length === wanted) return items;
      position = find(block, block.starts[place + 1] ?? block.text.length);
    }
  }
  return items;
}

/** Returns the next position in a block from a given one, or -1. */
type Finder = (block: NameBlock, from: number) => number;

/**
 * Searches the longest part without single consonants, or else the initials of the names. Then it compares the whole
 * text.
 */
function initialsFinder(index: NameIndex, wanted: string): Finder {
  const part = longestPart(wanted);
  const start = wanted.indexOf(part);
  const find =
    part.trim() === ''
      ? textFinder(index, initialsOf(wanted), 'initials')
      : textFinder(index, part, 'text');
  const pattern = new RegExp(initialsPattern(wanted), 'y');
  return (block, from) => {
    let at = find(block, from + start);
    while (at !== -1) {
      pattern.lastIndex = at - start;
      if (pattern.test(block.text)) return at - start;
      at = find(block, at + 1);
    }
    return -1;
  };
}

/** Searches from the rarest letter on: `indexOf` stops at every place where the first letter occurs. */
function textFinder(index: NameIndex, wanted: string, where: 'text' | 'initials'): Finder {
  for (let i = 0; i < wanted.length - 1; i += 1) {
    if (!index.pairs.has(pairAt(wanted, i))) return () => -1;
  }
  const counts = countsOf(index, wanted);
  const rarest = Math.min(...counts);
  if (rarest === 0) return () => -1;
  const place = counts.indexOf(rarest);
  const tail = wanted.slice(place);
  const head = wanted.startsWith('\n') ? headOf(wanted) : '';
  return (block, from) => {
    if (!block.heads.includes(head)) return -1;
    const text = block[where];
    let at = text.indexOf(tail, from + place);
    while (at !== -1 && !text.startsWith(wanted, at - place)) at = text.indexOf(tail, at + 1);
    return at === -1 ? -1 : at - place;
  };
}

/** How often each letter of the text occurs. */
const countsOf = ({ letters }: NameIndex, text: string): number[] =>
  text.split('').map((letter) => letters[letter.charCodeAt(0)] ?? 0);

const rarestCount = (index: NameIndex, text: string) => Math.min(...countsOf(index, text));

function matcherOf(wanted: string): (text: string) => boolean {
  if (!hasInitials(wanted)) return (text) => text.includes(wanted);
  const pattern = new RegExp(initialsPattern(wanted));
  return (text) => pattern.test(text);
}

/** The place of the item whose names include a position, by binary search. */
function placeAt({ starts }: NameBlock, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}
