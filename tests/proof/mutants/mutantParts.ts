/** A part of the product where a wrong line does harm, and its tests. */
export interface MutantPart {
  /** The beginning of its paragraph in docs/proof.md. */
  what: string;
  /** By name, not by folder, so that files may move. */
  mutate: readonly string[];
  /** Project of vitest → files. */
  tests: Record<string, string[]>;
  /**
   * Code of the part runs once, when a test file opens its app, and all tests of the file use what it made. So all tests
   * of the part meet a mistake there, and not only the test that was running then. Slow.
   */
  isMadeOnce?: boolean;
}

/** Without tests that render pages or make the demonstration: they run everything and notice little, slowly. */
const RULES = [
  'tests/rules/**/!(serverRender|staffPassword|renderPage|previewRendered|pageAddress|seed*|places|pictures*).test.{ts,tsx}',
];
const client = (...names: string[]) => names.map((name) => `src/**/${name}.ts`);
const server = (...names: string[]) => names.map((name) => `server/**/${name}.ts`);
const rules = (...names: string[]) => names.map((name) => `tests/rules/**/${name}.test.{ts,tsx}`);
const api = (...names: string[]) => names.map((name) => `tests/api/**/${name}.test.ts`);
const screens = (...names: string[]) =>
  names.map((name) => `tests/screens/**/${name}.test.{ts,tsx}`);

export const MUTANT_PARTS: Record<string, MutantPart> = {
  lib: {
    what: 'Texts, dates, numbers, lists and pictures of the client (src/lib)',
    mutate: ['src/lib/**/*.ts', 'contract/plain/{days,fileAddress,position}.ts'],
    tests: {
      rules: rules(
        ...['address', 'amount', 'date', 'digests', 'fileAddress', 'filters*', 'find', 'image'],
        ...['keyedText', 'languageOfText', 'list', 'localText', 'move', 'number', 'openingHours'],
        ...['photoFile', 'plainAddress', 'position', 'retry', 'routeLinks', 'safeUrl'],
        ...['shownFilters', 'styles', 't{hrottle,railOf,runcate,ypedText}', 'yen'],
      ),
    },
  },
  filters: {
    what: 'Filters, pickers, forms and addresses of the client',
    mutate: [
      ...client('choosable', 'localTaxonomy', 'pickerFor', 'withdrawalChoices'),
      ...client(
        'reviewDraft',
        'reviewValues',
        'recordSource',
        'readPreview',
        'contentValues',
        'fieldText',
        'mergeEdits',
        'checkImages',
        'passwordRules',
      ),
      ...client(
        'rememberedChoice',
        'textFormats',
        'headTags',
        'stepsTo',
        'inAppBrowser',
        'openingHours',
        'counselStages',
      ),
    ],
    tests: {
      rules: rules(
        ...['checkImages', 'consent', 'contentValues', 'counselTexts', 'dropdownItems'],
        ...['fieldText', 'filtersLocalTaxonomy', 'headTags', 'inAppBrowser', 'lens', 'mergeEdits'],
        ...['openingHours', 'passwordRules', 'pickers*', 'preview', 'reviewValues', 'completeness'],
        ...['structuredData', 'textFormats'],
      ),
    },
  },
  rules: {
    what: 'Rules of the server: what may happen when, and what counts',
    mutate: [
      ...server(
        'averageRules',
        'popularityRules',
        'distanceRules',
        'photoRules',
        'nicknameRules',
        'counselRules',
        'noticeRules',
        'outcome',
        'uploadRules',
      ),
      ...server('moveOptions', 'staffReviewRules', 'retentionRules', 'countableTerm', 'shownBy'),
      'contract/plain/{counselCourse,consent,photoTypes,retention}.ts',
    ],
    tests: { rules: RULES },
  },
  secrets: {
    what: 'Sealed texts, keys, codes, passwords and signatures',
    mutate: server(
      'seal',
      'texts',
      'masterKey',
      'oneTimeCodes',
      'totpCodes',
      'factorState',
      'passwordHash',
      'commonPasswords',
      'signature',
      'auditRules',
    ),
    tests: { rules: RULES },
  },
  console: {
    what: 'Rules of the console and of look-alike names, and the day in Seoul',
    mutate: [...server('contentRules', 'lookAlikeRules'), 'server/lib/koreanDay.ts'],
    tests: { rules: RULES },
  },
  limits: {
    what: 'Limits of the server: calls, sign-ins',
    mutate: [
      ...server('rateLimit', 'countCall', 'listCost', 'clientAddress'),
      ...server('limitLiffLogins', 'signInLimits', 'fairQueue', 'sharedLock'),
    ],
    tests: {
      rules: rules('callerLimits', 'staffSignIn', 'fairQueue', 'sharedLock'),
      api: api('callLimits', 'limits'),
    },
  },
  caches: {
    what: 'Caches of the server',
    mutate: server(
      ...['answerCache', 'change', 'feed', 'feedCache', 'encodeAnswer'],
      ...['cappedCount', 'rememberTotals'],
    ),
    tests: {
      rules: rules('answerCache', 'encodeAnswer', 'feed', 'feedCache', 'rememberTotals', 'shownBy'),
    },
  },
  once: {
    what: 'What is done once for each Idempotency-Key',
    mutate: server('answerOnce'),
    tests: { api: api('answerOnce') },
  },
  session: {
    what: 'Sessions of the server: whose they are, how long they last, and their cookies',
    mutate: server(
      ...['session', 'requestTokens', 'secretCookie', 'sessionCookies'],
      ...['createDevices', 'deviceNames', 'sessionRules', 'secrets'],
    ),
    tests: {
      rules: rules(
        'devices',
        'deviceNames',
        'requestTokens',
        'requireSession',
        'secretCookie',
        'secrets',
        'sessionRules',
      ),
    },
  },
  logins: {
    what: 'Logins of the server, without their SQL',
    isMadeOnce: true,
    mutate: server(
      'createSessionFinder',
      'loginHandlers',
      'logins',
      'ownSessionHandlers',
      'mountFormAnswer',
      'mountNaverStart',
      'sessionRoutes',
      'sessionStore',
      'staffSession',
    ),
    tests: {
      api: api(
        ...['lineOtherBrowser', 'loginAnswers', 'loginUnavailable'],
        ...['memberSessions', 'memberTabs', 'session', 'sessionEnds', 'staffSession', 'staffTabs'],
      ),
      rules: rules('sessionFinder'),
    },
  },
  input: {
    what: 'What the server takes from a request (server/http/input)',
    mutate: ['server/http/input/**/*.ts', ...server('assertOrigin')],
    tests: { rules: rules('requestBody', 'requestInput') },
  },
  answer: {
    what: 'How the server answers a call',
    mutate: [
      'server/http/*.ts',
      ...server('errorAnswer', 'ownWrites', 'produceJson', 'respond', 'streamText'),
      ...server('requestId', 'requestLog', 'log'),
    ],
    tests: {
      rules: rules('encodeAnswer', 'errorAnswer', 'log', 'ownWrites', 'requestId', 'warnOf'),
      api: api(
        ...['answerJson', 'cache', 'callCost', 'callFrame', 'http', 'httpApp'],
        ...['httpStream', 'limits'],
      ),
    },
  },
  pages: {
    what: 'Pages and files of the server',
    mutate: ['server/http/pages/**/*.ts', ...server('securityHeaders')],
    tests: {
      rules: rules('builtPages', 'errorPage', 'pageDocument', 'pageHeaders', 'yen'),
      api: api('headers', 'httpApp', 'pages', 'requestTarget', 'staticFiles'),
      screens: screens('loader'),
    },
  },
  connections: {
    what: 'Connections of the server, what is no HTTP, and whether it is ready',
    mutate: ['server/http/listen/**/!(mountMetrics|requestId|requestLog).ts'],
    tests: {
      rules: rules('refuseUnreadable'),
      api: api('cache', 'callFrame', 'health', 'limits', 'listener', 'requestLog', 'tls'),
    },
  },
  search: {
    what: 'Which names a search finds (slow: its tests compare with a naive search)',
    isMadeOnce: true,
    mutate: server('foldName', 'hangul', 'findNames', 'nameIndex', 'replaceNames'),
    tests: { rules: rules('search', 'chosung', 'findInNames', 'foldName', 'otherKeyboard') },
  },
  terms: {
    what: 'What a word means that is searched: treatments, concerns, places',
    isMadeOnce: true,
    mutate: server(
      ...['findInNames', 'findTerms', 'guessTerms', 'meanings', 'namedTerms', 'nearestTerms'],
      ...['splitText', 'termIndex', 'typingErrors'],
    ),
    tests: {
      rules: rules(
        ...['findInNames', 'searchMeanings', 'searchOwnTerms', 'searchPieces', 'searchTerms'],
      ),
    },
  },
  state: {
    what: 'What the client keeps in atoms (src/state)',
    mutate: ['src/state/**/*.ts'],
    tests: {
      rules: rules('appStore', 'clinicView', 'filtersAtom'),
      screens: screens(
        ...['bookmarksAtom', 'formerMember', 'loginPress', 'sentCounsel', 'sessionAtom'],
        ...['sessionReads', 'stateHooks'],
      ),
    },
  },
  contract: {
    what: 'What the contract works out itself',
    mutate: ['contract/**/*.ts'],
    tests: {
      rules: rules(
        ...['addressDistrict', 'addressJa', 'bookableTimes', 'calendarDays', 'consent'],
        ...[
          'contractCursors',
          'contractInput',
          'counsel{Appointments,Rules,Texts}',
          'fileAddress',
          'find',
        ],
        ...['languageOfText', 'listLimits', 'otherKeyboard', 'ownWrites', 'passwordRules'],
        ...['places', 'reading', 'retention', 'sessionMark', 'staffNoticeTexts', 'uploadRules'],
      ),
    },
  },
};
