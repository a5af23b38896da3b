import { createSecureContext } from 'node:tls';
import type { ClientConfig, CompanyConfig, YenRate } from '../../contract/plain/clientConfig.ts';
import type { FactorPolicy } from '../domain/secondFactor/factorState.ts';
import type { S3Settings } from '../files/s3FileStore.ts';
import type { TlsPair } from '../http/listen/httpServer.ts';
import type { LoginSettings } from '../identity/loginSettings.ts';
import type { UnlinkSettings } from '../identity/unlink.ts';
import { limits } from '../limits/limits.ts';
import type { NoticeSettings } from '../notify/noticeSettings.ts';
import type { TraceSettings } from '../tracing/tracing.ts';
import type { DeeplSettings } from '../translate/deepl.ts';
import { chooseSeed } from './chooseSeed.ts';
import { EnvError, isConfigured } from './envError.ts';
import { type EnvValues, envVariables } from './envVariables.ts';
import { type EnvSource, readGiven } from './readGiven.ts';
import { type KeySettings, readKeySettings } from './readKeySettings.ts';
import { readLoginSettings, readUnlinkSettings } from './readLoginSettings.ts';
import { readPushSettings } from './readPushSettings.ts';
import { startWarnings } from './startWarnings.ts';

interface BackupSettings {
  /** Null: backups are not encrypted. */
  key: Buffer | null;
  /** Null: an embedded database in memory. */
  checkDatabaseUrl: string | null;
}

export interface Env {
  port: number;
  host: string;
  /** Null: plain HTTP. */
  tls: TlsPair | null;
  publicUrl: string;
  dataDir: string;
  /** Without it: the embedded database in dataDir. */
  databaseUrl: string | undefined;
  /** Without it: databaseUrl. */
  migrationUrl: string | undefined;
  /** Connections to PostgreSQL. */
  databasePool: number;
  seed: 'demo' | 'none';
  factorPolicy: FactorPolicy;
  logLevel: string;
  trustedProxyHops: number;
  rateLimitPer5Min: number;
  answerCacheMb: number;
  cdnBase: string;
  /** Null: uploads are stored in dataDir. */
  s3: S3Settings | null;
  /** Null: no antivirus. */
  clamdAddress: string | null;
  /** Null: new passwords are compared with the list of the server alone. */
  breachListUrl: string | null;
  mapsKey: string | null;
  liffId: string | null;
  lineFriendId: string | null;
  /** Null: prices are shown in won alone. */
  yen: YenRate | null;
  logins: LoginSettings;
  unlinks: UnlinkSettings;
  notices: NoticeSettings;
  /** Null: nothing is translated. */
  deepl: DeeplSettings | null;
  keys: KeySettings;
  backup: BackupSettings;
  metricsToken: string | null;
  /** Null: no traces. */
  traces: TraceSettings | null;
  /** How long the server accepts requests after SIGTERM. */
  drainMs: number;
  company: CompanyConfig;
  warnings: readonly string[];
}

const S3_VARIABLES = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

export function readEnv(source: EnvSource): Env {
  const values = checkValues(source);
  const seed = chooseSeed(values);
  const tls = tlsOf(values);
  const publicUrl = values.PUBLIC_URL || `${tls ? 'https' : 'http'}://localhost:${values.PORT}`;
  const keys = readKeySettings(values, seed);
  return {
    port: values.PORT,
    host: values.HOST,
    tls,
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL || undefined,
    migrationUrl: migrationUrlOf(values),
    databasePool: values.DATABASE_POOL,
    seed,
    // The accounts of a demonstration are for everyone.
    factorPolicy: seed === 'demo' ? 'none' : values.STAFF_SECOND_FACTOR,
    logLevel: values.LOG_LEVEL,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    rateLimitPer5Min: values.RATE_LIMIT_PER_5_MIN,
    answerCacheMb: values.ANSWER_CACHE_MB,
    cdnBase: values.CDN_BASE_URL,
    s3: s3SettingsOf(values),
    clamdAddress: values.CLAMD_ADDRESS || null,
    breachListUrl: values.BREACH_LIST_URL || null,
    mapsKey: values.GOOGLE_MAPS_KEY || null,
    liffId: values.LIFF_ID || null,
    lineFriendId: values.LINE_FRIEND_ID || null,
    yen: values.EXCHANGE_KRW_JPY || null,
    logins: readLoginSettings(values),
    unlinks: readUnlinkSettings(values),
    notices: readNoticeSettings(values),
    deepl: deeplOf(values),
    keys,
    backup: {
      key: values.BACKUP_KEY ? Buffer.from(values.BACKUP_KEY, 'base64') : null,
      checkDatabaseUrl: values.BACKUP_CHECK_DATABASE_URL || null,
    },
    metricsToken: values.METRICS_TOKEN || null,
    traces: tracesOf(values),
    drainMs: drainMsOf(values),
    company: companyOf(values),
    warnings: startWarnings(values, { now: new Date(), seed, publicUrl, keys }),
  };
}

/** Settings that are sent to pages. Nothing in them is secret. */
export function clientConfigOf(env: Env): ClientConfig {
  const { publicUrl, cdnBase, mapsKey, liffId, lineFriendId, yen, company } = env;
  const isDemo = env.seed === 'demo';
  const pushKey = env.notices.push?.publicKey ?? null;
  return { publicUrl, cdnBase, mapsKey, liffId, lineFriendId, pushKey, yen, isDemo, company };
}

function checkValues(source: EnvSource): EnvValues {
  const wrong: string[] = [];
  const values: Partial<Record<string, unknown>> = {};
  for (const [name, { byDefault, rule, schema, isSecret }] of Object.entries(envVariables)) {
    const read = readGiven(source, name, isSecret);
    if ('wrong' in read) {
      wrong.push(read.wrong);
      continue;
    }
    const given = read.value ?? byDefault;
    // Docker Compose passes '' for unset variables: it counts as unset where '' is not a valid
    // value.
    const isUnset = given === '' && !schema.safeParse('').success;
    const checked = schema.safeParse(isUnset ? byDefault : given);
    if (checked.success) values[name] = checked.data;
    else wrong.push(`${read.place} must be ${rule}`);
  }
  if (wrong.length > 0) throw new EnvError(wrong);
  // Each variable was checked by its own schema above.
  return values as EnvValues;
}

function migrationUrlOf(values: EnvValues): string | undefined {
  if (!values.MIGRATION_DATABASE_URL) return undefined;
  if (!values.DATABASE_URL) throw new EnvError(['MIGRATION_DATABASE_URL needs DATABASE_URL']);
  return values.MIGRATION_DATABASE_URL;
}

function tlsOf(values: EnvValues): TlsPair | null {
  if (!isConfigured(values, ['TLS_CERT', 'TLS_KEY'])) return null;
  const pair = { cert: values.TLS_CERT, key: values.TLS_KEY };
  try {
    createSecureContext(pair);
  } catch {
    throw new EnvError(['TLS_CERT and TLS_KEY must be a certificate and its key, as PEM']);
  }
  return pair;
}

/**
 * All or none: with half of the variables, photos would be stored in another place than intended.
 */
function s3SettingsOf(values: EnvValues): S3Settings | null {
  const token = values.S3_SESSION_TOKEN;
  if (!isConfigured(values, token ? [...S3_VARIABLES, 'S3_SESSION_TOKEN'] : S3_VARIABLES)) {
    return null;
  }
  return {
    bucket: values.S3_BUCKET,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    ...(token && { sessionToken: token }),
  };
}

function tracesOf(values: EnvValues): TraceSettings | null {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  const headers = values.OTEL_EXPORTER_OTLP_HEADERS.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
  });
  return { endpoint, headers: Object.fromEntries(headers), percent: values.TRACE_PERCENT };
}

function deeplOf({ DEEPL_KEY: key, DEEPL_URL: apiUrl }: EnvValues): DeeplSettings | null {
  return key ? { key, apiUrl } : null;
}

/** The embedded database allows one process only, so there is no other one to drain to. */
function drainMsOf({ DRAIN_SECONDS, DATABASE_URL }: EnvValues): number {
  if (DRAIN_SECONDS !== '') return Number(DRAIN_SECONDS) * 1_000;
  return DATABASE_URL ? limits.requests.drainMs : 0;
}

function companyOf(values: EnvValues): CompanyConfig {
  return {
    name: values.COMPANY_NAME,
    representative: values.COMPANY_REPRESENTATIVE,
    privacyOfficer: values.COMPANY_PRIVACY_OFFICER,
    address: values.COMPANY_ADDRESS,
    businessNumber: values.COMPANY_BUSINESS_NUMBER,
    businessCheckUrl: values.COMPANY_BUSINESS_CHECK_URL,
    mailOrderNumber: values.COMPANY_MAIL_ORDER_NUMBER,
    hostingProvider: values.COMPANY_HOSTING_PROVIDER,
    email: values.COMPANY_EMAIL,
    phone: values.COMPANY_PHONE,
    partnershipUrl: values.COMPANY_PARTNERSHIP_URL,
    termsUrl: values.COMPANY_TERMS_URL,
    privacyUrl: values.COMPANY_PRIVACY_URL,
    locationTermsUrl: values.COMPANY_LOCATION_TERMS_URL,
  };
}

function readNoticeSettings(values: EnvValues): NoticeSettings {
  return {
    line: isConfigured(values, ['LINE_MESSAGING_TOKEN', 'LINE_MESSAGING_SECRET'])
      ? {
          apiUrl: values.LINE_API_URL,
          dataApiUrl: values.LINE_DATA_API_URL,
          token: values.LINE_MESSAGING_TOKEN,
          secret: values.LINE_MESSAGING_SECRET,
          issuer: values.LINE_ISSUER,
        }
      : null,
    staffWebhook: values.STAFF_WEBHOOK_URL || null,
    mail: isConfigured(values, ['SMTP_URL', 'MAIL_FROM'])
      ? { url: values.SMTP_URL, from: values.MAIL_FROM }
      : null,
    push: readPushSettings(values),
  };
}

/** A wrong variable ends the start with one line for each and no stack trace. */
export function readEnvOrExit(source: EnvSource): Env {
  try {
    return readEnv(source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
