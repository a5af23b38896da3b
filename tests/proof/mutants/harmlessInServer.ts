import type { HarmlessMutants } from './harmlessMutants.ts';

/** In server/. */
export const HARMLESS_IN_SERVER: HarmlessMutants = {
  'answerCache.ts': [
    ["return known && 'answer' in known", 'true', 'a stream is never kept'],
    ['reader: request }, records: []', '["Stryker was here"]', 'what is not kept shows nothing'],
    [
      'answer.bytes <= limits.kept.oneAnswerBytes',
      'answer.bytes < limits.kept.oneAnswerBytes',
      'one byte of a megabyte',
    ],
    ["!target.includes('&', start)", '""', 'what has one parameter is in order already'],
  ],
  'answerOnce.ts': [
    ['if (key === null ||', 'false', 'the pattern reads null as the word, which it accepts'],
    [
      'return { seal: () => null, open: () => null }',
      '() => undefined',
      'undefined is stored as null, and opens nothing either',
    ],
  ],
  'clientAddress.ts': [
    [
      "const seen = (forwardedFor ?? '')",
      '"Stryker was here!"',
      'neither is an address, so the socket counts',
    ],
    [
      "const [head = '', tail]",
      '"Stryker was here!"',
      'split() answers a part at least; the compiler does not know it',
    ],
    [".fill('0')", '""', 'an empty group is read as 0'],
  ],
  'countCall.ts': [['.catch(() => null)', '() => undefined', 'neither is the name of a device']],
  'createListener.ts': [
    ["const { method = '', url = '' }", null, 'a request has both; the compiler does not know it'],
    ["url.startsWith('/public/')", '""', 'the cache has only answers of /public/'],
  ],
  'encodeAnswer.ts': [
    ["headers['Content-Security-Policy'] ?? ''", '"Stryker was here!"', 'any fixed text will do'],
    [
      'body.byteLength < COMPRESS_FROM_BYTES',
      'body.byteLength <= COMPRESS_FROM_BYTES',
      'one byte of a thousand',
    ],
    [
      'plain.body === null) return answer',
      'false',
      'a plain answer has a body; the compiler does not know it',
    ],
    ['const params = {', '{}', 'compresses more, for longer: npm run bench would tell'],
    ['compress(bytes, { params })', '{}', 'compresses more, for longer: npm run bench would tell'],
    ['if (ifNoneMatch === etag ||', 'false', 'the usual case, which the last line finds as well'],
  ],
  'feed.ts': [
    [
      'searchChanges: KnownSearchChange[] = []',
      '["Stryker was here"]',
      'it has no position, so it is never told',
    ],
    ['searchChanges = [];', '["Stryker was here"]', 'it has no position, so it is never told'],
    ['if (!oldest) return;', 'false', 'there is one; the compiler does not know it'],
    [
      'searchChanges.shift()?.position',
      'searchChanges.shift().position',
      'there is one; the compiler does not know it',
    ],
    [
      'kinds.get(kind)?.firstAfter(since)',
      'kinds.get(kind).firstAfter',
      'every kind has its changes; the compiler does not know it',
    ],
    [
      'kinds.get(kind)?.add(moment)',
      'kinds.get(kind).add',
      'every kind has its changes; the compiler does not know it',
    ],
    [
      "kinds.get('searchChanged')?.add(moment)",
      "kinds.get('searchChanged').add",
      'every kind has its changes; the compiler does not know it',
    ],
    ['recent: KnownAt[] = []', '["Stryker was here"]', 'it has no position, so it counts as old'],
    ['[...recent.slice(old.length), moment]', 'recent', 'it only saves memory'],
    ['recent.at(-1)?.position === moment.position', 'false', 'it only saves memory'],
    ['recent.at(-1)?.position === moment.position', '+1', 'it only saves memory'],
  ],
  'feedCache.ts': [
    ['reads = { hits: 0, misses: 0 }', '{}', 'counts that were not asked for are not read'],
    ["if (item.since === position) return 'fresh';", 'false', 'it only saves the search'],
    ["? 'due' : 'stale'", '""', 'what is neither fresh, due nor old is stale'],
    ['feed.hasChanged([], shared.since)', '["Stryker was here"]', 'no record is called so'],
  ],
  'rememberTotals.ts': [['records: [], kinds', '["Stryker was here"]', 'no record is called so']],
  'cappedCount.ts': [
    ['row?.total ?? 0', 'row.total', 'a count has its row; the compiler does not know it'],
  ],
  'fairQueue.ts': [
    ['{ isAdmitted } = { isAdmitted: false }', '{}', 'undefined is as false as false'],
    [
      'proceed?.()',
      'proceed()',
      'an owner in the queue has a task at least; the compiler does not know it',
    ],
  ],
  'rateLimit.ts': [
    ['if (points === 0) return;', 'false', 'settling nothing changes nothing; it only takes time'],
    [
      'if (network !== null) await ofNetwork.penalty',
      'true',
      'what is counted for no network is asked of none',
    ],
    [
      'if (!(reason instanceof RateLimiterRes)) throw reason;',
      'false',
      'a limiter in memory refuses and never fails',
    ],
  ],
  'signInLimits.ts': [["consume(ofUnknown, 'all')", '""', 'any one key will do']],
  'masterKey.ts': [
    [
      "hashes(text)[0] ?? ''",
      '"Stryker was here!"',
      'there is a current key; the compiler does not know it',
    ],
  ],
  'seal.ts': [
    [
      "typeof content === 'string' ? cipher.update(content, 'utf8')",
      null,
      'bytes have no encoding, and UTF-8 is the default',
    ],
    [
      '{ authTagLength: TAG_BYTES }',
      '{}',
      'it is the default, and the tag that is cut out has this length',
    ],
    [
      "Buffer.from(sealed.slice(0, 12), 'base64url')",
      'sealed',
      'the id is read from the beginning anyway',
    ],
  ],
  'totpCodes.ts': [
    ['bits.match(/.{1,5}/g) ?? []', '["Stryker was here"]', 'no bytes are never written'],
    [
      "bits.join('').match(/.{8}/g) ?? []",
      '["Stryker was here"]',
      'every secret has a byte at least',
    ],
  ],
  'texts.ts': [
    ['openWith(key ? [key] : [])', '["Stryker was here"]', 'it is no key, so it opens nothing'],
  ],
  'passwordHash.ts': [
    [
      'return kept !== undefined &&',
      'true',
      'no password has the hash that stands for an unknown account',
    ],
    ["'A'.repeat(22)", '""', 'any salt and any hash will do for an unknown account'],
    [
      "const [, N, r, p, salt = '', hash = '']",
      '"Stryker was here!"',
      'without its hash no password fits',
    ],
  ],
  'signature.ts': [
    ["query.get('type') ?? ''", '"Stryker was here!"', 'no address is signed without its type'],
    ["query.get('signature') ?? ''", '"Stryker was here!"', 'neither is a signature'],
  ],
  'commonPasswords.ts': [['digest.slice(0, 16)', 'digest', 'it only saves memory']],
  'apiPaths.ts': [
    [
      "const [method = '', pattern = ''] = key.split(' ');",
      '"Stryker was here!"',
      'every key has both parts; the compiler does not know it',
    ],
  ],
  'readBody.ts': [
    [
      "request.headers.get('content-type') ?? ''",
      '"Stryker was here!"',
      'neither is an accepted type',
    ],
  ],
  'health.ts': [
    ['} catch {', '{}', 'no answer counts as a bad one'],
    ['{ ref: false }', '{}', 'the timer keeps the process alive for a second'],
    ['{ ref: false }', 'true', 'the timer keeps the process alive for a second'],
  ],
  'httpServer.ts': [
    ["const { url = '', socket }", null, 'a request has an address; the compiler does not know it'],
    [
      "rawHeader(request, 'content-length') !== undefined ||",
      'true',
      'a request without a body closes at once, and ends the timer',
    ],
    [
      "rawHeader(request, 'transfer-encoding') !== undefined;",
      'true',
      'a request without a body closes at once, and ends the timer',
    ],
    ["new Error('Too slow')", '""', 'only the code of this error is read'],
    ['if (drainMs > 0) await', null, 'a wait of 0 ms, in which a quick client may connect'],
  ],
  'rawRequest.ts': [
    ['index < rawHeaders.length', 'index <= rawHeaders.length', 'behind the end is no name'],
    ['key?.length === name.length', 'true', 'the names are compared as well'],
    ['key?.length === name.length', 'key.length', 'the compiler does not know that it is there'],
  ],
  'refuseUnreadable.ts': [
    ["?? 'Bad Request'", '""', 'each status has a word; the compiler does not know it'],
  ],
};
