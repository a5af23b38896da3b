import { addPairs, countLetters, type Item, type NameIndex, textOf } from './nameIndex.ts';

/**
 * The index with other names of some items; an item without names leaves it. The ids of the index descend. Everything
 * else is copied in long parts and not folded or counted again.
 */
export function replaceNames(index: NameIndex, items: readonly Item[]): NameIndex {
  const letters = index.letters.slice();
  const texts: string[] = [];
  const ids: (readonly string[])[] = [];
  const starts = new Uint32Array(index.starts.length + items.length);
  /** The next item of the old index. */
  let place = 0;
  /** Items and letters of the new index. */
  let count = 0;
  let end = 0;

  const keepUntil = (last: number) => {
    texts.push(index.text.slice(startOf(index, place), startOf(index, last)));
    ids.push(index.ids.slice(place, last));
    const moved = end - startOf(index, place);
    for (; place < last; place += 1) {
      count += 1;
      end = startOf(index, place + 1) + moved;
      starts[count] = end;
    }
  };

  const descending = [...items].sort((a, b) => (a.id < b.id ? 1 : -1));
  for (const { id, names } of descending) {
    keepUntil(placeOf(index.ids, id));
    if (index.ids[place] === id) {
      const old = index.text.slice(startOf(index, place), startOf(index, place + 1));
      countLetters(letters, old, -1);
      place += 1;
    }
    if (names.length === 0) continue;
    const text = textOf(names);
    texts.push(text);
    ids.push([id]);
    count += 1;
    end += text.length;
    starts[count] = end;
    countLetters(letters, text, 1);
    // Both indexes share the pairs. A pair that no name has any more does no harm.
    addPairs(index.pairs, text);
  }
  keepUntil(index.ids.length);
  return {
    text: texts.join(''),
    starts: starts.slice(0, count + 1),
    letters,
    pairs: index.pairs,
    ids: noIds.concat(...ids),
  };
}

const noIds: readonly string[] = [];

const startOf = ({ starts }: NameIndex, place: number) => starts[place] ?? 0;

/** Where the id is in descending ids, or would be. */
function placeOf(ids: readonly string[], id: string): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? '') > id) low = middle + 1;
    else high = middle;
  }
  return low;
}
