import { addBlock, type BlockSets, noBlocks } from './blockSets.ts';
import { foldName } from './foldName.ts';
import { initialOf, isInitial } from './hangul.ts';

/** The names of many items, laid out for searching: some 180 bytes an item. */
export interface NameIndex {
  /** One line for each item: its folded names, with a tab between them. */
  text: string;
  /** One byte for each unit of the text: equal units have equal bytes, and so have syllables of one initial. */
  sketch: string;
  /**
   * Also one byte for each unit, but all bytes are about as common. A text is looked for here first: in the text
   * itself nearly every Korean syllable begins with one of a few bytes, so that a search stops at each of them.
   */
  prints: string;
  /** Where each line begins in the text, and where the last one ends. */
  lines: Uint32Array;
  /** What stands in each BLOCK of lines. */
  blocks: BlockSets;
  /** Where the names begin that begin with a letter, or with any syllable of an initial (beginningOf). */
  beginnings: ReadonlyMap<number, Uint32Array>;
}

/** Lines that are searched, or passed over, together. */
export const BLOCK = 32;

/** An item's names in its languages. */
export type Names = readonly string[];

export interface NameIndexBuilder {
  /** In the order in which the items shall be found. */
  add(items: readonly Names[]): void;
  finish(): NameIndex;
}

export function buildNameIndex(items: readonly Names[]): NameIndex {
  const builder = nameIndexBuilder();
  builder.add(items);
  return builder.finish();
}

/** Takes the items in portions, so that a long list does not hold everyone else up. */
export function nameIndexBuilder(): NameIndexBuilder {
  const texts: string[] = [];
  const sketches: string[] = [];
  const prints: string[] = [];
  const blocks = noBlocks();
  const lines: number[] = [0];
  const beginnings = new Map<number, number[]>();
  let block = '';
  let end = 0;

  const addLine = (names: Names): void => {
    const folded = names.map(foldName);
    for (const name of folded) {
      if (name !== '') addBeginnings(name.charCodeAt(0));
      end += name.length + 1;
    }
    lines.push(end);
    block += `${folded.join('\t')}\n`;
  };
  const addBeginnings = (letter: number): void => {
    const initial = initialOf(letter);
    addTo(beginnings, letter, end);
    if (initial !== -1) addTo(beginnings, ANY_SYLLABLE + initial, end);
  };
  const closeBlock = (): void => {
    const sketch = sketchOf(block);
    texts.push(block);
    sketches.push(sketch);
    prints.push(printsOf(block));
    addBlock(blocks, block, sketch);
    block = '';
  };

  return {
    add: (items) => {
      for (const names of items) {
        addLine(names);
        if ((lines.length - 1) % BLOCK === 0) closeBlock();
      }
    },
    finish: () => {
      if (block !== '') closeBlock();
      return {
        text: texts.join(''),
        sketch: sketches.join(''),
        prints: prints.join(''),
        lines: Uint32Array.from(lines),
        blocks,
        beginnings: new Map([...beginnings].map(([key, at]) => [key, Uint32Array.from(at)])),
      };
    },
  };
}

function addTo(positions: Map<number, number[]>, key: number, position: number): void {
  const known = positions.get(key);
  if (known) known.push(position);
  else positions.set(key, [position]);
}

/** Behind all letters. */
const ANY_SYLLABLE = 0x1_0000;

/** Under which key a text's first letter finds the names that begin as it does. */
export const beginningOf = (letter: number): number =>
  isInitial(letter) ? ANY_SYLLABLE + initialOf(letter) : letter;

export const sketchOf = (text: string): string => byteForEach(text, sketchByte);

/** 251 is prime, so what lies at even distances, as Korean syllables of one sound do, falls apart. */
export const printsOf = (text: string): string => byteForEach(text, (unit) => unit % 251);

function byteForEach(text: string, byteOf: (unit: number) => number): string {
  const bytes = Buffer.alloc(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = byteOf(text.charCodeAt(i));
  return bytes.toString('latin1');
}

function sketchByte(unit: number): number {
  const initial = initialOf(unit);
  return initial === -1 ? unit & 0x7f : 0x80 + initial;
}
