import { isInitial } from './hangul.ts';

/**
 * A filter over blocks of text: for each letter and pair of letters, one bit per block says whether it occurs there. A
 * block without all bits cannot match; a block with all bits may still not match, because letters share sets.
 */
export interface BlockSets {
  /** The number of blocks. */
  size: number;
  /** For each 32 blocks, one word per set. */
  columns: Uint32Array[];
}

/**
 * A prime spreads Korean syllables, whose codes lie at regular distances. Each pair is in two sets, which few other
 * pairs share.
 */
const PAIRS = 4_093;
const PAIRS_AGAIN = 4_091;
/** More than the number of Korean syllables, so that no two of them share a set. */
const LETTERS = 12_007;
const SKETCHED_PAIRS = 1_021;
const SETS = PAIRS + PAIRS_AGAIN + LETTERS + SKETCHED_PAIRS;

const WORD = 32;

export const noBlocks = (): BlockSets => ({ size: 0, columns: [] });

export function addBlock(known: BlockSets, block: string, sketch: string): void {
  const bit = 1 << (known.size % WORD);
  const column = known.columns[Math.floor(known.size / WORD)] ?? new Uint32Array(SETS);
  if (known.size % WORD === 0) known.columns.push(column);
  known.size += 1;
  const put = (set: number) => {
    column[set] = (column[set] ?? 0) | bit;
  };
  for (let i = 0; i < block.length; i += 1) {
    const letter = block.charCodeAt(i);
    put(letterSet(letter));
    if (i === block.length - 1) return;
    for (const set of pairSets(letter, block.charCodeAt(i + 1))) put(set);
    put(sketchedSet(sketch.charCodeAt(i), sketch.charCodeAt(i + 1)));
  }
}

/** The blocks that may contain the text, in order. */
export function* blocksWith({ size, columns }: BlockSets, sets: readonly number[]) {
  for (const [place, column] of columns.entries()) {
    const rest = size - place * WORD;
    let bits = rest < WORD ? 2 ** rest - 1 : 0xffff_ffff;
    for (const set of sets) bits &= column[set] ?? 0;
    while (bits !== 0) {
      yield place * WORD + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
    }
  }
}

/** The sets of everything that must occur in a matching block; initials are known by the sketch alone. */
export function setsToSearch(text: string, sketch: string): number[] {
  const sets: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charCodeAt(i);
    const next = text.charCodeAt(i + 1);
    if (!isInitial(letter)) sets.push(letterSet(letter));
    if (i === text.length - 1) continue;
    if (isInitial(letter) || isInitial(next)) {
      sets.push(sketchedSet(sketch.charCodeAt(i), sketch.charCodeAt(i + 1)));
    } else sets.push(...pairSets(letter, next));
  }
  return sets;
}

const pairSets = (letter: number, next: number) =>
  [(letter * 31 + next) % PAIRS, PAIRS + ((letter * 127 + next) % PAIRS_AGAIN)] as const;
const letterSet = (letter: number) => PAIRS + PAIRS_AGAIN + (letter % LETTERS);
const sketchedSet = (byte: number, next: number) =>
  PAIRS + PAIRS_AGAIN + LETTERS + ((byte * 31 + next) % SKETCHED_PAIRS);
