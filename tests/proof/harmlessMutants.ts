/** A mistake that no test can notice, or that has no effect: it does not count against the part. */
interface HarmlessMutant {
  /** Without its folder, so that it may move. */
  file: string;
  /** A part of its line. */
  code: string;
  /** The wrong expression; all mistakes of that line if it is missing. */
  instead?: string;
  why: string;
}

export const HARMLESS: readonly HarmlessMutant[] = [
  {
    file: 'fileAddress.ts',
    code: "?? ''",
    instead: '"Stryker was here!"',
    why: 'split() answers a part at least; the compiler does not know it',
  },
  {
    file: 'fairQueue.ts',
    code: '{ isAdmitted } = { isAdmitted: false }',
    instead: '{}',
    why: 'undefined is as false as false',
  },
  {
    file: 'fairQueue.ts',
    code: 'proceed?.()',
    instead: 'proceed()',
    why: 'an owner in the queue has a task at least; the compiler does not know it',
  },
  {
    file: 'rateLimit.ts',
    code: 'if (points === 0) return;',
    instead: 'false',
    why: 'settling nothing changes nothing; it only takes time',
  },
  {
    file: 'rateLimit.ts',
    code: 'if (network !== null) await ofNetwork.penalty',
    instead: 'true',
    why: 'what is counted for no network is asked of none',
  },
  {
    file: 'clientAddress.ts',
    code: "const seen = (forwardedFor ?? '')",
    instead: '"Stryker was here!"',
    why: 'neither is an address, so the socket counts',
  },
  {
    file: 'clientAddress.ts',
    code: "const [head = '', tail]",
    instead: '"Stryker was here!"',
    why: 'split() answers a part at least; the compiler does not know it',
  },
  {
    file: 'clientAddress.ts',
    code: ".fill('0')",
    instead: '""',
    why: 'an empty group is read as 0',
  },
  {
    file: 'signInLimits.ts',
    code: "consume(ofUnknown, 'all')",
    instead: '""',
    why: 'any one key will do',
  },
  {
    file: 'rateLimit.ts',
    code: 'if (!(reason instanceof RateLimiterRes)) throw reason;',
    instead: 'false',
    why: 'a limiter in memory refuses and never fails',
  },
  {
    file: 'limitLiffLogins.ts',
    code: 'if (!(reason instanceof RateLimiterRes)) throw reason;',
    instead: 'false',
    why: 'a limiter in memory refuses and never fails',
  },
  {
    file: 'signInLimits.ts',
    code: 'if (!(reason instanceof RateLimiterRes)) throw reason;',
    instead: 'false',
    why: 'a limiter in memory refuses and never fails',
  },
  {
    file: 'answerCache.ts',
    code: 'answer.bytes <= limits.kept.oneAnswerBytes',
    instead: 'answer.bytes < limits.kept.oneAnswerBytes',
    why: 'one byte of a megabyte',
  },
  {
    file: 'answerCache.ts',
    code: "!target.includes('&', start)",
    instead: '""',
    why: 'what has one parameter is in order already',
  },
  {
    file: 'encodeAnswer.ts',
    code: 'body.byteLength < COMPRESS_FROM_BYTES',
    instead: 'body.byteLength <= COMPRESS_FROM_BYTES',
    why: 'one byte of a thousand',
  },
  {
    file: 'encodeAnswer.ts',
    code: 'plain.body === null) return answer',
    instead: 'false',
    why: 'a plain answer has a body; the compiler does not know it',
  },
  {
    file: 'encodeAnswer.ts',
    code: 'const params = {',
    instead: '{}',
    why: 'compresses more, for longer: npm run bench would tell',
  },
  {
    file: 'encodeAnswer.ts',
    code: 'compress(bytes, { params })',
    instead: '{}',
    why: 'compresses more, for longer: npm run bench would tell',
  },
  {
    file: 'encodeAnswer.ts',
    code: 'if (ifNoneMatch === etag ||',
    instead: 'false',
    why: 'the usual case, which the last line finds as well',
  },
  {
    file: 'counselRules.ts',
    code: 'return appointmentAt !== null && now < appointmentAt;',
    instead: 'true',
    why: 'no moment is before null, which compares as 0',
  },
  {
    file: 'counselRules.ts',
    code: "return to === 'TREATMENT_COMPLETE' ? treatmentAt : null;",
    instead: 'true',
    why: 'a counsel that moves elsewhere has no treatment appointment',
  },
  {
    file: 'counselCourse.ts',
    code: 'from !== null && COUNSEL_STATES',
    instead: 'true',
    why: 'null is in no place, and no place is before that',
  },
  {
    file: 'counselCourse.ts',
    code: 'appointmentAt !== null &&',
    instead: 'true',
    why: 'nothing is before null, which compares as 0',
  },
  {
    file: 'photoRules.ts',
    code: '(id === null ? null : (imageById.get(id) ?? null))',
    instead: 'false',
    why: 'no upload has the id null',
  },
  {
    file: 'countableTerm.ts',
    code: '(term.match(/\\p{N}/gu) ?? [])',
    instead: '["Stryker was here"]',
    why: 'one digit is as few as none',
  },
  {
    file: 'noticeRules.ts',
    code: 'if ((status >= 200 && status < 300)',
    instead: 'true',
    why: 'fetch answers no status under 200',
  },
  {
    file: 'averageRules.ts',
    code: '(a, b) => (a.id < b.id ? -1 : 1)',
    instead: 'a.id <= b.id',
    why: 'no two reviews have one id',
  },
  {
    file: 'uploadRules.ts',
    code: "const withoutQuery = url.split(/[?#]/, 1)[0] ?? '';",
    instead: '"Stryker was here!"',
    why: 'split() answers a part at least; the compiler does not know it',
  },
  {
    file: 'uploadRules.ts',
    code: '(widths ?? []).indexOf(width)',
    instead: '["Stryker was here"]',
    why: 'a width is a number',
  },
  {
    file: 'uploadRules.ts',
    code: 'FILE.exec(name) ?? []',
    instead: '["Stryker was here"]',
    why: 'the first item is not read',
  },
  {
    file: 'shownBy.ts',
    code: "([, id = '']) => id",
    instead: '"Stryker was here!"',
    why: 'the pattern always has its group; the compiler does not know it',
  },
  {
    file: 'sessionRules.ts',
    code: '(a < b ? a : b)',
    instead: 'a <= b',
    why: 'of two equal moments either will do',
  },
  {
    file: 'hangulKana.ts',
    code: "?? ROWS[initial] ?? ''",
    instead: '"Stryker was here!"',
    why: 'every syllable has its row; the compiler does not know it',
  },
  {
    file: 'hangulKana.ts',
    code: "(FINALS[place % 28] ?? '')",
    instead: '"Stryker was here!"',
    why: 'every syllable has its final; the compiler does not know it',
  },
  {
    file: 'hangulKana.ts',
    code: "UNVOICING.has(FINALS[place % 28] ?? '')",
    instead: '"Stryker was here!"',
    why: 'every syllable has its final; the compiler does not know it',
  },
  {
    file: 'hangulKana.ts',
    code: 'VOWELS[vowel] ?? [0]',
    instead: '[]',
    why: 'every syllable has its vowel; the compiler does not know it',
  },
  {
    file: 'hangulKana.ts',
    code: "row.split(' ')[column] ?? ''",
    instead: '"Stryker was here!"',
    why: 'every row has its column; the compiler does not know it',
  },
  {
    file: 'regions.ts',
    code: "districtId.split('-')[0] ?? districtId",
    instead: '""',
    why: 'split() answers a part at least; the compiler does not know it',
  },
  {
    file: 'addressJa.ts',
    code: 'if (!/[시군구]$/.test(word)) return undefined;',
    instead: 'false',
    why: 'every district of the table ends so; it only saves the search',
  },
  {
    file: 'addressJa.ts',
    code: 'if (!/[시군구]$/.test(word)) return undefined;',
    instead: '/[시군구]/',
    why: 'every district of the table ends so; it only saves the search',
  },
  {
    file: 'addressJa.ts',
    code: '?? [];',
    instead: '["Stryker was here"]',
    why: 'the first item is not read',
  },
  {
    file: 'addressJa.ts',
    code: 'word.match(/^(.+?)(빌딩|타워|센터)$/)',
    instead: '/(.+?)(빌딩|타워|센터)$/',
    why: 'the text before begins at the first letter anyway',
  },
  {
    file: 'addressJa.ts',
    code: "const [, road = '', number = '', lane = ''] =",
    instead: '"Stryker was here!"',
    why: 'without a match there is no ending either, and a lane is read with its number only',
  },
  {
    file: 'addressJa.ts',
    code: "const [, name = word, kind = ''] =",
    instead: '"Stryker was here!"',
    why: 'neither is a kind of building',
  },
  {
    file: 'openingHours.ts',
    code: "?? 'sun'",
    instead: '""',
    why: 'a day of the week is there; the compiler does not know it',
  },
  {
    file: 'openingHours.ts',
    code: 'const isBreak = breakFrom !== undefined && breakTo !== undefined;',
    instead: 'true',
    why: 'no time is after or before undefined',
  },
  {
    file: 'openingHours.ts',
    code: 'const isBreak = breakFrom !== undefined && breakTo !== undefined;',
    instead: 'breakFrom !== undefined || breakTo !== undefined',
    why: 'no time is after or before undefined',
  },
  {
    file: 'fieldText.ts',
    code: '(a < b ? -1 : 1)',
    instead: 'a <= b',
    why: 'no two keys of an object are equal',
  },
  {
    file: 'reviewDraft.ts',
    code: 'now - sentAt < UPLOAD_TRUSTED_MS',
    instead: 'now - sentAt <= UPLOAD_TRUSTED_MS',
    why: 'one millisecond of a day',
  },
  {
    file: 'readPreview.ts',
    code: 'if (json.length > MOST_CHARACTERS)',
    instead: 'json.length >= MOST_CHARACTERS',
    why: 'one character of a million',
  },
  {
    file: 'readPreview.ts',
    code: '} catch {',
    instead: '{}',
    why: 'without a return it is undefined, too',
  },
  {
    file: 'counselStages.ts',
    code: "state === 'CANCELED' ? null : (REACHED[state] ?? null)",
    instead: 'false',
    why: 'no stage is listed for it, so it is null, too',
  },
  {
    file: 'counselStages.ts',
    code: "state === 'CANCELED' ? null : (REACHED[state] ?? null)",
    instead: '""',
    why: 'no stage is listed for it, so it is null, too',
  },
  {
    file: 'choosable.ts',
    code: "if (wanted === '') return terms;",
    instead: 'false',
    why: 'every name contains the empty text; it only saves the search',
  },
  {
    file: 'choosable.ts',
    code: "if (wanted === '') return terms;",
    instead: '"Stryker was here!"',
    why: 'every name contains the empty text; it only saves the search',
  },
  {
    file: 'choosable.ts',
    code: "text.normalize('NFKC').toLowerCase()",
    instead: "text.normalize('NFKC').toUpperCase()",
    why: 'both texts are folded alike',
  },
];
