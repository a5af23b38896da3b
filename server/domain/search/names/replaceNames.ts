import { limits } from '../../../limits/limits.ts';
import { initialsOf } from '../spelling/hangul.ts';
import {
  addPairs,
  blockOf,
  countItems,
  countLetters,
  type IndexedItem,
  type Item,
  idAt,
  itemAt,
  itemsIn,
  type NameBlock,
  type NameIndex,
  textOf,
} from './nameIndex.ts';

/**
 * The index with other names of some items; an item without names leaves it. The ids of the index descend. Only the
 * blocks with other names are made again; the index shares all others with the former one.
 */
export function replaceNames(index: NameIndex, items: readonly Item[]): NameIndex {
  const letters = index.letters.slice();
  const old = index.blocks.length === 0 ? [blockOf([])] : index.blocks;
  /** By the place of the block; an empty text removes the item. */
  const changes = new Map<number, Map<string, string>>();
  for (const { id, names } of items) {
    const place = blockPlace(old, id);
    const text = textOf(names);
    const former = textIn(old[place], id);
    if (text === former) continue;
    countLetters(letters, former + initialsOf(former), -1);
    countLetters(letters, text + initialsOf(text), 1);
    // Both indexes share the pairs. A pair that no name has any more does no harm.
    addPairs(index.pairs, text + initialsOf(text));
    changes.set(place, (changes.get(place) ?? new Map()).set(id, text));
  }
  const blocks = old.flatMap((block, place) => {
    const changed = changes.get(place);
    return changed ? changeBlock(block, changed) : [block];
  });
  return { blocks, letters, pairs: index.pairs };
}

/** The block with these texts; two or more if it became too long, none if it became empty. */
function changeBlock(block: NameBlock, changed: ReadonlyMap<string, string>): NameBlock[] {
  const kept = itemsIn(block).filter(({ id }) => !changed.has(id));
  const added = [...changed].flatMap(([id, text]) => (text === '' ? [] : [{ id, text }]));
  const items = [...kept, ...added].sort((a, b) => (a.id < b.id ? 1 : -1));
  const most = items.length > 2 * limits.lists.nameBatch ? limits.lists.nameBatch : items.length;
  const parts: IndexedItem[][] = [];
  for (let from = 0; from < items.length; from += most) parts.push(items.slice(from, from + most));
  return parts.map(blockOf);
}

/** The last block that begins with this id or a higher one; the first block for the highest ids. */
const blockPlace = (blocks: readonly NameBlock[], id: string): number =>
  Math.max(
    0,
    blocks.findLastIndex((block) => idAt(block, 0) >= id),
  );

/** The text of the item; empty if the block does not have it. */
function textIn(block: NameBlock | undefined, id: string): string {
  if (!block) return '';
  const place = firstPlace(countItems(block), (at) => idAt(block, at) <= id);
  return idAt(block, place) === id ? itemAt(block, place).text : '';
}

/**
 * Binary search: the first place below `end` for which the test is true; `end` if it is true for none. The test must be
 * false for all places before that one and true for all after it.
 */
function firstPlace(end: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
