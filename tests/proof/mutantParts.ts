/** A part of the product where a wrong line does harm, and its tests. */
export interface MutantPart {
  /** The beginning of its paragraph in docs/proof.md. */
  what: string;
  /** By name, not by folder, so that files may move. */
  mutate: readonly string[];
  /** Project of vitest → files. */
  tests: Record<string, string[]>;
}

/** Pages load their parts during a test: code that runs then would count for that test alone. */
const RULES = ['tests/rules/**/!(serverRender).test.{ts,tsx}'];
const client = (...names: string[]) => names.map((name) => `src/**/${name}.ts`);
const server = (...names: string[]) => names.map((name) => `server/**/${name}.ts`);
const rules = (...names: string[]) => names.map((name) => `tests/rules/**/${name}.test.{ts,tsx}`);
const api = (...names: string[]) => names.map((name) => `tests/api/**/${name}.test.ts`);
const screens = (...names: string[]) =>
  names.map((name) => `tests/screens/**/${name}.test.{ts,tsx}`);

export const MUTANT_PARTS: Record<string, MutantPart> = {
  lib: {
    what: 'Texts, dates, numbers, lists and pictures of the client (src/lib)',
    mutate: ['src/lib/**/*.ts'],
    tests: { rules: RULES },
  },
  filters: {
    what: 'Filters, pickers, forms and addresses of the client',
    mutate: [
      ...client('choosable', 'filters', 'localTaxonomy', 'pickerFor'),
      ...client(
        'reviewDraft',
        'reviewValues',
        'recordSource',
        'readPreview',
        'mergeEdits',
        'checkImages',
      ),
      ...client(
        'rememberedChoice',
        'textFormats',
        'headTags',
        'stepsTo',
        'pageAddress',
        'inAppBrowser',
      ),
    ],
    tests: { rules: RULES },
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
        'uploadRules',
      ),
      ...server('moveOptions'),
      'contract/{counselCourse,consent}.ts',
    ],
    tests: { rules: RULES },
  },
  console: {
    what: 'Rules of the console and of members, asked through the API',
    mutate: [...server('contentRules', 'lookAlikeRules'), 'server/lib/koreanDay.ts'],
    tests: {
      api: api('staffContent', 'staffReview', 'counselOnce', 'nicknameDoubles', 'changeFeed'),
    },
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
    mutate: server('answerCache', 'feed', 'feedCache', 'encodeAnswer', 'rememberTotals'),
    tests: {
      rules: rules('answerCache', 'feedCache', 'rememberTotals'),
      api: api('cache', 'pages'),
    },
  },
  once: {
    what: 'What is done once for each Idempotency-Key',
    mutate: server('answerOnce'),
    tests: { api: api('counselOnce', 'staffOnce') },
  },
  session: {
    what: 'Logins and sessions of the server',
    mutate: ['server/domain/session/**/*.ts', ...server('session', 'secretCookie', 'staffSession')],
    tests: {
      rules: rules('secretCookie', 'callerLimits'),
      api: api('session', 'sessionFromAddress', 'login', 'loginFormLimit', 'staffSession'),
    },
  },
  input: {
    what: 'What the server takes from a request (server/http/input)',
    mutate: ['server/http/input/**/*.ts', ...server('assertOrigin')],
    tests: {
      api: api('http', 'httpApp', 'limits', 'requestTarget'),
    },
  },
  answer: {
    what: 'How the server answers (server/http)',
    mutate: [
      'server/http/**/*.ts',
      '!server/http/{docs,guard,input}/**/*.ts',
      '!server/http/**/{answerCache,encodeAnswer,answerOnce}.ts',
    ],
    tests: {
      api: api('http*', 'cache', 'limits', 'headers', 'health', 'metrics', 'pages', 'staticFiles'),
    },
  },
  search: {
    what: 'What a search finds (slow: its tests compare with a naive search)',
    mutate: server(
      'foldName',
      'hangul',
      'findNames',
      'nameIndex',
      'replaceNames',
      'findTerms',
      'termIndex',
      'typingErrors',
    ),
    tests: { rules: RULES },
  },
  state: {
    what: 'What the client keeps in atoms (src/state)',
    mutate: ['src/state/**/*.ts'],
    tests: { screens: screens('bookmark*', 'session', 'modalHost', 'login*', 'counselNews') },
  },
  contract: {
    what: 'What the contract works out itself',
    mutate: ['contract/**/*.ts'],
    tests: {
      rules: RULES,
      api: api(
        'http',
        'clinic',
        'review',
        'memberReview',
        'bookmark',
        'counselChange',
        'staffContent',
      ),
    },
  },
};
