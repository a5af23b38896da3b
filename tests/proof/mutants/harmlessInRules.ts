import type { HarmlessMutants } from './harmlessMutants.ts';

/** In rules of the server and of the contract (the parts `rules` and `contract`). */
export const HARMLESS_IN_RULES: HarmlessMutants = {
  'averageRules.ts': [
    ['(a, b) => (a.id < b.id ? -1 : 1)', 'a.id <= b.id', 'no two reviews have one id'],
  ],
  'counselRules.ts': [
    [
      'return appointmentAt !== null && now < appointmentAt;',
      'true',
      'no moment is before null, which compares as 0',
    ],
    [
      "return to === 'TREATMENT_COMPLETE' ? treatmentAt : null;",
      'true',
      'a counsel that moves elsewhere has no treatment appointment',
    ],
    [
      'if (awaited === null || counsel.visitedAt === null) return',
      'false',
      'no visit compares as 1970, before every appointment',
    ],
    ['if (madeAt !== null && visitedAt <', 'true', 'no visit is before 1970, which null is'],
  ],
  'countableTerm.ts': [
    ['(term.match(/\\p{N}/gu) ?? [])', '["Stryker was here"]', 'one digit is as few as none'],
  ],
  'noticeRules.ts': [
    ['time < LAST_REMINDERS_MS) return', 'time <= LAST_REMINDERS_MS', 'both ways lead to 20:30'],
    [
      '(time < QUIET_UNTIL_MS ? DAY_MS : 0)',
      'time <= QUIET_UNTIL_MS',
      'a reminder at eight has left before',
    ],
  ],
  'openingDays.ts': [
    ['!(day.breakFrom && day.breakTo &&', 'true', 'no comparison with undefined is true'],
    [
      '!(day.breakFrom && day.breakTo &&',
      'day.breakFrom || day.breakTo',
      'no comparison with undefined is true',
    ],
  ],
  'outcome.ts': [
    ['if ((status >= 200 && status < 300)', 'true', 'fetch answers no status under 200'],
  ],
  'photoRules.ts': [
    ['(id === null ? null : (imageById.get(id) ?? null))', 'false', 'no upload has the id null'],
  ],
  'shownBy.ts': [
    [
      "([, id = '']) => id",
      '"Stryker was here!"',
      'the pattern always has its group; the compiler does not know it',
    ],
  ],
  'staffOverview.ts': [
    ["(text) => text >= '2000'", "text > '2000'", 'no date is a year alone'],
    ["text < '2100'", "text <= '2100'", 'no date is a year alone'],
  ],
  'uploadRules.ts': [
    ['(widths ?? []).indexOf(width)', '["Stryker was here"]', 'a width is a number'],
    ['FILE.exec(name) ?? []', '["Stryker was here"]', 'the first item is not read'],
  ],
};
