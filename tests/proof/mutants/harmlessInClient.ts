import type { HarmlessMutants } from './harmlessMutants.ts';

/** In src/ and contract/. */
export const HARMLESS_IN_CLIENT: HarmlessMutants = {
  'answers.ts': [['[client],', '[]', 'a page has one client from its beginning to its end']],
  'bookmarksAtom.ts': [
    [
      'isWanted = wanted() ?? false;',
      'true',
      'a change is known until it is done; the compiler does not know it',
    ],
  ],
  'addressBySound.ts': [
    ["const [, name = '', kind = ''] =", '"Stryker was here!"', 'a match has both parts'],
    ['word.match(KIND) ?? []', '["Stryker was here"]', 'the first item is not read'],
  ],
  'addressDistrict.ts': [
    [
      "const [first = '', ...words]",
      '"Stryker was here!"',
      'split() answers a part at least; the compiler does not know it',
    ],
  ],
  'addressJa.ts': [
    [
      'if (!/[시군구]$/.test(word)) return undefined;',
      'false',
      'every district of the table ends so; it only saves the search',
    ],
    [
      'if (!/[시군구]$/.test(word)) return undefined;',
      '/[시군구]/',
      'every district of the table ends so; it only saves the search',
    ],
  ],
  'addressWords.ts': [
    ['?? [];', '["Stryker was here"]', 'the first item is not read'],
    [
      'word.match(/^(.+?)(빌딩|타워|센터)$/)',
      '/(.+?)(빌딩|타워|센터)$/',
      'the text before begins at the first letter anyway',
    ],
    [
      "const [, road = '', number = '', lane = ''] =",
      '"Stryker was here!"',
      'without a match there is no ending either, and a lane is read with its number only',
    ],
    ["const [, name = word, kind = ''] =", '"Stryker was here!"', 'neither is a kind of building'],
  ],
  'amount.ts': [
    [
      "rest = ''] = parts;",
      '"Stryker was here!"',
      'an amount always has this part; the compiler does not know it',
    ],
    [
      "join('');",
      '"Stryker was here!"',
      'these letters are dropped, as all that is neither a digit nor a unit',
    ],
    ["sectionValue(section = '')", '"Stryker was here!"', 'neither text has a digit'],
    ['IN_SECTION.exec(section) ?? []', '["Stryker was here"]', 'the first item is not read'],
  ],
  'answer.ts': [["answer.state === 'ready' ? answer.data", 'true', 'no other answer has data']],
  'canonicalJson.ts': [['(a < b ? -1 : 1)', 'a <= b', 'no two keys of an object are equal']],
  'clinicViewAtom.ts': [
    [
      'get(historyAtom)?.push',
      'get(historyAtom).push',
      'only a browser navigates, and it has its history; the compiler does not know it',
    ],
  ],
  'counselCourse.ts': [
    ['from !== null && COUNSEL_STATES', 'true', 'null is in no place, and no place is before that'],
    ['appointmentAt !== null &&', 'true', 'nothing is before null, which compares as 0'],
  ],
  'counselStages.ts': [
    [
      "state === 'CANCELED' ? null : (REACHED[state] ?? null)",
      'false',
      'no stage is listed for it, so it is null, too',
    ],
    [
      "state === 'CANCELED' ? null : (REACHED[state] ?? null)",
      '""',
      'no stage is listed for it, so it is null, too',
    ],
  ],
  'dateInWords.ts': [
    ["date.replace(/^\\d+\\D+/, '')", '/\\d+\\D+/', 'a date begins with its year'],
  ],
  'mergeEdits.ts': [
    [
      'value.id : (value ?? null)',
      'value && null',
      'today only null has no id; a list of plain values would need it',
    ],
  ],
  'fileAddress.ts': [
    [
      "?? ''",
      '"Stryker was here!"',
      'split() answers a part at least; the compiler does not know it',
    ],
  ],
  'filtersAtom.ts': [
    [
      'get(historyAtom)?.replace',
      'get(historyAtom).replace',
      'only a browser navigates, and it has its history; the compiler does not know it',
    ],
    [
      'get(historyAtom)?.[how]',
      'get(historyAtom)[how]',
      'only a browser navigates, and it has its history; the compiler does not know it',
    ],
  ],
  'find.ts': [
    ["text?.split(',') ?? []", '["Stryker was here"]', 'no fact is called so'],
    ['const isSwapped =', 'true', 'nothing is above undefined'],
    [
      'const isSwapped =',
      'least !== undefined || most !== undefined',
      'nothing is above undefined',
    ],
    ['const isSwapped =', 'least >= most', 'two equal prices may change places'],
  ],
  'headTags.ts': [
    [
      'tabs: readonly string[] = []',
      '["Stryker was here"]',
      'a single tab is the first one, which is not named in the address',
    ],
    ['parameters.get(TAB_PARAMETER) ??', '"Stryker was here!"', 'neither is a tab'],
    ["address('ko')", '""', 'every language but Japanese has the address without a parameter'],
  ],
  'hangulKana.ts': [
    [
      "?? ROWS[parts.initial] ?? ''",
      '"Stryker was here!"',
      'every syllable has its row; the compiler does not know it',
    ],
    [
      "FINALS[parts.final] ?? ''",
      '"Stryker was here!"',
      'every syllable has its final; the compiler does not know it',
    ],
    ['VOWELS[vowel] ?? [0]', '[]', 'every syllable has its vowel; the compiler does not know it'],
    [
      "row.split(' ')[column] ?? ''",
      '"Stryker was here!"',
      'every row has its column; the compiler does not know it',
    ],
  ],
  'koreanHolidays.ts': [
    [': [];', '["Stryker was here"]', 'each lunar day lies within its span'],
    ['return [];', '["Stryker was here"]', 'no day is called so'],
    ['day < end; )', 'day <= end', 'each lunar day lies within its span'],
    [
      "isWeekend(day, 'weekend')) day = addDays",
      '""',
      'no holiday is lost on a Friday between 2007 and 2100',
    ],
  ],
  'openingHours.ts': [
    [
      "[new Date(date).getUTCDay()] ?? 'sun'",
      '""',
      'every date has its weekday; the compiler does not know it',
    ],
    [
      'breakFrom !== undefined && breakTo !== undefined &&',
      'true',
      'no time is before undefined, or after it; the compiler needs both times',
    ],
    [
      'breakFrom !== undefined && breakTo !== undefined &&',
      'breakFrom !== undefined || breakTo !== undefined',
      'no time is before undefined, or after it; the compiler needs both times',
    ],
  ],
  'parseUrl.ts': [['} catch {', '{}', 'undefined is no address, either']],
  'readPreview.ts': [
    [
      'if (json.length > MOST_CHARACTERS)',
      'json.length >= MOST_CHARACTERS',
      'one character of a million',
    ],
    ['} catch {', '{}', 'without a return it is undefined, too'],
  ],
  'regions.ts': [
    [
      "districtId.split('-')[0] ?? districtId",
      '""',
      'split() answers a part at least; the compiler does not know it',
    ],
  ],
  'reviewDraft.ts': [
    [
      'now - uploadedAt < UPLOAD_TRUSTED_MS',
      'now - uploadedAt <= UPLOAD_TRUSTED_MS',
      'one millisecond of a day',
    ],
  ],
  'safeUrl.ts': [["?.protocol ?? ''", '"Stryker was here!"', 'neither is a safe protocol']],
  'typedText.ts': [
    [
      "normalize('NFKC')).toLowerCase();",
      "text.replace(/[^ㄱ-ㅣ]+/g, part => part.normalize('NFKC')).toUpperCase()",
      'both texts are in capitals then',
    ],
  ],
  'yen.ts': [['n < 10 ? String(n)', 'n <= 10', 'ten is the same text in both']],
};
