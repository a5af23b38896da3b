/** A part of the product where a wrong line does harm, and the tests that are to notice it. */
export interface MutantPart {
  /** As docs/proof.md begins its paragraph. */
  what: string;
  /** Whether mistakes in what runs once, when a module is loaded, are tried too: each takes all tests of the part. */
  hasStatic?: boolean;
  /** By name, not by folder, so that files may move. */
  mutate: readonly string[];
  /** Project of vitest → files. */
  tests: Record<string, string[]>;
}

/** Pages load their parts in the middle of a test: what runs then would count for that test alone. */
const RULES = ['tests/rules/**/!(serverRender).test.{ts,tsx}'];
const api = (...names: string[]) => names.map((name) => `tests/api/**/${name}.test.ts`);
const screens = (...names: string[]) =>
  names.map((name) => `tests/screens/**/${name}.test.{ts,tsx}`);

export const MUTANT_PARTS: Record<string, MutantPart> = {
  lib: {
    what: 'Texts, dates, numbers, lists and pictures of the client (src/lib)',
    mutate: ['src/lib/**/*.ts'],
    hasStatic: true,
    tests: { rules: RULES },
  },
  filters: {
    what: 'Filters, pickers, forms and addresses of the client',
    mutate: [
      'src/**/{choosable,chooseFilter,filters,localTaxonomy,namedLike,pickerFor,trailOf}.ts',
      'src/**/{course,reviewDraft,reviewValues,recordSource,readPreview,mergeEdits,checkImages}.ts',
      'src/**/{rememberedChoice,textFormats,headTags,stepsTo,pageAddress,inAppBrowser}.ts',
    ],
    tests: { rules: RULES },
  },
  rules: {
    what: 'Rules of the server: what may happen when, what counts, what is found',
    mutate: [
      'server/**/{average,popularity,photo,nickname,counsel,notice,upload}Rules.ts',
      'server/**/{foldName,hangul,idShelf,findNames,nameIndex,blockSets,moveOptions}.ts',
    ],
    hasStatic: true,
    tests: { rules: RULES },
  },
  desk: {
    what: 'Rules of the console and of members, asked through the API',
    mutate: ['server/**/{content,reviewDesk,consent,lookAlike}Rules.ts', 'server/koreanDay.ts'],
    tests: {
      api: api('staffContent', 'staffReview', 'counselOnce', 'nicknameDoubles', 'publicVersion'),
    },
  },
  limits: {
    what: 'Limits and caches of the server',
    mutate: [
      'server/**/{rateLimit,countCall,listCost,clientAddress,devices,limitExchanges,signInLimits}.ts',
      'server/**/{answerCache,byteLru,encodeAnswer,answerOnce,nameMemory,fairTurns,lane}.ts',
    ],
    tests: {
      rules: RULES,
      api: api(
        'cache',
        'callLimits',
        'limits',
        'http',
        'httpStream',
        'counselOnce',
        'loginFormLimit',
      ),
    },
  },
  session: {
    what: 'Logins and sessions of the server',
    mutate: ['server/domain/session/**/*.ts', 'server/**/{session,secretCookie,staffSession}.ts'],
    tests: {
      rules: RULES,
      api: api('session', 'sessionFromAddress', 'login', 'loginFormLimit', 'staffSession'),
    },
  },
  http: {
    what: 'How the server reads requests and answers them (server/http)',
    mutate: [
      'server/http/**/*.ts',
      '!server/http/docs/**',
      '!server/http/**/{rateLimit,countCall,listCost,clientAddress,devices,session,secretCookie}.ts',
      '!server/http/**/{answerCache,byteLru,encodeAnswer,answerOnce}.ts',
    ],
    tests: {
      rules: RULES,
      api: api('http*', 'cache', 'limits', 'callLimits', 'headers', 'health', 'requestTarget'),
    },
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
