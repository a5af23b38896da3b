import { foldName } from './foldName.ts';
import { initialOf } from './hangul.ts';

/** The names of many items, laid out for searching: about 80 bytes an item. */
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
  /** For each byte of the sketch, where the names begin that begin with it. */
  beginnings: readonly Uint32Array[];
}

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
  const lines: number[] = [0];
  const beginnings = Array.from({ length: 256 }, (): number[] => []);
  let end = 0;

  const addLine = (names: Names): string => {
    const folded = names.map(foldName);
    for (const name of folded) {
      if (name !== '') beginnings[sketchByte(name.charCodeAt(0))]?.push(end);
      end += name.length + 1;
    }
    lines.push(end);
    return `${folded.join('\t')}\n`;
  };

  return {
    add: (items) => {
      const text = items.map(addLine).join('');
      texts.push(text);
      sketches.push(sketchOf(text));
      prints.push(printsOf(text));
    },
    finish: () => ({
      text: texts.join(''),
      sketch: sketches.join(''),
      prints: prints.join(''),
      lines: Uint32Array.from(lines),
      beginnings: beginnings.map((positions) => Uint32Array.from(positions)),
    }),
  };
}

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
