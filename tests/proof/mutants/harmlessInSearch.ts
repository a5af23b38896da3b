import type { HarmlessMutants } from './harmlessMutants.ts';

/** In server/domain/search: what makes a search quick, but finds the same. */
export const HARMLESS_IN_SEARCH: HarmlessMutants = {
  'findNames.ts': [
    ['first = [] }: Wanted', '["Stryker was here"]', 'no id is called so'],
    ['const found = some.length < counted', 'false', 'both functions find the same'],
    ["const [rarest = '', ...others]", '"Stryker was here!"', 'no name contains this'],
    ['.toSorted((a, b) => rarestCount', null, 'the rarest word only saves time'],
    ['const rarestCount =', null, 'the rarest word only saves time'],
    ['i < wanted.length - 1; i += 1', null, 'pairs of letters only save a search'],
    ['if (!index.pairs.has(', 'false', 'pairs of letters only save a search'],
    ['const rarest = Math.min(', 'Math.max(...counts)', 'the rarest letter only saves time'],
    ['if (rarest === 0) return', 'false', 'the search finds nothing, too'],
    ["text.split('').map(", '"Stryker was here!"', 'the rarest letter only saves time'],
    ['if (!block.heads.includes(head)) return', 'false', 'beginnings only save a search'],
    ['if (!hasInitials(wanted)) return', 'false', 'without initials the pattern is the text'],
    [
      'let high = starts.length - 1',
      'starts.length + 1',
      'the first middle is a place all the same',
    ],
  ],
  'nameIndex.ts': [
    ['export const pairAt', null, 'pairs of letters only save a search'],
    ['text.charCodeAt(place) * 0x1_0000', null, 'pairs of letters only save a search'],
    ['i < text.length; i += 1', 'i <= text.length', 'there is no letter behind the end'],
    ['letters[unit] = (letters[unit]', '(letters[unit] ?? 0) - step', 'counts only save time'],
  ],
  'replaceNames.ts': [
    ['.sort((a, b) => (a.id < b.id', 'a.id <= b.id', 'no two items have one id'],
    ['const most = items.length', null, 'shorter blocks have the same names'],
    ['if (!block) return', 'false', 'there is always a block; the compiler does not know it'],
  ],
};
