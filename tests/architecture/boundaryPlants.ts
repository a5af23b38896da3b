/** A file that breaks a rule of .dependency-cruiser.cjs: its path, and its wrong line. */
export interface Plant {
  rule: string;
  file: string;
  line: string;
}

const plant = (rule: string, file: string, line: string): Plant => ({ rule, file, line });

/** Files that the planted files import. They break no rule themselves. */
export const GROUND: Record<string, string> = {
  'contract/clinic.ts': 'export const clinicEndpoints = {};\nexport type Clinic = { id: string };',
  'contract/plain/errorCode.ts': 'export const ERROR_STATUS = {};',
  'contract/texts/brand.ts': "export const BRAND = '';",
  'liff/liffEnvironment.ts': 'export const liffEnvironment = {};',
  'server/app.ts': 'export const app = {};',
  'server/db/database.ts': 'export const database = {};',
  'server/db/openDatabase.ts': 'export const openDatabase = {};',
  'server/demo/demo.ts': 'export const createDemo = {};',
  'server/domain/clinic/clinicRoutes.ts': 'export const clinicRoutes = {};',
  'server/domain/clinic/clinicRules.ts': 'export const clinicRules = {};',
  'server/http/guard/session.ts': 'export const session = {};',
  'server/notify/writeNotices.ts': 'export const writeNotices = {};',
  'server/tracing/otlpTracing.ts': 'export const createOtlpTracing = {};',
  'src/api/call.ts': 'export const call = {};',
  'src/App.tsx': 'export const App = {};',
  'src/domain/clinic/ClinicCard.tsx': 'export const ClinicCard = {};',
  'src/environment/environment.ts': 'export const environment = {};',
  'src/i18n/i18n.ts': 'export const i18n = {};',
  'src/layout/AppLayout.tsx': 'export const AppLayout = {};',
  'src/lib/hen.ts': "import '../lib/egg.ts';",
  'src/lib/cock.ts': "export type * from '../lib/chick.ts';\nexport type Cock = string;",
  'src/lib/date.ts': 'export const date = {};',
  'src/modals/login/LoginModal.tsx': 'export const LoginModal = {};',
  'src/pages/home/HomePage.tsx': 'export const HomePage = {};',
  'src/staff/StaffApp.tsx': 'export const StaffApp = {};',
  'src/state/sessionAtom.ts': 'export const session = {};',
  'src/ui/Button.tsx': 'export const Button = {};',
  'src/widgets/Map.tsx': 'export const Map = {};',
  'tests/support/fake.ts': 'export const fake = {};',
};

/** Empty packages that the planted files import. */
export const PACKAGES = [
  '@line/bot-sdk',
  '@line/liff',
  '@opentelemetry/api',
  'i18next',
  'jotai-tanstack-query',
  'nodemailer',
  'ofetch',
  'pg',
  'react',
  'sharp',
  'zod',
];
export const TOOLS = ['vitest'];

export const PLANTS: Plant[] = [
  plant('no-cycle', 'src/lib/egg.ts', "import '../lib/hen.ts';"),
  plant('no-cycle-of-types', 'src/lib/chick.ts', "export type { Cock } from '../lib/cock.ts';"),
  plant('nothing-unresolved', 'src/lib/lost.ts', "import '../lib/nowhere.ts';"),
  plant('nothing-imports-tests', 'server/http/tested.ts', "import '../../tests/support/fake.ts';"),
  plant('no-tools-in-the-product', 'server/http/tooled.ts', "import 'vitest';"),
  plant('no-tools-in-the-product', 'server/http/undeclared.ts', "import 'left-out';"),

  plant('contract-stands-alone', 'contract/sided.ts', "import '../src/lib/date.ts';"),
  plant('contract-stands-alone', 'contract/packed.ts', "import 'ofetch';"),
  plant('contract-stands-alone', 'contract/nodish.ts', "import 'node:fs';"),
  plant('plain-contract-has-no-zod', 'contract/plain/parsed.ts', "import 'zod';"),
  plant('plain-contract-has-no-zod', 'contract/texts/noun.ts', "import '../clinic.ts';"),
  plant(
    'client-never-imports-server',
    'src/domain/clinic/rows.ts',
    "import '../../../server/app.ts';",
  ),
  plant('client-never-imports-server', 'liff/rows.ts', "import '../server/app.ts';"),
  plant('server-never-imports-client', 'server/http/drawn.ts', "import '../../src/App.tsx';"),
  plant(
    'server-never-imports-client',
    'server/http/lined.ts',
    "import '../../liff/liffEnvironment.ts';",
  ),
  plant(
    'client-takes-types-from-the-contract',
    'src/domain/clinic/schema.ts',
    "import { clinicEndpoints } from '../../../contract/clinic.ts';\nexport const copy = clinicEndpoints;",
  ),
  plant('only-liff-knows-line', 'src/environment/lined.ts', "import '@line/liff';"),
  plant('only-liff-knows-line', 'server/http/lineSdk.ts', "import '@line/liff';"),
  plant('only-server-line-knows-the-bot', 'server/notify/bot.ts', "import('@line/bot-sdk');"),
  plant(
    'src-never-imports-liff',
    'src/environment/chosen.ts',
    "import '../../liff/liffEnvironment.ts';",
  ),
  plant('liff-only-mounts-the-app', 'liff/side.ts', "import '../src/pages/home/HomePage.tsx';"),

  plant('page-is-an-island', 'src/pages/clinic/borrowed.ts', "import '../home/HomePage.tsx';"),
  plant(
    'page-is-an-island',
    'src/pages/clinic/modal.ts',
    "import '../../modals/login/LoginModal.tsx';",
  ),
  plant('page-is-an-island', 'src/pages/clinic/console.ts', "import '../../staff/StaffApp.tsx';"),
  plant('modal-is-an-island', 'src/modals/search/borrowed.ts', "import '../login/LoginModal.tsx';"),
  plant(
    'modal-is-an-island',
    'src/modals/search/page.ts',
    "import '../../pages/home/HomePage.tsx';",
  ),
  plant('staff-is-an-island', 'src/layout/console.ts', "import '../staff/StaffApp.tsx';"),
  plant('staff-has-no-pages', 'src/staff/page.ts', "import '../pages/home/HomePage.tsx';"),
  plant('staff-has-no-pages', 'src/staff/modal.ts', "import '../modals/login/LoginModal.tsx';"),
  plant('screens-load-lazily', 'src/screens.ts', "import './pages/home/HomePage.tsx';"),
  plant('screens-load-lazily', 'src/modalHost.ts', "import './modals/login/LoginModal.tsx';"),
  plant(
    'domain-looks-down',
    'src/domain/clinic/page.ts',
    "import '../../pages/home/HomePage.tsx';",
  ),
  plant('domain-looks-down', 'src/domain/clinic/frame.ts', "import '../../layout/AppLayout.tsx';"),
  plant(
    'layout-knows-no-domain',
    'src/layout/card.ts',
    "import '../domain/clinic/ClinicCard.tsx';",
  ),
  plant(
    'layout-knows-no-domain',
    'src/layout/noun.ts',
    "import type { Clinic } from '../../contract/clinic.ts';\nexport type Noun = Clinic;",
  ),
  plant(
    'widgets-know-no-domain',
    'src/widgets/card.ts',
    "import '../domain/clinic/ClinicCard.tsx';",
  ),
  plant('widgets-know-no-domain', 'src/widgets/session.ts', "import '../state/sessionAtom.ts';"),
  plant('ui-knows-only-lib', 'src/ui/words.ts', "import '../i18n/i18n.ts';"),
  plant('ui-knows-only-lib', 'src/ui/widget.ts', "import '../widgets/Map.tsx';"),
  plant('lib-is-pure', 'src/lib/button.ts', "import '../ui/Button.tsx';"),
  plant('lib-is-pure', 'src/lib/hook.ts', "import 'react';"),
  plant('state-stays-small', 'src/state/widget.ts', "import '../widgets/Map.tsx';"),
  plant('state-stays-small', 'src/state/card.ts', "import '../domain/clinic/ClinicCard.tsx';"),
  plant(
    'environment-knows-no-app',
    'src/environment/session.ts',
    "import '../state/sessionAtom.ts';",
  ),
  plant('texts-know-only-the-contract', 'src/i18n/looks.ts', "import '../ui/Button.tsx';"),
  plant('texts-know-only-the-contract', 'src/i18n/dated.ts', "import '../lib/date.ts';"),
  plant('api-knows-only-the-contract', 'src/api/session.ts', "import '../state/sessionAtom.ts';"),
  plant(
    'screens-never-call-the-api',
    'src/pages/clinic/fetching.ts',
    "import '../../api/call.ts';",
  ),
  plant('screens-never-call-the-api', 'src/widgets/fetching.ts', "import '../api/call.ts';"),
  plant('service-worker-stands-alone', 'src/serviceWorker/sw.ts', "import '../api/call.ts';"),
  plant('only-api-speaks-http', 'src/domain/clinic/fetching.ts', "import 'ofetch';"),
  plant(
    'one-file-makes-query-atoms',
    'src/domain/clinic/clinicAtoms.ts',
    "import {\n  atomWithQuery,\n} from 'jotai-tanstack-query';\nexport { atomWithQuery };",
  ),

  plant(
    'routes-are-mounted-only-in-app',
    'server/http/mounted.ts',
    "import '../domain/clinic/clinicRoutes.ts';",
  ),
  plant('rules-are-pure', 'server/domain/doctor/doctorRules.ts', "import '../../db/database.ts';"),
  plant('rules-are-pure', 'server/domain/event/eventRules.ts', "import 'node:crypto';"),
  plant('rules-are-pure', 'server/domain/review/reviewRules.ts', "import 'pg';"),
  plant(
    'sql-knows-only-the-database',
    'server/domain/doctor/doctorSql.ts',
    "import '../../http/guard/session.ts';",
  ),
  plant(
    'sql-knows-only-the-database',
    'server/domain/event/eventSql.ts',
    "import '../clinic/clinicRoutes.ts';",
  ),
  plant('db-looks-down', 'server/db/knowing.ts', "import '../domain/clinic/clinicRules.ts';"),
  plant('http-knows-no-noun', 'server/http/noun.ts', "import '../domain/clinic/clinicRules.ts';"),
  plant('notify-answers-no-calls', 'server/notify/call.ts', "import '../http/guard/session.ts';"),
  plant('line-writes-no-notices', 'server/line/told.ts', "import '../notify/writeNotices.ts';"),
  plant('helpers-know-no-noun', 'server/lib/noun.ts', "import '../domain/clinic/clinicRules.ts';"),
  plant(
    'demo-is-loaded-at-the-start',
    'server/http/shown.ts',
    "import type * as demo from '../demo/demo.ts';\nexport type Shown = typeof demo;",
  ),
  plant(
    'demo-is-loaded-at-the-start',
    'server/domain/clinic/shown.ts',
    "export const load = () => import('../../demo/demo.ts');",
  ),
  plant('demo-loads-lazily', 'server/dev.ts', "import './demo/demo.ts';"),
  plant('traces-load-lazily', 'server/http/traced.ts', "import '@opentelemetry/api';"),
  plant('traces-load-lazily', 'server/http/spans.ts', "import '../tracing/otlpTracing.ts';"),
  plant('only-db-knows-postgres', 'server/domain/clinic/driver.ts', "import 'pg';"),
  plant('only-files-knows-sharp', 'server/http/resized.ts', "import 'sharp';"),
  plant('only-mail-knows-smtp', 'server/domain/email/direct.ts', "import 'nodemailer';"),
  plant('ports-are-chosen-in-main', 'server/http/opened.ts', "import '../db/openDatabase.ts';"),
];

/** Imports that docs/ARCHITECTURE.md allows and a rule might wrongly refuse. */
export const ALLOWED: Omit<Plant, 'rule'>[] = [
  {
    file: 'src/domain/clinic/types.ts',
    line: "import type { Clinic } from '../../../contract/clinic.ts';\nexport type Copy = Clinic;",
  },
  {
    file: 'src/domain/preview/parsePreview.ts',
    line: "import { clinicEndpoints } from '../../../contract/clinic.ts';\nexport const copy = clinicEndpoints;",
  },
  {
    file: 'src/domain/clinic/failing.ts',
    line: "import { ERROR_STATUS } from '../../../contract/plain/errorCode.ts';\nexport const copy = ERROR_STATUS;",
  },
  {
    file: 'src/pages/clinic/ClinicPage.tsx',
    line: "import '../../domain/clinic/ClinicCard.tsx';\nimport '../../layout/AppLayout.tsx';\nimport '../../state/sessionAtom.ts';",
  },
  { file: 'src/lazy.ts', line: "export const load = () => import('./pages/home/HomePage.tsx');" },
  {
    file: 'liff/main.tsx',
    line: "import '@line/liff';\nimport '../src/App.tsx';\nimport '../src/environment/environment.ts';",
  },
  { file: 'server/main.ts', line: "import './app.ts';\nimport './db/openDatabase.ts';" },
  {
    file: 'server/start/devBackend.ts',
    line: "import type * as demo from '../demo/demo.ts';\nexport const load = (): Promise<typeof demo> => import('../demo/demo.ts');",
  },
  { file: 'server/domain/clinic/clinicSql.ts', line: "import '../../db/database.ts';" },
  { file: 'server/db/postgres.ts', line: "import 'pg';" },
  { file: 'server/files/decode.ts', line: "import 'sharp';" },
];
