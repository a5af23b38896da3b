import type { HarmlessMutants } from './harmlessMutants.ts';

/** In the logins and sessions of server/. */
export const HARMLESS_IN_SESSIONS: HarmlessMutants = {
  'deviceNames.ts': [
    ["pattern.test(userAgent ?? '')", '"Stryker was here!"', 'it names no browser'],
  ],
  'requestTokens.ts': [
    ['exec(authorization) ?? []', '["Stryker was here"]', 'the first item is not read'],
    ["headers.get('referer') ?? ''", '"Stryker was here!"', 'neither is an address'],
  ],
  'session.ts': [['session === null,', 'true', 'a public call never looks for a session']],
  'createDevices.ts': [
    [
      "cookie.read(headers)?.split('.') ?? []",
      '["Stryker was here"]',
      'one part is as little as none',
    ],
    [
      'if (!name || !end || !signature ||',
      null,
      'a cookie that lacks a part has no right signature; it only saves reading the secret',
    ],
    ['name !== null && name === nameOf', 'true', 'null is the name of no one'],
  ],
  'secretCookie.ts': [
    ["headers.get('cookie') ?? ''", '"Stryker was here!"', 'it has no cookie of ours'],
  ],
  'sessionRules.ts': [['(a < b ? a : b)', 'a <= b', 'of two equal moments either will do']],
  'createSessionFinder.ts': [
    [
      'if (usedAt === null) await markUsed',
      'true',
      'the statement marks only what is unused; it only saves a write',
    ],
    [
      'if (!staffId || !role) return null;',
      '!staffId && !role',
      'an account has both; a removed one has neither',
    ],
  ],
  'logins.ts': [
    ['if (stateHash) await endStrayAttempt', 'true', 'no attempt has the state null'],
    [
      "if (!attempt) throw refuse('login_failed');",
      '""',
      'every refusal sends the browser to the same page',
    ],
  ],
  'sessionRoutes.ts': [
    [
      'if (pair.memberId)',
      'true',
      'only members have a refresh token; the compiler does not know it',
    ],
    [
      "requestTokens(headers, both, 'member or staff')",
      '""',
      'only the audiences of one kind of session are asked for by name',
    ],
  ],
  'sessionStore.ts': [['const NO_DEVICE: DeviceNames = {', '{}', 'undefined is stored as null']],
  'staffSession.ts': [
    ...['false', 'true', 'usedAt === null', 'usedAt > unlessUsedAfter'].map(
      (instead) =>
        [
          'if (usedAt !== null && usedAt >= unlessUsedAfter) return;',
          instead,
          'the statement asks the same; it only saves asking',
        ] as const,
    ),
  ],
};
