/**
 * Who may import whom. Each rule is a sentence of docs/ARCHITECTURE.md, and each has a planted violation in
 * tests/architecture/boundaryPlants.ts: a rule that nothing can break is a wish.
 */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const SHELVES = '^(contract|src|liff|server)/';
const TYPE_ONLY = { dependencyTypesNot: ['type-only'] };

/** Without zod in them: these may travel into the first load of a page. */
const PLAIN_CONTRACT =
  '^contract/(addressJa|backgroundHeader|brand|clientConfig|clinicFacts|commonPasswords|consent|consultingHours|counselCourse|counselStateNames|doctorBoards|enums|errorCode|escapeHtml|filters|language|limits|lineTokenHeader|liveEvents|openingDays|ownWrite|regions|retention|sessionMark|slots|sorts|stations|taxonomyTerms)\\.ts$';

/** What is known of a page and its language before any noun is. */
const PAGE_CONTRACT =
  '^contract/(brand|clientConfig|errorCode|escapeHtml|filters|language|pageRenderer)\\.ts$';

module.exports = {
  forbidden: [
    never(
      'no-cycle',
      'What needs each other is one thing, or hides a third. (Types alone may point back.)',
      {},
      { circular: true, viaOnly: TYPE_ONLY },
    ),
    never(
      'nothing-unresolved',
      'An import that leads nowhere is not judged by any other rule.',
      {},
      // A reference to global types names a package of types, which is no module.
      { couldNotResolve: true, dependencyTypesNot: ['triple-slash-type-reference'] },
    ),
    never(
      'nothing-imports-tests',
      'The product does not know that it is tested.',
      { path: SHELVES },
      { path: '^tests/' },
    ),
    never(
      'no-tools-in-the-product',
      'What runs in production comes from "dependencies"; tools stay at home (npm ci --omit=dev).',
      { path: SHELVES, pathNot: '^server/dev\\.ts$' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], ...TYPE_ONLY },
    ),

    // Four shelves: contract, src, liff, server.
    never(
      'contract-stands-alone',
      'The contract belongs to both sides, so it knows neither; zod is all it needs.',
      { path: '^contract/' },
      { pathNot: '^(contract/|node_modules/zod/)' },
    ),
    never(
      'client-never-imports-server',
      'They meet in contract/ only.',
      { path: '^(src|liff)/' },
      { path: '^server/' },
    ),
    never(
      'server-never-imports-client',
      'They meet in contract/ only; pages are drawn through contract/pageRenderer.ts.',
      { path: '^server/' },
      { path: '^(src|liff)/' },
    ),
    never(
      'client-takes-types-from-the-contract',
      'A schema in the first load costs every visitor 20 kB. Previews read strangers’ JSON and may parse it.',
      { path: '^(src|liff)/', pathNot: '^src/domain/preview/' },
      { path: '^contract/', pathNot: PLAIN_CONTRACT, ...TYPE_ONLY },
    ),
    never(
      'only-liff-knows-line',
      'Line is a detail of one folder, and its 20 kB are loaded inside Line alone.',
      { pathNot: '^liff/' },
      { path: 'node_modules/@line/liff/' },
    ),
    never(
      'only-server-line-knows-the-bot',
      'One folder of the server uses the SDK of the Messaging API.',
      { pathNot: '^server/line/' },
      { path: 'node_modules/@line/bot-sdk/' },
    ),
    never(
      'src-never-imports-liff',
      'The app does not know where it runs.',
      { path: '^src/' },
      { path: '^liff/' },
    ),
    never(
      'liff-enters-by-the-front-door',
      'The Line entry mounts the same app in another environment, and nothing else.',
      { path: '^liff/' },
      { path: '^src/', pathNot: '^src/(App\\.tsx|mountApp\\.tsx|environment/|ui/app\\.css)' },
    ),

    // Client, top to bottom: pages modals staff | domain layout | widgets | ui | lib.
    never(
      'page-is-an-island',
      'What two screens share moves down a shelf; it is never borrowed sideways.',
      { path: '^src/pages/([^/]+)/' },
      { path: '^src/(pages|modals|staff)/', pathNot: '^src/pages/$1/' },
    ),
    never(
      'modal-is-an-island',
      'As for pages. A modal is opened by its name in state/, not by importing it.',
      { path: '^src/modals/([^/]+)/' },
      { path: '^src/(pages|modals|staff)/', pathNot: '^src/modals/$1/' },
    ),
    never(
      'staff-is-an-island',
      'The console is an app of its own; members never load a line of it.',
      { path: '^src/', pathNot: '^src/(staff/|screens\\.ts$)' },
      { path: '^src/staff/' },
    ),
    never(
      'staff-has-no-pages',
      'The console builds its own screens from the shelves below.',
      { path: '^src/staff/' },
      { path: '^src/(pages|modals)/' },
    ),
    never(
      'screens-load-lazily',
      'A page or modal is fetched when it is shown: no import() means part of everybody’s first load.',
      { path: '^src/', pathNot: '^src/(pages|modals|staff)/' },
      { path: '^src/(pages|modals|staff)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    never(
      'domain-looks-down',
      'What the client knows of a noun is used by screens and knows none.',
      { path: '^src/domain/' },
      { path: '^src/(pages|modals|staff|layout|App|screens|mountApp|main|entryServer)' },
    ),
    never(
      'layout-knows-no-domain',
      'The frame is the same around every noun; it may read what the server said about the page itself, and who looks at it.',
      { path: '^src/layout/' },
      {
        path: '^(contract/|src/(api|modals|pages|staff)/|src/domain/(?!(session|record)/)[^/]+/)',
        pathNot: PAGE_CONTRACT,
      },
    ),
    never(
      'widgets-know-no-domain',
      'Behaviour without a noun: i18n, environment, ui and lib are all it takes.',
      { path: '^src/widgets/' },
      {
        path: '^(contract|src)/',
        pathNot:
          '^src/(widgets/|i18n/|environment/|ui/|lib/|constants\\.ts$)|^contract/(language|limits)\\.ts$',
      },
    ),
    never(
      'ui-knows-only-lib',
      'Looks without behaviour.',
      { path: '^src/ui/' },
      { path: '^(contract|src)/', pathNot: '^src/(ui/|lib/|constants\\.ts$)' },
    ),
    never(
      'lib-is-pure',
      'Pure functions: no shelf, no framework.',
      { path: '^src/lib/' },
      {
        path: '^(contract|src)/|node_modules/(react|jotai|i18next|ofetch)',
        pathNot: `^src/(lib/|constants\\.ts$)|${PAGE_CONTRACT}|^contract/(clinicFacts|limits|sorts)\\.ts$`,
      },
    ),
    never(
      'state-stays-small',
      'The atoms that distant screens share; they know the API, where the app runs, and the contract.',
      { path: '^src/state/' },
      { path: '^src/', pathNot: '^src/(state/|api/|environment/|lib/|constants\\.ts$)' },
    ),
    never(
      'environment-knows-no-app',
      'It stands between the app and where it runs, so it can be replaced whole.',
      { path: '^src/environment/' },
      { path: '^src/', pathNot: '^src/(environment/|lib/|constants\\.ts$)' },
    ),
    never(
      'texts-know-only-the-contract',
      'A catalogue names error codes and languages, nothing else.',
      { path: '^src/i18n/' },
      { path: '^src/', pathNot: '^src/(i18n/|lib/|constants\\.ts$)' },
    ),
    never(
      'api-knows-only-the-contract',
      'Asking is the same for every noun and every screen.',
      { path: '^src/api/' },
      { path: '^src/', pathNot: '^src/(api/|lib/|constants\\.ts$)' },
    ),
    never(
      'screens-never-call-the-api',
      'A screen reads atoms of a noun, never an address. The entries set the client up.',
      {
        path: '^src/',
        pathNot: '^src/(api|domain|staff|state)/|^src/(mountApp|entryServer)\\.tsx$',
      },
      { path: '^src/api/' },
    ),
    never(
      'only-api-speaks-http',
      'One place for credentials, time limits and failures.',
      { pathNot: '^(src/api|tests)/' },
      { path: 'node_modules/ofetch/' },
    ),

    // Server, top to bottom: main | app | Routes | Rules Sql | db. Ports are chosen in main.
    never(
      'routes-are-mounted-only-in-app',
      'One list of all that the server answers.',
      { path: SHELVES, pathNot: '^server/app\\.ts$' },
      { path: '^server/(domain|notify)/.+Routes\\.ts$' },
    ),
    never(
      'rules-are-pure',
      'A rule gets the time and the member as arguments, so it is tested without a server.',
      { path: '^server/domain/.+Rules\\.ts$' },
      { pathNot: '^contract/|^server/.+Rules\\.ts$|^server/limits\\.ts$' },
    ),
    never(
      'sql-knows-only-the-database',
      'The only SQL of a noun needs rows and pure rules, nothing of HTTP, files or time.',
      { path: '^server/domain/.+Sql\\.ts$' },
      {
        path: '^server/',
        pathNot:
          '^server/(db/[^/]+|db/feed/(appendChanges|change|counselChange)|lib/koreanDay|limits)\\.ts$|(Sql|Rules)\\.ts$',
      },
    ),
    never(
      'db-looks-down',
      'The database carries the domain and does not know it. Its pool is shown in the metrics.',
      { path: '^server/db/' },
      {
        path: '^server/',
        pathNot: '^server/(db/|env/|metrics/pools\\.ts$|(lib/koreanDay|limits)\\.ts$)',
      },
    ),
    never(
      'demo-has-one-door',
      'The server knows server/demonstration.ts; only where a process starts is the demonstration itself named.',
      {
        path: SHELVES,
        pathNot: '^server/(demo/|start/(devBackend|makeTemplateCommand)\\.ts$|(main|dev)\\.ts$)',
      },
      { path: '^server/demo/' },
    ),
    never(
      'demo-loads-lazily',
      'What only the demonstration has is loaded by import(), so a real installation has none of it in memory.',
      { path: '^server/', pathNot: '^server/demo/|Command\\.ts$' },
      { path: '^server/demo/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    never(
      'traces-load-lazily',
      'The tracing library is loaded by import() when a collector is set, and only one file knows it.',
      { path: '^server/', pathNot: '^server/tracing/otlpTracing\\.ts$' },
      {
        path: '^server/tracing/otlpTracing\\.ts$|node_modules/@opentelemetry/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    never(
      'only-db-knows-postgres',
      'Everything else speaks to the Database port.',
      { path: SHELVES, pathNot: '^server/db/' },
      { path: 'node_modules/(pg|@electric-sql)/' },
    ),
    never(
      'only-files-knows-sharp',
      'The image library is heavy and native; one place decides what it may do.',
      { path: SHELVES, pathNot: '^server/files/' },
      { path: 'node_modules/sharp/' },
    ),
    never(
      'ports-are-chosen-in-main',
      'Which database, which files, which identities: decided where the process starts.',
      {
        path: SHELVES,
        pathNot:
          '^server/(main|dev|start/(devBackend|openKeys))\\.ts$|Command\\.ts$|^server/db/|^server/(files|identity)/',
      },
      {
        path: '^server/(db/openDatabase|files/.+FileStore|identity/.+Identity|crypto/.+KeyStore)\\.ts$',
        ...TYPE_ONLY,
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A type-only import is still an import.
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
