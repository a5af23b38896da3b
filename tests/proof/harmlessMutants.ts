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
];
