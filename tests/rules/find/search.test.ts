import {
  array,
  assert,
  constantFrom,
  dictionary,
  integer,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNames, findNamesWithAll } from '../../../server/domain/search/names/findNames.ts';
import {
  countItems,
  itemsIn,
  type NameIndex,
  nameIndexBuilder,
} from '../../../server/domain/search/names/nameIndex.ts';
import { replaceNames } from '../../../server/domain/search/names/replaceNames.ts';
import { joinedName } from '../../../server/domain/search/spelling/foldName.ts';
import { limits } from '../../../server/limits/limits.ts';

const { nameBatch } = limits.lists;

/** The place of an item is its id. */
function itemsOf(lists: readonly (readonly string[])[], from = 0) {
  return lists.map((names, place) => ({ id: String(from + place), names }));
}
function buildNameIndex(lists: readonly (readonly string[])[]) {
  const builder = nameIndexBuilder();
  builder.add(itemsOf(lists));
  return builder.finish();
}
function find(...question: Parameters<typeof findNames>) {
  const { ids, more } = findNames(...question);
  return { items: ids.map(Number), more };
}

const first = (limit: number) => ({ offset: 0, limit });

describe('finding names', () => {
  const items = [
    ['강남모아의원', 'モア江南'],
    ['모아의원', 'モアクリニック'],
    ['Glow 피부과'],
    ['100% 리프팅_\\'],
    ['김민수', 'キム・ミンス'],
    ['모아치과', 'モア歯科'],
  ];
  const index = buildNameIndex(items);
  const found = (text: string) => find(index, text, first(10)).items;

  test.each([
    ['SRCH-09 the middle of a name', '남모', [0]],
    ['SRCH-10 any case', 'gLOW', [2]],
    ['SRCH-10 any width', 'ＧＬＯＷ', [2]],
    ['names that begin with the text come first', '모아', [1, 5, 0]],
    ['a Japanese name counts, and so does its beginning', 'モア', [0, 1, 5]],
    ['hiragana finds katakana', 'もあ', [0, 1, 5]],
    ['AMB-04 % is an ordinary character', '%', [3]],
    ['AMB-04 _ is an ordinary character', '_', [3]],
    ['AMB-04 \\ is an ordinary character', '\\', [3]],
    ['the ends are trimmed', '  김민 ', [4]],
    ['never across the names of two items', '원모', []],
    ['never across the two names of one item', '원モ', []],
    ['nothing for an empty text', '   ', []],
    ['nothing for a line break', '\n', []],
    ['nothing for what no name contains', '뷁', []],
  ])('%s', (_name, text, items) => {
    expect(found(text)).toEqual(items);
  });

  test.each([
    ['spaces and dots of the text', '강남 모·아', [0]],
    ['spaces of the name', 'Glow피부과', [2]],
    ['dots of the name', 'キムミンス', [4]],
  ])('without %s', (_name, text, items) => {
    expect(found(text)).toEqual(items);
  });

  test('names with all words, in the order of the index, page by page', () => {
    const named = buildNameIndex([['첫눈의원 명동점'], ['첫눈의원 강남점'], ['명동첫눈', '明洞']]);
    const all = (words: string[], page = first(10)) => findNamesWithAll(named, words, page);
    expect(all(['첫눈', '명동']).ids).toEqual(['0', '2']);
    expect(all(['첫눈', '明洞']).ids).toEqual(['2']);
    expect(all(['첫눈', '홍대']).ids).toEqual([]);
    expect(all([]).ids).toEqual([]);
    expect(all(['첫눈'], { offset: 1, limit: 1 })).toEqual({ ids: ['1'], more: 1 });
  });

  test.each([[['첫눈', '명동']], [['명동', '첫눈']]])(
    'names with all words, not those with one of them: %o',
    (words) => {
      const named = buildNameIndex([['명동치과'], ['첫눈의원 명동점'], ['첫눈안과']]);
      expect(findNamesWithAll(named, words, first(10))).toEqual({ ids: ['1'], more: 0 });
    },
  );

  test('AMB-103 the number of other names with all words is counted up to 1,000, too', () => {
    const named = buildNameIndex(Array.from({ length: 1_900 }, () => ['첫눈의원 명동점']));
    expect(findNamesWithAll(named, ['첫눈', '명동'], first(5)).more).toBe(1_001);
  });

  test('wanted ids come first, if their names contain the text', () => {
    const page = (offset: number) =>
      find(index, '모아', { offset, limit: 2, first: ['0', '2'] }).items;
    expect([page(0), page(2)]).toEqual([[0, 1], [5]]);
  });

  test('SRCH-08 SRCH-11 five of five leave none, five of six leave one', () => {
    const named = (count: number) => buildNameIndex(Array.from({ length: count }, () => ['모아']));
    expect(find(named(5), '모아', first(5))).toEqual({
      items: [0, 1, 2, 3, 4],
      more: 0,
    });
    expect(find(named(6), '모아', first(5))).toEqual({
      items: [0, 1, 2, 3, 4],
      more: 1,
    });
  });

  test('SRCH-11 AMB-103 the number of other matches is exact up to 1,000, and 1,001 beyond', () => {
    const ending = (count: number) => [
      ...Array.from({ length: count }, () => ['새모아']),
      ['모아'],
    ];
    for (const [count, more] of [
      [999, 995],
      [1_004, 1_000],
      [1_005, 1_001],
      [3_000, 1_001],
    ] as const) {
      const found = find(buildNameIndex(ending(count)), '모아', first(5));
      expect(found).toEqual({ items: [count, 0, 1, 2, 3], more });
    }
    const second = find(buildNameIndex(ending(1_009)), '모아', { offset: 5, limit: 5 });
    expect(second).toEqual({ items: [4, 5, 6, 7, 8], more: 1_000 });
  });

  test('a name that begins with the text comes once, also among very many others', () => {
    const others = Array.from({ length: 3_000 }, () => ['새모아의원']);
    const named = buildNameIndex([['새모아의원'], ['모아의원'], ...others]);
    expect(find(named, '모아의원', first(5)).items).toEqual([1, 0, 2, 3, 4]);
    const inParts = nameIndexBuilder();
    inParts.add(itemsOf(others));
    inParts.add(itemsOf([['모아의원']], others.length));
    expect(find(inParts.finish(), '모아의원', first(3)).items).toEqual([3_000, 0, 1]);
  });

  test('AMB-01 the next matches follow without a gap and without repetition', () => {
    const pages = [0, 2, 4].map((offset) => find(index, 'モ', { offset, limit: 2 }));
    expect(pages.flatMap((page) => page.items)).toEqual([0, 1, 5]);
    expect(pages.map((page) => page.more)).toEqual([1, 0, 0]);
  });

  test('a long text whose last letter is the rarest', () => {
    expect(find(buildNameIndex([['모모모모민'], ['김']]), '모모모모민', first(5)).items).toEqual([
      0,
    ]);
  });

  test('a former index still has the names that a newer one has lost', () => {
    const former = buildNameIndex([['모아']]);
    replaceNames(former, [{ id: '0', names: [] }]);
    expect(find(former, '모아', first(5)).items).toEqual([0]);
  });

  test('nothing in an empty index', () => {
    expect(find(buildNameIndex([]), '모아', first(5))).toEqual({ items: [], more: 0 });
  });
});

describe('finding names equals a simple reference', () => {
  const letters = constantFrom(...'모아민마무ㅁㅇㄱㄳ김 aAÄ가각까ー美モも%_\\\t');
  const name = string({ unit: letters, maxLength: 6 });
  const names = array(array(name, { minLength: 1, maxLength: 2 }), { maxLength: 12 });
  const text = string({ unit: letters, maxLength: 3 });
  const oftenEnough = <T>(items: T[]): T[] => Array.from({ length: 200 }, () => items).flat();
  const slice = record({ offset: integer({ min: 0, max: 5 }), limit: integer({ min: 1, max: 5 }) });

  const isLikeNaive = (
    items: string[][],
    text: string,
    page: { offset: number; limit: number },
  ) => {
    const all = naive(items, text);
    const end = page.offset + page.limit;
    expect(find(buildNameIndex(items), text, page)).toEqual({
      items: all.slice(page.offset, end),
      // AMB-103: counted up to 1,000, and 1,001 beyond.
      more: Math.min(1_001, Math.max(0, all.length - end)),
    });
  };

  test('SRCH-09 SRCH-10 for all names, texts and pages', () =>
    assert(property(names, text, slice, isLikeNaive), { numRuns: 2_000 }));

  test('SRCH-09 SRCH-10 also when very many names match', () =>
    assert(property(names.map(oftenEnough), text, slice, isLikeNaive), {
      numRuns: 100,
      examples: [[oftenEnough([['모'], ['모'], ['모'], ['모'], ['모'], ['모']]), '모', first(1)]],
    }));

  test('an index built in parts equals one built at once', () =>
    assert(
      property(names, integer({ min: 0, max: 12 }), (items, cut) => {
        const builder = nameIndexBuilder();
        builder.add(itemsOf(items.slice(0, cut)));
        builder.add(itemsOf(items.slice(cut), items.slice(0, cut).length));
        expect(readable(builder.finish())).toEqual(readable(buildNameIndex(items)));
      }),
    ));

  test('an index with replaced names equals one built at once', () => {
    const changes = dictionary(
      integer({ min: 0, max: 15 }).map(idOf),
      array(string(), { maxLength: 2 }),
    );
    return assert(
      property(names, changes, (items, changed) => {
        const before = new Map(items.map((each, place) => [idOf(place), each]));
        const replaced = replaceNames(indexOf(before), listOf(new Map(Object.entries(changed))));
        const after = new Map([...before, ...Object.entries(changed)]);
        for (const [id, each] of Object.entries(changed)) if (each.length === 0) after.delete(id);
        const { pairs, ...wanted } = readable(indexOf(after));
        const { pairs: found, ...rest } = readable(replaced);
        expect(rest).toEqual(wanted);
        expect([...pairs].filter((pair) => !found.has(pair))).toEqual([]);
      }),
    );
  });

  test('another name leaves the other blocks of the index as they are, also after many new records', () => {
    const named = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => ({
        id: String(99_999 - from - place),
        names: ['모아'],
      }));
    const grown = replaceNames(nameIndexBuilder().finish(), named(0, 10 * nameBatch));
    expect(find(grown, '모아', first(5)).items).toEqual([99_999, 99_998, 99_997, 99_996, 99_995]);
    expect(Math.max(...grown.blocks.map(countItems))).toBeLessThanOrEqual(nameBatch);
    const renamed = replaceNames(grown, [{ id: '99999', names: ['새이름'] }, ...named(1, 5_000)]);
    expect(renamed.blocks.slice(1)).toEqual(grown.blocks.slice(1));
    expect(renamed.blocks.filter((block) => grown.blocks.includes(block))).toHaveLength(9);
    expect(find(renamed, '새이', first(5)).items).toEqual([99_999]);
  });

  test('another name leaves the other names of its block', () => {
    const three = indexOf(new Map([0, 1, 2].map((place) => [idOf(place), ['모아']])));
    const renamed = replaceNames(three, [{ id: idOf(1), names: ['새이름'] }]);
    expect(findNames(renamed, '모아', first(5)).ids).toEqual([idOf(2), idOf(0)]);
  });

  const idOf = (place: number) => `id-${String(place).padStart(2, '0')}`;
  const listOf = (items: ReadonlyMap<string, readonly string[]>) =>
    [...items].map(([id, each]) => ({ id, names: each }));
  function indexOf(items: ReadonlyMap<string, readonly string[]>) {
    const builder = nameIndexBuilder();
    const all = listOf(items).sort((a, b) => (a.id < b.id ? 1 : -1));
    for (let from = 0; from < all.length; from += 4) builder.add(all.slice(from, from + 4));
    return builder.finish();
  }

  /** The items of all blocks. A list of 65,536 counts is compared faster as a text. */
  function readable({ blocks, letters, pairs }: NameIndex) {
    const items = blocks.flatMap(itemsIn);
    return { items, letters: letters.join(' '), pairs };
  }

  function naive(items: readonly string[][], text: string): number[] {
    const pattern = new RegExp([...joinedName(text)].map(anyOf).join(''), 'u');
    if (joinedName(text) === '') return [];
    const placesOf = (names: readonly string[]) =>
      names.map((each) => joinedName(each).search(pattern));
    const matching = items.map((_, index) => index).filter((index) => best(index) >= 0);
    function best(index: number): number {
      const places = placesOf(items[index] ?? []).filter((place) => place >= 0);
      return places.length === 0 ? -1 : Math.min(...places);
    }
    const leading = matching.filter((index) => best(index) === 0);
    return [...leading, ...matching.filter((index) => best(index) > 0)];
  }

  /** The syllables with one initial, as a class of a regular expression. */
  function anyOf(letter: string): string {
    const classes: Record<string, string> = {
      ㅁ: '[ㅁ마-밓]',
      ㅇ: '[ㅇ아-잏]',
      ㄱ: '[ㄱ가-깋]',
      ㅅ: '[ㅅ사-싷]',
    };
    return classes[letter] ?? letter.replace(/[\\^$.*+?()[\]{}|%]/, '\\$&').replace('\\%', '%');
  }
});
