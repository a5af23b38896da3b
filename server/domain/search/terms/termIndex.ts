import { keysOf } from '../../../../contract/plain/hangul.ts';
import type { AliasKind } from '../../../../contract/staff/staffSearch.ts';
import { kanaOf } from '../../../../contract/texts/hangulKana.ts';
import { type NameIndex, nameIndexBuilder } from '../names/nameIndex.ts';
import { foldName } from '../spelling/foldName.ts';

/** A word of the taxonomy, a place or a condition, with everything that it is called. */
export interface Term {
  kind: AliasKind;
  id: string;
  name: string;
  nameJa: string;
  /** Concerns: their first part of the body. */
  partId?: string | null;
  /** Treatments: their first specialty. */
  specialtyId?: string | null;
  /** Where a district or a station is. */
  region?: { id: string; name: string; nameJa: string } | null;
}

export interface Alias {
  term: string;
  kind: AliasKind;
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
  /** For typing errors (keysFor). */
  keys: string;
}

export interface TermIndex {
  /** Names in the order of the terms, then aliases, then what follows from names and ids. */
  spellings: readonly Spelling[];
  /** By `bare`. */
  exact: ReadonlyMap<string, readonly Spelling[]>;
  /** A search index of the `bare` of all spellings. The id of an item is its place in `spellings`. */
  bare: NameIndex;
}

export function buildTermIndex(terms: readonly Term[], aliases: readonly Alias[]): TermIndex {
  const known = new Map(terms.map((term) => [`${term.kind} ${term.id}`, term]));
  const spellings = [
    ...terms.flatMap(namesOf),
    ...aliases.flatMap(({ term, kind, targetId }) => {
      const target = known.get(`${kind} ${targetId}`);
      return target ? [spelling(target, term, term, true)] : [];
    }),
    ...terms.flatMap(placeNamesOf),
    ...terms.flatMap(latinNamesOf),
  ].filter(({ bare }) => bare !== '');
  const exact = new Map<string, Spelling[]>();
  for (const each of spellings) {
    const same = exact.get(each.bare);
    if (same) same.push(each);
    else exact.set(each.bare, [each]);
  }
  const bare = nameIndexBuilder();
  bare.add(spellings.map((each, place) => ({ id: String(place), names: [each.bare] })));
  return { spellings, exact, bare: bare.finish() };
}

/** A name and each of its parts: 눈밑 지방·다크서클 is found by 다크서클, too. The brackets of a station say where it is. */
function namesOf(term: Term): Spelling[] {
  return [term.name, term.nameJa].flatMap((name) => {
    if (term.kind === 'STATION') return [spelling(term, name, withoutBrackets(name), false)];
    const parts = name.split(/[·・、（）()]/);
    return [...new Set([name, ...parts])].map((part) => spelling(term, name, part, false));
  });
}

const withoutBrackets = (name: string) => name.replace(/[（(].*/, '');

/** 강남역 is 강남, 성남시 분당구 is 성남 and 분당, and each also as Japanese readers hear it: カンナム, カンナム駅. */
function placeNamesOf(term: Term): Spelling[] {
  if (term.kind !== 'STATION' && term.kind !== 'REGION') return [];
  const { name, nameJa } = term;
  const ends = term.kind === 'STATION' ? /[역駅]$/ : /[구시군区市郡]$/;
  const shorten = (text: string) =>
    withoutBrackets(text)
      .split(' ')
      .map((word) => word.replace(ends, ''))
      .filter((word) => word.length > 1);
  const heard = shorten(name).map(kanaOf);
  return [
    ...[name, nameJa].flatMap((each) =>
      shorten(each).map((word) => spelling(term, each, word, false)),
    ),
    ...heard
      .flatMap((kana) => [kana, ...(term.kind === 'STATION' ? [`${kana}駅`] : [])])
      .map((kana) => spelling(term, kana, kana, true)),
  ];
}

/** Ids are English or romanised: acne-scar, seoul-gangnam. The region of a district does not name it. */
function latinNamesOf(term: Term): Spelling[] {
  if (term.kind === 'LANGUAGE') return [];
  const words = term.kind === 'REGION' ? term.id.split('-').slice(-1) : term.id.split('-');
  const name = words.join(' ');
  if (!/^[a-z\d ]{3,}$/.test(name) || name === term.name) return [];
  const names = term.kind === 'STATION' ? [name, `${name} station`] : [name];
  return names.map((each) => spelling(term, each, each, true));
}

function spelling(term: Term, shown: string, text: string, isAlias: boolean): Spelling {
  const bare = bareText(text);
  return { term, shown, isAlias, bare, keys: keysFor(bare) };
}

/** The form in which terms are compared: folded, without spaces and signs. */
export const bareText = (text: string): string =>
  foldName(text).replace(/[^\p{L}\p{N}\p{M}ー]/gu, '');

/** As typed on a keyboard. Long vowels and small kana make no difference: スキンブスタ, ポテンツア. */
export const keysFor = (bare: string): string =>
  keysOf(bare)
    .replace(/ー/g, '')
    .replace(/[ぁぃぅぇぉっゃゅょ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1));
