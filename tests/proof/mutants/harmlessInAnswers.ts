import type { HarmlessMutants } from './harmlessMutants.ts';

/** In what the server answers with (the parts `answer` and `pages`), and in its log. */
export const HARMLESS_IN_ANSWERS: HarmlessMutants = {
  'errorPage.ts': [
    ["pageHeaders('/', config", '""', 'without a path the headers are those of visitors, too'],
  ],
  'implement.ts': [
    [
      'Object.keys(endpoints).filter(served)',
      'Object.keys(endpoints)',
      'every call has its handler; it only tells the compiler',
    ],
  ],
  'loader.ts': [
    ['} catch {', '{}', 'neither undefined nor null is a storage'],
    ['{ once: true, passive: true }', 'false', 'the second start does nothing'],
  ],
  'log.ts': [
    ["stack = '' }: Error", '"Stryker was here!"', 'neither has a place'],
    ['destinations.get(log)?.write', 'destinations.get(log).write', 'a log has its destination'],
    ["const code = 'code' in error", 'true', 'the code of an error without one is undefined, too'],
  ],
  'mountRoutes.ts': [
    [
      "const [method = '', pattern = '']",
      '"Stryker was here!"',
      'a key has both parts; the compiler does not know it',
    ],
  ],
  'ownWrites.ts': [
    ["createKeyedHash(masterKeys, 'own writes')", '""', 'any fixed text of its own will do'],
    [
      "const [until = '', transactions = '', signature = '']",
      '"Stryker was here!"',
      'neither is signed',
    ],
    ['.slice(0, MOST_NAMED) ?? []', '["Stryker was here"]', 'it is not signed'],
  ],
  'pageAssets.ts': [
    ['chunk.imports ?? []', '["Stryker was here"]', 'no script has this name'],
    ["readFileSync(join(folder, file), 'utf8')", '""', 'join() reads bytes as the same text'],
  ],
  'pages.ts': [
    [
      "address.split('?', 1)[0] ?? '/'",
      '""',
      'split() answers a part at least; the compiler does not know it',
    ],
  ],
  'produceJson.ts': [
    [
      'if (list && isObject(answer) && Array.isArray',
      null,
      'each list is an object with its rows; the compiler does not know it',
    ],
    ['if (!(output instanceof z.ZodObject) ||', null, 'only a list has rows as JSON'],
    [
      'if (chunk.length < limits.lists.streamPartCharacters)',
      'chunk.length <= limits.lists.streamPartCharacters',
      'one character of 64 kB',
    ],
    [
      "throw new Error('A row has a field",
      '""',
      'neither an answer nor the log has the text of an error',
    ],
  ],
  'requestId.ts': [
    ['requestCount += 1', 'requestCount -= 1', 'another number each time, too'],
    ["header('traceparent') ?? ''", '"Stryker was here!"', 'neither is a trace'],
    ['?? [];', '["Stryker was here"]', 'the first item is not read'],
    ["header('x-request-id') ?? ''", '"Stryker was here!"', 'neither is an id'],
    ['traceId && spanId ?', 'traceId || spanId', 'the pattern has both or none'],
  ],
  'servePage.ts': [
    ["{ kind: 'page' }", '""', 'no other kind has this counter, either'],
    ['} catch {', '{}', 'undefined is no yes, either'],
    [
      "target.split('?', 1)[0] ?? '/'",
      '""',
      'split() answers a part at least; the compiler does not know it',
    ],
  ],
  'serveRoute.ts': [
    [
      "const [, pattern = '']",
      '"Stryker was here!"',
      'a key has both parts; the compiler does not know it',
    ],
    ["target.includes('?') &&", 'true', 'an address without a query ends with no such parameter'],
    ["target.includes('?') &&", '""', 'an address without a query ends with no such parameter'],
    ['let isLong = false', 'true', 'the work of a call sets it before it is read'],
    ['readsOwnWrite: false,', 'true', 'no stream reads it'],
    ['if (!first.done) yield', 'true', 'there is a first part, if only an empty one'],
  ],
  'staticFiles.ts': [
    ["?? 'application/octet-stream'", '""', 'only files of a known type are listed'],
  ],
  'streamText.ts': [
    ['{ highWaterMark: 0 }', '{}', 'makes one part more than was read, at most'],
    ['createBrotliCompress(', '{}', 'compresses more, for longer: npm run bench would tell'],
  ],
};
