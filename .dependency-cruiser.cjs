// biome-ignore-all lint/style/noExcessiveLinesPerFile: all import rules are in one file
/** Who may import whom: docs/ARCHITECTURE.md. tests/architecture/boundaryPlants.ts breaks each rule once. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const PRODUCT = '^(contract|src|liff|server)/';
const TYPE_ONLY = { dependencyTypesNot: ['type-only'] };

/** Without zod, so it may be part of the first load. */
const PLAIN_CONTRACT = '^contract/(plain|texts)/';

/** Facts about a page and its language, without a noun. */
const PAGE_CONTRACT =
  '^contract/(pageRenderer|plain/(clientConfig|errorCode|escapeHtml|filters|language)|texts/brand)\\.ts$';

module.exports = {
  forbidden: [
    never(
      'no-cycle',
      'Files that need each other are one file, or share a part that becomes a third. In tests types may be circular.',
      {},
      { circular: true, viaOnly: TYPE_ONLY },
    ),
    never(
      'no-cycle-of-types',
      'The same for types of the product.',
      { path: PRODUCT },
      { circular: true },
    ),
    never(
      'nothing-unresolved',
      'No other rule can check an import that cannot be resolved.',
      {},
      // A reference to global types names a package of types, which is no module.
      { couldNotResolve: true, dependencyTypesNot: ['triple-slash-type-reference'] },
    ),
    never(
      'nothing-imports-tests',
      'Tests import the product, never the other way round.',
      { path: PRODUCT },
      { path: '^tests/' },
    ),
    never(
      'no-tools-in-the-product',
      'Production installs "dependencies" only (npm ci --omit=dev).',
      { path: PRODUCT, pathNot: '^server/dev\\.ts$' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], ...TYPE_ONLY },
    ),

    // The folders of the product: contract, src, liff, server.
    never(
      'contract-stands-alone',
      'Client and server both use the contract, so it imports neither, only zod.',
      { path: '^contract/' },
      { pathNot: '^(contract/|node_modules/zod/)' },
    ),
    never(
      'plain-contract-has-no-zod',
      'The client loads these files, so they take only types from the others.',
      { path: PLAIN_CONTRACT },
      { pathNot: PLAIN_CONTRACT, ...TYPE_ONLY },
    ),
    never(
      'client-never-imports-server',
      'They meet in contract/ only.',
      { path: '^(src|liff)/' },
      { path: '^server/' },
    ),
    never(
      'server-never-imports-client',
      'They meet in contract/ only; pages are rendered through contract/pageRenderer.ts.',
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
      'Only liff/ imports LINE’s SDK; its 20 kB are loaded inside LINE only.',
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
      'The app knows LINE only as an environment.',
      { path: '^src/' },
      { path: '^liff/' },
    ),
    never(
      'liff-only-mounts-the-app',
      'The LINE entry only mounts the same app in another environment.',
      { path: '^liff/' },
      { path: '^src/', pathNot: '^src/(App\\.tsx|mountApp\\.tsx|environment/|ui/app\\.css)' },
    ),

    // Client, top to bottom: pages modals staff, domain layout, widgets, ui, lib.
    never(
      'page-is-an-island',
      'What two screens share moves to a folder that both may import.',
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
      'The console is a separate app, which members never load.',
      { path: '^src/', pathNot: '^src/(staff/|screens\\.ts$)' },
      { path: '^src/staff/' },
    ),
    never(
      'staff-has-no-pages',
      'The console has its own screens, made from domain, widgets and ui.',
      { path: '^src/staff/' },
      { path: '^src/(pages|modals)/' },
    ),
    never(
      'screens-load-lazily',
      'A page or modal is loaded by import() when it is shown; otherwise it is part of the first load.',
      { path: '^src/', pathNot: '^src/(pages|modals|staff)/' },
      { path: '^src/(pages|modals|staff)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    never(
      'domain-looks-down',
      'Screens use the files of a noun, never the other way round.',
      { path: '^src/domain/' },
      { path: '^src/(pages|modals|staff|layout|App|screens|mountApp|main|entryServer)' },
    ),
    never(
      'layout-knows-no-domain',
      'The frame is the same for every noun; it may read the page’s settings, the session and the shown record.',
      { path: '^src/layout/' },
      {
        path: '^(contract/|src/(api|modals|pages|staff)/|src/domain/(?!(session|record)/)[^/]+/)',
        pathNot: PAGE_CONTRACT,
      },
    ),
    never(
      'widgets-know-no-domain',
      'Behaviour without a noun imports i18n, environment, ui and lib only.',
      { path: '^src/widgets/' },
      {
        path: '^(contract|src)/',
        pathNot:
          '^src/(widgets/|i18n/|environment/|ui/|lib/|constants\\.ts$)|^contract/plain/(language|limits)\\.ts$',
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
      'Pure functions: no other folder, no framework.',
      { path: '^src/lib/' },
      {
        path: '^(contract|src)/|node_modules/(react|jotai|i18next|ofetch)',
        pathNot: `^src/(lib/|constants\\.ts$)|${PAGE_CONTRACT}|^contract/plain/(clinicFacts|days|findNames|hangul|limits|position|sorts)\\.ts$|^contract/texts/typedAmounts\\.ts$`,
      },
    ),
    never(
      'state-stays-small',
      'Atoms that distant screens share. They may use the API, the environment and the contract.',
      { path: '^src/state/' },
      { path: '^src/', pathNot: '^src/(state/|api/|environment/|lib/|constants\\.ts$)' },
    ),
    never(
      'environment-knows-no-app',
      'The environment can be replaced, so it imports nothing of the app.',
      { path: '^src/environment/' },
      { path: '^src/', pathNot: '^src/(environment/|lib/|constants\\.ts$)' },
    ),
    never(
      'texts-know-only-the-contract',
      'Texts know error codes and languages only.',
      { path: '^src/i18n/' },
      { path: '^src/', pathNot: '^src/(i18n/|constants\\.ts$)' },
    ),
    never(
      'api-knows-only-the-contract',
      'Calls work alike for every noun and screen.',
      { path: '^src/api/' },
      { path: '^src/', pathNot: '^src/(api/|lib/|constants\\.ts$)' },
    ),
    never(
      'screens-never-call-the-api',
      'A screen reads atoms of a noun and makes no calls. The entries create the client.',
      {
        path: '^src/',
        pathNot: '^src/(api|domain|staff|state)/|^src/(mountApp|entryServer)\\.tsx$',
      },
      { path: '^src/api/' },
    ),
    never(
      'service-worker-stands-alone',
      'It is built alone: what it imports is loaded a second time.',
      { path: '^src/serviceWorker/' },
      { path: '^src/(api|domain|layout|modals|pages|staff|state|widgets)/|node_modules/react' },
    ),
    never(
      'only-api-speaks-http',
      'One place for credentials, time limits and failures.',
      { pathNot: '^(src/api|tests)/' },
      { path: 'node_modules/ofetch/' },
    ),
    never(
      'one-file-makes-query-atoms',
      'The atoms of the library take shown answers away, so one file wraps them (decision 28).',
      { path: '^src/', pathNot: '^src/api/queryAtoms\\.ts$' },
      { path: 'node_modules/jotai-tanstack-query/', ...TYPE_ONLY },
    ),

    // Server, top to bottom: main, app, Routes, Rules and Sql, db.
    never(
      'routes-are-mounted-only-in-app',
      'app.ts lists everything that the server answers.',
      { path: PRODUCT, pathNot: '^server/app\\.ts$' },
      { path: '^server/domain/.+Routes\\.ts$' },
    ),
    never(
      'rules-are-pure',
      'A rule gets the time and the member as arguments, so it is tested without a server.',
      { path: '^server/domain/.+Rules\\.ts$' },
      {
        pathNot:
          '^contract/|^server/.+Rules\\.ts$|^server/(limits/limits|lib/(koreanDay|units))\\.ts$',
      },
    ),
    never(
      'sql-knows-only-the-database',
      'The SQL of a noun uses the database and pure rules; no HTTP, no files, no clock.',
      { path: '^server/domain/.+Sql\\.ts$' },
      {
        path: '^server/',
        pathNot:
          '^server/(db/(lists/)?[^/]+|db/feed/(appendChanges|change|counselChange)|lib/(koreanDay|units)|limits/limits)\\.ts$|(Sql|Rules)\\.ts$',
      },
    ),
    never(
      'db-looks-down',
      'The database folder imports no noun. Its pool is shown in the metrics.',
      { path: '^server/db/' },
      {
        path: '^server/',
        pathNot:
          '^server/(db/|env/|metrics/pools\\.ts$|(lib/(durableFiles|koreanDay|shareRunning)|limits/limits)\\.ts$)',
      },
    ),
    never(
      'http-knows-no-noun',
      'What is around a call is the same for every noun.',
      { path: '^server/http/' },
      { path: '^server/(domain|line|notify|discovery|jobs|start)/' },
    ),
    never(
      'notify-answers-no-calls',
      'Notices are written and sent here. Their calls are in server/domain/notice.',
      { path: '^server/notify/' },
      { path: '^server/http/' },
    ),
    never(
      'line-writes-no-notices',
      'Notices are sent by LINE, so the other way round would be a circle.',
      { path: '^server/line/' },
      { path: '^server/notify/' },
    ),
    never(
      'helpers-know-no-noun',
      'Helpers of the server. A queue refuses what does not fit, and is counted.',
      { path: '^server/lib/' },
      {
        path: '^server/',
        pathNot: '^server/(lib/|metrics/metrics\\.ts$|(limits/limits|refusal)\\.ts$)',
      },
    ),
    never(
      'demo-is-loaded-at-the-start',
      'The server uses server/demonstration.ts only; a process loads server/demo at its start.',
      {
        path: PRODUCT,
        pathNot: '^server/(demo/|start/(devBackend|makeTemplateCommand)\\.ts$|(main|dev)\\.ts$)',
      },
      { path: '^server/demo/' },
    ),
    never(
      'demo-loads-lazily',
      'The demonstration is loaded by import(), so a real installation has none of it in memory.',
      { path: '^server/', pathNot: '^server/demo/|Command\\.ts$' },
      { path: '^server/demo/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    never(
      'traces-load-lazily',
      'One file imports the tracing library, and it is loaded by import() when a collector is set.',
      { path: '^server/', pathNot: '^server/tracing/otlpTracing\\.ts$' },
      {
        path: '^server/tracing/otlpTracing\\.ts$|node_modules/@opentelemetry/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    never(
      'only-db-knows-postgres',
      'Everything else uses the Database interface.',
      { path: PRODUCT, pathNot: '^server/db/' },
      { path: 'node_modules/(pg|@electric-sql)/' },
    ),
    never(
      'only-files-knows-sharp',
      'The image library is large and native; one folder decides what it may do.',
      { path: PRODUCT, pathNot: '^server/files/' },
      { path: 'node_modules/sharp/' },
    ),
    never(
      'only-mail-knows-smtp',
      'One file sends mail.',
      { path: PRODUCT, pathNot: '^server/notify/mail\\.ts$' },
      { path: 'node_modules/nodemailer/' },
    ),
    never(
      'ports-are-chosen-in-main',
      'Database, file store, login providers and keys are chosen where the process starts.',
      {
        path: PRODUCT,
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
