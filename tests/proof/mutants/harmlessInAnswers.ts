import type { HarmlessMutants } from './harmlessMutants.ts';

/** In what the server answers a call with (the part `answer`), and in its log. */
export const HARMLESS_IN_ANSWERS: HarmlessMutants = {
  'implement.ts': [
    [
      'Object.keys(endpoints).filter(served)',
      'Object.keys(endpoints)',
      'every call has its handler; it only tells the compiler',
    ],
  ],
  'log.ts': [
    ["stack = '' }: Error", '"Stryker was here!"', 'neither has a place'],
    ['destinations.get(log)?.write', 'destinations.get(log).write', 'a log has its destination'],
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
  'requestId.ts': [
    ['requestCount += 1', 'requestCount -= 1', 'another number each time, too'],
    ["header('traceparent') ?? ''", '"Stryker was here!"', 'neither is a trace'],
    ['?? [];', '["Stryker was here"]', 'the first item is not read'],
    ["header('x-request-id') ?? ''", '"Stryker was here!"', 'neither is an id'],
    ['traceId && spanId ?', 'traceId || spanId', 'the pattern has both or none'],
  ],
  'serveRoute.ts': [
    [
      "const [, pattern = '']",
      '"Stryker was here!"',
      'a key has both parts; the compiler does not know it',
    ],
  ],
  'streamText.ts': [
    ['{ highWaterMark: 0 }', '{}', 'makes one part more than was read, at most'],
    ['createBrotliCompress(', '{}', 'compresses more, for longer: npm run bench would tell'],
  ],
};
