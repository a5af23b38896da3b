import { addBlock, type BlockSets, noBlocks } from './blockSets.ts';
import { foldName } from './foldName.ts';
import { initialOf, isInitial } from './hangul.ts';

/** The names of many items in a form for searching, about 180 bytes per item. */
export interface NameIndex {
  /** One line per item: its folded names, separated by a tab. */
  text: string;
  /** One byte per unit of the text: syllables with the same initial have the same byte. */
  sketch: string;
  /**
   * One byte per unit, with all bytes about equally common. Searching here is faster than in the text, where most
   * Korean syllables share their first byte.
   */
  prints: string;
  /** Where each line begins, and the end of the last one. */
  lines: Uint32Array;
  /** Which letters occur in each block of lines. */
  blocks: BlockSets;
  /** The positions of names by first letter, or by initial consonant; the key is `beginningOf`. */
  beginnings: ReadonlyMap<number, Uint32Array>;
}

/** Lines per block. */
export const BLOCK = 32;

/** The names of one item in all languages. */
export type Names = readonly string[];

export interface NameIndexBuilder {
  /** In the order in which matches are returned. */
  add(items: readonly Names[]): void;
  finish(): NameIndex;
}

export function buildNameIndex(items: readonly Names[]): NameIndex {
  const builder = nameIndexBuilder();
  builder.add(items);
  return builder.finish();
}

/** Takes items in batches, so that a long list does not block the event loop. */
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

/** Higher than every UTF-16 unit. */
const ANY_SYLLABLE = 0x1_0000;

/** The key of `beginnings` for a first letter. */
export const beginningOf = (letter: number): number =>
  isInitial(letter) ? ANY_SYLLABLE + initialOf(letter) : letter;

export const sketchOf = (text: string): string => byteForEach(text, sketchByte);

/** 251 is a prime, which spreads Korean syllables, whose codes lie at regular distances. */
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
