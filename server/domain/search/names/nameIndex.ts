import { joinedName } from '../spelling/foldName.ts';
import { initialsOf } from '../spelling/hangul.ts';

/**
 * The names of many items as texts to search in: about 70 bytes per item beside the text itself. They are in blocks, so
 * that another name changes a small part only.
 */
export interface NameIndex {
  blocks: readonly NameBlock[];
  /** How often each UTF-16 unit occurs in the names and their initials, so that a search begins at the rarest letter. */
  letters: Uint32Array;
  /** All pairs of letters that occur or occurred (`pairAt`): a text with another pair is in no name. */
  pairs: Set<number>;
}

export interface NameBlock {
  /** All folded names, each after a line break. */
  text: string;
  /** The initials of the text (`initialsOf`), for searches by first consonants. */
  initials: string;
  /** The beginnings of its names and of their initials (`headOf`), each once. A block without one is not searched. */
  heads: string;
  /** Where the names of each item begin, and the end of the last one. */
  starts: Uint32Array;
  /** The ids of all items as one text, each filled up with spaces to this length. */
  ids: string;
  idLength: number;
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

/** Takes items in batches, so that a long list does not block the event loop. Each batch becomes a block. */
export function nameIndexBuilder(): NameIndexBuilder {
  const blocks: NameBlock[] = [];
  const letters = new Uint32Array(0x1_0000);
  const pairs = new Set<number>();

  return {
    add: (items) => {
      const block = blockOf(items.map(({ id, names }) => ({ id, text: textOf(names) })));
      const searched = block.text + block.initials;
      countLetters(letters, searched, 1);
      addPairs(pairs, searched);
      blocks.push(block);
    },
    finish: () => ({ blocks, letters, pairs }),
  };
}

/** An item of a block. */
export interface IndexedItem {
  id: string;
  /** Its folded names, each after a line break. */
  text: string;
}

export function blockOf(items: readonly IndexedItem[]): NameBlock {
  const starts = new Uint32Array(items.length + 1);
  let end = 0;
  items.forEach(({ text }, place) => {
    end += text.length;
    starts[place + 1] = end;
  });
  const text = items.map((item) => item.text).join('');
  const idLength = Math.max(0, ...items.map(({ id }) => id.length));
  const initials = initialsOf(text);
  return {
    text,
    initials,
    heads: [...new Set((text + initials).match(HEADS))].join(''),
    starts,
    ids: items.map(({ id }) => id.padEnd(idLength)).join(''),
    idLength,
  };
}

/** A line break and two letters. */
const HEADS = /\n[^\n]{1,2}/g;
export const headOf = (text: string): string => text.slice(0, 3);

export const countItems = ({ starts }: NameBlock): number => starts.length - 1;

export const idAt = ({ ids, idLength }: NameBlock, place: number): string =>
  ids.slice(place * idLength, (place + 1) * idLength).trimEnd();

export const itemAt = (block: NameBlock, place: number): IndexedItem => ({
  id: idAt(block, place),
  text: block.text.slice(block.starts[place], block.starts[place + 1]),
});

export const itemsIn = (block: NameBlock): IndexedItem[] =>
  Array.from({ length: countItems(block) }, (_, place) => itemAt(block, place));

/** A letter and the next one as one number. */
export const pairAt = (text: string, place: number): number =>
  text.charCodeAt(place) * 0x1_0000 + text.charCodeAt(place + 1);

export const textOf = (names: readonly string[]): string =>
  names.map((name) => `\n${joinedName(name)}`).join('');

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
