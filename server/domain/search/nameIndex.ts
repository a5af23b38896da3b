import { foldName } from './foldName.ts';

/** The names of many items as one text to search in: about 70 bytes per item beside the text itself. */
export interface NameIndex {
  /** All folded names, each after a line break. */
  text: string;
  /** Where the names of each item begin, and the end of the last one. */
  starts: Uint32Array;
  /** How often each UTF-16 unit occurs, so that a search begins at the rarest letter. */
  letters: Uint32Array;
  /** The first letters of all names. */
  beginnings: ReadonlySet<string>;
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
  const beginnings = new Set<string>();
  let end = 0;

  return {
    add: (items) => {
      let batch = '';
      for (const { id, names } of items) {
        const folded = names.map(foldName);
        for (const name of folded) beginnings.add(name.charAt(0));
        const text = folded.map((name) => `\n${name}`).join('');
        ids.push(id);
        end += text.length;
        starts.push(end);
        batch += text;
      }
      for (let i = 0; i < batch.length; i += 1) count(letters, batch.charCodeAt(i));
      texts.push(batch);
    },
    finish: () => ({
      text: texts.join(''),
      starts: Uint32Array.from(starts),
      letters,
      beginnings,
      ids,
    }),
  };
}

function count(letters: Uint32Array, unit: number): void {
  letters[unit] = (letters[unit] ?? 0) + 1;
}
