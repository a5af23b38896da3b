import { foldName } from './foldName.ts';
import { keysOf } from './hangul.ts';

export type TermKind =
  | 'SPECIALTY'
  | 'TREATMENT'
  | 'CONCERN'
  | 'PART'
  | 'REGION'
  | 'STATION'
  | 'LANGUAGE'
  | 'FACT';

/** A word of the taxonomy, a place or a condition, with everything that it is called. */
export interface Term {
  kind: TermKind;
  id: string;
  name: string;
  nameJa: string;
  /** Concerns: their first part of the body. */
  partId?: string | null;
  /** Where a district or a station is. */
  region?: { id: string; name: string; nameJa: string } | null;
}

export interface Alias {
  term: string;
  kind: TermKind;
  targetId: string;
}

/** One way to write a term. */
export interface Spelling {
  term: Term;
  /** As people read it. */
  shown: string;
  isAlias: boolean;
  /** Without spaces and signs. */
  bare: string;
  /** As typed on a keyboard, for typing errors. */
  keys: string;
}

export interface TermIndex {
  /** Names in the order of the terms, then aliases. */
  spellings: readonly Spelling[];
  /** By `bare`. */
  exact: ReadonlyMap<string, readonly Spelling[]>;
}

export function buildTermIndex(terms: readonly Term[], aliases: readonly Alias[]): TermIndex {
  const known = new Map(terms.map((term) => [`${term.kind} ${term.id}`, term]));
  const spellings = [
    ...terms.flatMap(namesOf),
    ...aliases.flatMap(({ term, kind, targetId }) => {
      const target = known.get(`${kind} ${targetId}`);
      return target ? [spelling(target, term, term, true)] : [];
    }),
  ];
  const exact = new Map<string, Spelling[]>();
  for (const each of spellings) {
    const same = exact.get(each.bare);
    if (same) same.push(each);
    else exact.set(each.bare, [each]);
  }
  return { spellings, exact };
}

/** A name, and each of its parts: 눈밑 지방·다크서클 is 다크서클, too. */
function namesOf(term: Term): Spelling[] {
  return [term.name, term.nameJa].flatMap((name) => {
    const parts = name.split(/[·・、（）()]/).filter((part) => part !== '');
    return [...new Set([name, ...parts])].map((part) => spelling(term, name, part, false));
  });
}

function spelling(term: Term, shown: string, text: string, isAlias: boolean): Spelling {
  const bare = bareText(text);
  return { term, shown, isAlias, bare, keys: keysOf(bare) };
}

/** The form in which terms are compared: folded, without spaces and signs. */
export const bareText = (text: string): string =>
  foldName(text).replace(/[^\p{L}\p{N}\p{M}ー]/gu, '');
