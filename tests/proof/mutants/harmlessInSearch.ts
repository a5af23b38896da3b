import type { HarmlessMutants } from './harmlessMutants.ts';

/** In server/domain/search and contract/plain/hangul.ts: what makes a search quick, but finds the same. */
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
    ["part.trim() === ''", null, 'a search by the initials finds the same'],
    ["wanted.startsWith('\\n') ?", "wanted.endsWith('\\n')", 'beginnings only save a search'],
    ["text.split('').map(", '"Stryker was here!"', 'the rarest letter only saves time'],
    ['if (!block.heads.includes(head)) return', 'false', 'beginnings only save a search'],
    ['if (!hasInitials(wanted)) return', 'false', 'without initials the pattern is the text'],
    [
      'let high = starts.length - 1',
      'starts.length + 1',
      'the first middle is a place all the same',
    ],
  ],
  'hangul.ts': [
    ['part.length > longest.length', null, 'the longest part only saves time'],
    ['i < text.length; i += 1', 'i <= text.length', 'there is no letter behind the end'],
    [
      'if (!parts) return syllable;',
      'false',
      'the pattern finds only syllables; the compiler does not know it',
    ],
  ],
  'nameIndex.ts': [
    ['heads: [...new Set(', '"Stryker was here!"', 'beginnings only save a search'],
    ['export const pairAt', null, 'pairs of letters only save a search'],
    ['text.charCodeAt(place) * 0x1_0000', null, 'pairs of letters only save a search'],
    ['i < text.length; i += 1', 'i <= text.length', 'there is no letter behind the end'],
    ['letters[unit] = (letters[unit]', '(letters[unit] ?? 0) - step', 'counts only save time'],
  ],
  'replaceNames.ts': [
    ['.sort((a, b) => (a.id < b.id', 'a.id <= b.id', 'no two items have one id'],
    ['const most = items.length', null, 'shorter blocks have the same names'],
    ['if (!block) return', null, 'there is always a block; the compiler does not know it'],
  ],
  'findInNames.ts': [
    ['if (words.length < 2 && joinedName', null, 'saves a second search for the same text'],
    ['(page.offset > 0 && hasName(', 'true', 'saves a second search for the same text'],
    ['(page.offset > 0 && hasName(', 'page.offset >= 0', 'saves a second search for the same text'],
    ["return kind === 'specialties' ?", 'true', 'only specialties have these ids'],
    ["return kind === 'specialties' ?", '["Stryker was here"]', 'no id is called so'],
    ['unknown.length < words.length ?', 'true', 'saves a second search for the same words'],
    [
      'unknown.length < words.length ?',
      'unknown.length <= words.length',
      'saves a second search for the same words',
    ],
  ],
  'findTerms.ts': [
    ["if (text === '' || text.length > TERM_LENGTH) return", null, 'no term is empty or so long'],
    [
      "if (text === '' || text.length > TERM_LENGTH || isNamed",
      null,
      'no term is empty or so long',
    ],
    ['const words = runsOf(', null, 'an empty word is no term'],
    ['others.some(({ kind, id })', 'true', 'only regions have the id of a region'],
    ['.ids.flatMap((id)', '["Stryker was here"]', 'each id is a place in the list'],
  ],
  'guessTerms.ts': [
    ['if (spare < 0) return () => false', '() => undefined', 'neither is true'],
    ['const words = typed.trim()', null, 'an empty word is no wrong spelling'],
  ],
  'meanings.ts': [['if (!kind) return', null, 'only rows with a kind are asked for']],
  'namedTerms.ts': [
    ['term.kind === kind ? [term.id] : []', '["Stryker was here"]', 'no id is called so'],
  ],
  'nearestTerms.ts': [
    ['const text = bareText(typed).slice', 'bareText(typed)', 'a longer text only takes longer'],
    ['if (!/', 'false', 'no term is near to a text without letters'],
  ],
  'splitText.ts': [
    ['if (first === undefined) return', '["Stryker was here"]', 'no term is called so'],
    ['const wordsOf =', null, 'an empty word is no word of a name'],
    ['return text.length <= TERM_LENGTH && partsOf', null, 'no term is so long'],
    ['if (!parts) failed.add', 'true', 'a result is not asked for again'],
    ['return [...parts.filter(isCondition)', 'parts', 'a term that comes twice is taken once'],
  ],
  'typingErrors.ts': [
    ['if (!beginsAlike(typed, meant))', null, 'unlike beginnings are two errors; saves time'],
    ['a[0] === b[0] || a[1] === b[1]', null, 'unlike beginnings are two errors; saves time'],
    ['if (typed.length < BEGINNING_KEYS ||', null, 'a shorter term was compared before'],
    ['return [-1, 0, 1].some', 'typed.length - more', 'the three lengths are the same'],
    ['if (Math.abs(a.length - b.length)', null, 'more than one key away; saves time'],
    ['while (same < a.length', 'same <= a.length', 'equal texts are near in both cases'],
  ],
};
