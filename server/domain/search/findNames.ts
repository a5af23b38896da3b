import { MOST_COUNTED_MATCHES } from '../../../contract/limits.ts';
import { blocksWith, setsToSearch } from './blockSets.ts';
import { foldName } from './foldName.ts';
import { initialOf, isInitial } from './hangul.ts';
import { BLOCK, beginningOf, type NameIndex, printsOf, sketchOf } from './nameIndex.ts';

export interface Found {
  /** Positions in the index. */
  items: number[];
  /** How many matches follow; at most one more than the counted maximum. */
  more: number;
}

/**
 * Items with a name that contains the text: first names that begin with it, then the others, each in the order of the
 * index. A single consonant matches any syllable that begins with it.
 */
export function findNames(
  index: NameIndex,
  text: string,
  { offset, limit }: { offset: number; limit: number },
): Found {
  const pattern = patternOf(text);
  if (pattern.text === '') return { items: [], more: 0 };
  const end = offset + limit;
  const counted = end + MOST_COUNTED_MATCHES + 1;
  const some = containing(index, pattern, counted);
  // Few matches are complete now. Otherwise names that begin with the text are searched separately.
  const found =
    some.length < counted ? leadingFirst(index, pattern, some) : firstOf(index, pattern, end);
  return { items: found.slice(offset, end), more: Math.max(0, some.length - end) };
}

function leadingFirst(index: NameIndex, pattern: Pattern, items: readonly number[]): number[] {
  const leading = new Set(items.filter((item) => beginsWith(index, pattern, item)));
  return [...leading, ...items.filter((item) => !leading.has(item))];
}

function firstOf(index: NameIndex, pattern: Pattern, wanted: number): number[] {
  const leading = beginningWith(index, pattern, wanted);
  if (leading.length === wanted) return leading;
  return [...leading, ...containing(index, pattern, wanted - leading.length, new Set(leading))];
}

interface Pattern {
  text: string;
  sketch: string;
  prints: string;
  /** What must occur in a matching block. */
  sets: readonly number[];
  /** For each UTF-16 unit of the text its initial consonant, or -1. */
  initials: readonly number[];
  hasInitials: boolean;
}

function patternOf(typed: string): Pattern {
  const text = foldName(typed);
  const initials = Array.from(text.split(''), (letter) => {
    const unit = letter.charCodeAt(0);
    return isInitial(unit) ? initialOf(unit) : -1;
  });
  const sketch = sketchOf(text);
  return {
    text,
    sketch,
    prints: printsOf(text),
    sets: setsToSearch(text, sketch),
    initials,
    hasInitials: initials.some((i) => i !== -1),
  };
}

function beginningWith(index: NameIndex, pattern: Pattern, wanted: number): number[] {
  const found: number[] = [];
  for (const position of index.beginnings.get(beginningOf(pattern.text.charCodeAt(0))) ?? []) {
    if (!isAt(index, pattern, position)) continue;
    const item = itemAt(index, position);
    // Both names of one item may match; they are neighbours.
    if (item !== found.at(-1)) found.push(item);
    if (found.length === wanted) break;
  }
  return found;
}

function containing(
  index: NameIndex,
  pattern: Pattern,
  wanted: number,
  known: ReadonlySet<number> = new Set(),
): number[] {
  const found: number[] = [];
  for (const block of blocksWith(index.blocks, pattern.sets)) {
    for (const item of inBlock(index, pattern, block)) {
      if (!known.has(item)) found.push(item);
      if (found.length === wanted) return found;
    }
  }
  return found;
}

function* inBlock(index: NameIndex, pattern: Pattern, block: number): Generator<number> {
  const begin = index.lines[block * BLOCK] ?? 0;
  const end = index.lines[(block + 1) * BLOCK] ?? index.text.length;
  const { hasInitials } = pattern;
  // A text with initials is searched in the sketch, and each candidate is then compared.
  const bytes = (hasInitials ? index.sketch : index.prints).slice(begin, end);
  const wanted = hasInitials ? pattern.sketch : pattern.prints;
  let item = block * BLOCK;
  let place = bytes.indexOf(wanted);
  while (place !== -1) {
    const position = begin + place;
    if (!isAt(index, pattern, position)) {
      place = bytes.indexOf(wanted, place + 1);
      continue;
    }
    while ((index.lines[item + 1] ?? end) <= position) item += 1;
    yield item;
    place = bytes.indexOf(wanted, (index.lines[item + 1] ?? end) - begin);
  }
}

function beginsWith(index: NameIndex, pattern: Pattern, item: number): boolean {
  const end = index.lines[item + 1] ?? 0;
  let position = index.lines[item] ?? end;
  while (position < end) {
    if (isAt(index, pattern, position)) return true;
    position = index.text.indexOf('\t', position) + 1 || end;
  }
  return false;
}

function isAt(index: NameIndex, pattern: Pattern, position: number): boolean {
  if (!pattern.hasInitials) return index.text.startsWith(pattern.text, position);
  // Compares from the end: many names begin alike, so wrong candidates fail sooner.
  for (let i = pattern.text.length - 1; i >= 0; i -= 1) {
    const unit = index.text.charCodeAt(position + i);
    const initial = pattern.initials[i] ?? -1;
    const isMeant =
      initial === -1 ? unit === pattern.text.charCodeAt(i) : initialOf(unit) === initial;
    if (!isMeant) return false;
  }
  return true;
}

/** The line that contains a position, by binary search. */
function itemAt({ lines }: NameIndex, position: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}
