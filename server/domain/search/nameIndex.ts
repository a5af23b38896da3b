import { foldName } from './foldName.ts';

/** The names of many items as one text to search in: about 70 bytes per item beside the text itself. */
export interface NameIndex {
  /** All folded names, each after a line break. */
  text: string;
  /** Where the names of each item begin, and the end of the last one. */
  starts: Uint32Array;
  /** How often each UTF-16 unit occurs, so that a search begins at the rarest letter. */
  letters: Uint32Array;
  /** All pairs of letters that occur or occurred (`pairAt`): a text with another pair is in no name. */
  pairs: Set<number>;
  ids: readonly string[];
}

export interface Item {
  id: string;
  /** In all languages. */
  names: readonly string[];
}

export interface NameIndexBuilder {
  /** In the order in which matches are returned. */
  add(items: readonly Item[]): void;
  finish(): NameIndex;
}

/** Takes items in batches, so that a long list does not block the event loop. */
export function nameIndexBuilder(): NameIndexBuilder {
  const texts: string[] = [];
  const starts: number[] = [0];
  const ids: string[] = [];
  const letters = new Uint32Array(0x1_0000);
  const pairs = new Set<number>();
  let end = 0;

  return {
    add: (items) => {
      let batch = '';
      for (const { id, names } of items) {
        const text = textOf(names);
        ids.push(id);
        end += text.length;
        starts.push(end);
        batch += text;
      }
      countLetters(letters, batch, 1);
      addPairs(pairs, batch);
      texts.push(batch);
    },
    finish: () => ({
      text: texts.join(''),
      starts: Uint32Array.from(starts),
      letters,
      pairs,
      ids,
    }),
  };
}

/** A letter and the next one as one number. */
export const pairAt = (text: string, place: number): number =>
  text.charCodeAt(place) * 0x1_0000 + text.charCodeAt(place + 1);

export const textOf = (names: readonly string[]): string =>
  names.map((name) => `\n${foldName(name)}`).join('');

export function countLetters(letters: Uint32Array, text: string, step: 1 | -1): void {
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    letters[unit] = (letters[unit] ?? 0) + step;
  }
}

/** A line break follows the text. */
export function addPairs(pairs: Set<number>, text: string): void {
  const closed = `${text}\n`;
  for (let i = 0; i < text.length; i += 1) pairs.add(pairAt(closed, i));
}
