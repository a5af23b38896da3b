import { z } from 'zod';
import { CLAMD_ADDRESS } from '../files/clamd.ts';
import { limits } from '../limits/limits.ts';
import {
  base,
  exchangeRate,
  issuer,
  key,
  link,
  optional,
  origin,
  postgres,
  secret,
  secretText,
  text,
  variable,
  whole,
} from './variable.ts';

/** Every variable that the server reads. The defaults work without a network and without keys. */
export const envVariables = {
  PORT: whole('3000', 'TCP port', 0, 65_535),
  HOST: variable('0.0.0.0', 'Address to listen on', 'an address', z.string().min(1)),
  PUBLIC_URL: variable(
    '',
    'Address that visitors use, e.g. https://example.com; the server refuses writes from pages at any other address. Empty: http://localhost:PORT, with TLS_CERT https://localhost:PORT',
    'a http(s) address without a path',
    origin,
  ),
  TLS_CERT: secretText(
    'Certificate of the process itself (PEM, with its chain); empty: plain HTTP behind a proxy',
  ),
  TLS_KEY: secretText('Private key of that certificate (PEM)'),
  DATA_DIR: variable(
    '.data',
    'Folder of the embedded database and of uploaded files',
    'the name of a folder',
    z.string().min(1),
  ),
  DATABASE_URL: postgres('PostgreSQL to use instead of the embedded database'),
  MIGRATION_DATABASE_URL: postgres(
    'The same database for the migrations alone, as a role that may change tables; empty: DATABASE_URL',
  ),
  DATABASE_POOL: whole(
    String(limits.database.connections),
    'Connections of one process to PostgreSQL. Not counted: the connection of /readyz and those to the key database',
    4,
    200,
  ),
  NODE_ENV: text('', 'production: a real installation, so SEED is none by default'),
  SEED: optional(
    'What an empty database gets: demo or none. Not set: none if one of these is set: DATABASE_URL, an https PUBLIC_URL, TLS_CERT, NODE_ENV=production, S3_BUCKET, SMTP_URL, LIFF_ID, LINE_MESSAGING_TOKEN, the id of a login; otherwise demo',
    'demo or none',
    z.enum(['demo', 'none']),
  ),
  STAFF_SECOND_FACTOR: variable(
    'all',
    'Staff who need a second factor: all or operators; a demonstration asks for none',
    'all or operators',
    z.enum(['all', 'operators']),
  ),
  LOG_LEVEL: variable(
    'info',
    'Least important lines to log: debug, info, warn, error or silent',
    'debug, info, warn, error or silent',
    z.enum(['debug', 'info', 'warn', 'error', 'silent']),
  ),
  TRUSTED_PROXY_HOPS: whole(
    '0',
    'Proxies in front that append to X-Forwarded-For; 0: the header is ignored',
    0,
    10,
  ),
  RATE_LIMIT_PER_5_MIN: whole(
    String(limits.calls.perWindow),
    'Calls of one member, or of one address, in five minutes; cached answers do not count',
    1,
    1_000_000,
  ),
  ANSWER_CACHE_MB: whole('64', 'Memory for answers kept as bytes', 0, 4_096),
  CDN_BASE_URL: variable(
    '',
    'Host that pictures are loaded from, of the same site as PUBLIC_URL, e.g. https://cdn.example.com; empty: the site itself',
    'a http(s) address without a path',
    origin,
  ),
  S3_BUCKET: text('', 'Bucket for uploaded files; empty: a folder of DATA_DIR'),
  S3_ENDPOINT: variable(
    '',
    'Address of the S3 service, e.g. https://s3.ap-northeast-2.amazonaws.com',
    'a http(s) address without a path',
    origin,
  ),
  S3_REGION: text('', 'Region of the bucket'),
  S3_ACCESS_KEY_ID: secretText(
    'Key that may read, write, delete and list files in the bucket. Without the right to list, AWS answers 403 instead of 404 for a missing file',
  ),
  S3_SECRET_ACCESS_KEY: secretText('Secret of that key'),
  S3_SESSION_TOKEN: secretText('Session token of that key, if it is a temporary one'),
  CLAMD_ADDRESS: optional(
    'Antivirus of uploads: host:port of clamd, or the path of its socket; empty: none',
    'host:port or the path of a socket',
    z.string().regex(CLAMD_ADDRESS),
  ),
  BREACH_LIST_URL: base(
    '',
    'List of breached passwords; the server asks it about each new password of staff, e.g. https://api.pwnedpasswords.com/range; empty: the server asks its own list only',
  ),
  GOOGLE_MAPS_KEY: text('', 'Key of the Maps JavaScript API; empty: addresses without a map'),
  LIFF_ID: optional(
    'Id of the LIFF app in LINE',
    'digits, a dash and letters',
    z.string().regex(/^\d+-\w+$/),
  ),
  LINE_FRIEND_ID: optional(
    'LINE account that members befriend, with its @',
    'an id that begins with @',
    z.string().regex(/^@[\w.-]+$/),
  ),
  EXCHANGE_KRW_JPY: optional(
    'Yen for one won, and the day of this rate, e.g. 0.107@2026-11-28. Japanese pages show yen from this day on, for 30 more days; without a rate they show won alone',
    'a rate between 0.01 and 1, an @ and a day, e.g. 0.107@2026-11-28',
    exchangeRate,
  ),
  DRAIN_SECONDS: optional(
    'How many seconds the process still serves requests after SIGTERM; /readyz answers 503 meanwhile; empty: 20 with DATABASE_URL, 0 without',
    'a whole number from 0 to 3600',
    z.string().regex(/^([0-9]{1,3}|[12][0-9]{3}|3[0-5][0-9]{2}|3600)$/),
  ),
  MASTER_KEY: key(
    'Master key, 32 random bytes as base64; a real installation needs it or MASTER_KEY_COMMAND',
  ),
  MASTER_KEY_COMMAND: text('', 'Shell command that prints the master key as base64'),
  MASTER_KEY_OLD: key(
    'Second master key, which opens and never seals: while the master key is replaced (first the new one, then the former one), and to restore a backup from before (docs/operations.md)',
  ),
  KEY_DIR: text(
    '',
    'Folder of the keys of members; empty: DATA_DIR/keys. A real installation should name a folder outside of DATA_DIR',
  ),
  KEY_DATABASE_URL: postgres(
    'PostgreSQL database for the keys of members, instead of a folder; not that of DATABASE_URL',
  ),
  BACKUP_KEY: key(
    'Key of npm run backup, 32 random bytes as base64; empty: backups are not encrypted',
  ),
  BACKUP_CHECK_DATABASE_URL: postgres(
    'Empty PostgreSQL database for npm run backup:check; empty: an embedded one in memory',
  ),
  METRICS_TOKEN: secretText('Bearer token that may read /metrics; empty: /metrics is closed'),
  OTEL_EXPORTER_OTLP_ENDPOINT: base(
    '',
    'Collector of traces (OTLP over HTTP), e.g. http://localhost:4318; empty: no traces',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secret(
    variable(
      '',
      'Headers for the collector, e.g. authorization=Bearer …',
      'name=value, separated by commas',
      z.string().regex(/^$|^[^=,\s]+=[^,]+(,[^=,\s]+=[^,]+)*$/),
    ),
  ),
  TRACE_PERCENT: whole('100', 'How many of a hundred requests are traced', 0, 100),
  LINE_MESSAGING_TOKEN: secretText(
    'LINE Messaging API: channel access token; empty: no notices in LINE, and nothing that members write in LINE arrives',
  ),
  LINE_MESSAGING_SECRET: secretText(
    'LINE Messaging API: channel secret; it proves that a call of /line/webhook is from LINE',
  ),
  LINE_API_URL: base('https://api.line.me', 'API of LINE: its address'),
  LINE_DATA_API_URL: base(
    'https://api-data.line.me',
    'API of LINE that has the photos of members: its address',
  ),
  STAFF_WEBHOOK_URL: secret(
    link('', 'Address to which the server posts each notice to staff, as JSON with a text'),
  ),
  SMTP_URL: secret(
    optional(
      'Mail server for notices, smtps:// or smtp://, with user and password; empty: no e-mail',
      'a smtp:// or smtps:// address, with %23 for # and %2F for / in its password',
      z
        .string()
        .regex(/^smtps?:\/\/./)
        .refine(URL.canParse),
    ),
  ),
  MAIL_FROM: optional(
    'Sender of these mails, e.g. Nabi <notice@example.com>',
    'an e-mail address, with or without a name',
    z.string().regex(/^([^<>"\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
  ),
  VAPID_PUBLIC_KEY: optional(
    'Web push: public key, of npx web-push generate-vapid-keys; empty: no notices by the browser',
    'a VAPID key: 87 characters of base64url',
    z.string().regex(/^[\w-]{87}$/),
  ),
  VAPID_PRIVATE_KEY: secret(
    optional(
      'Web push: private key of that pair',
      'a VAPID key: 43 characters of base64url',
      z.string().regex(/^[\w-]{43}$/),
    ),
  ),
  VAPID_SUBJECT: optional(
    'Web push: address by which push services reach the operator, e.g. mailto:push@example.com',
    'a mailto: or https:// address',
    z.string().regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/),
  ),
  DEEPL_KEY: secret(
    optional(
      'DeepL API: authentication key of a paid plan; empty: nothing is translated',
      'the key of a paid plan: DeepL may keep the texts of the free one (:fx)',
      z.string().regex(/^(?!.*:fx$)[\x21-\x7e]+$/),
    ),
  ),
  DEEPL_URL: base('https://api.deepl.com', 'DeepL API: its address'),
  LINE_CHANNEL_ID: text('', 'LINE login: channel id; empty: no such login'),
  LINE_CHANNEL_SECRET: secretText('LINE login: channel secret'),
  LINE_ISSUER: issuer('https://access.line.me', 'LINE'),
  GOOGLE_CLIENT_ID: text('', 'Google login: client id; empty: no such login'),
  GOOGLE_CLIENT_SECRET: secretText('Google login: client secret'),
  GOOGLE_ISSUER: issuer('https://accounts.google.com', 'Google'),
  KAKAO_CLIENT_ID: text('', 'Kakao login: REST API key; empty: no such login'),
  KAKAO_CLIENT_SECRET: secretText('Kakao login: client secret'),
  KAKAO_ISSUER: issuer('https://kauth.kakao.com', 'Kakao'),
  KAKAO_ADMIN_KEY: secretText(
    'Admin key of the Kakao app: the server unlinks members who leave; empty: they stay linked',
  ),
  KAKAO_API_URL: base('https://kapi.kakao.com', 'Kakao API: its address'),
  NAVER_CLIENT_ID: text('', 'Naver login: client id; empty: no such login'),
  NAVER_CLIENT_SECRET: secretText('Naver login: client secret'),
  NAVER_ISSUER: issuer('https://nid.naver.com', 'Naver'),
  APPLE_CLIENT_ID: text('', 'Apple login: Services ID; empty: no such login'),
  APPLE_TEAM_ID: text('', 'Apple login: team id'),
  APPLE_KEY_ID: text('', 'Apple login: id of the key'),
  APPLE_PRIVATE_KEY: secretText(
    'Apple login: the key itself (.p8), line breaks as \\n or, in a file, as they are',
  ),
  APPLE_ISSUER: issuer('https://appleid.apple.com', 'Apple'),
  COMPANY_NAME: text('(샘플) 상호', 'Footer: company name'),
  COMPANY_REPRESENTATIVE: text('(샘플) 대표자', 'Footer: representative'),
  COMPANY_PRIVACY_OFFICER: text('(샘플) 책임자', 'Footer: privacy officer'),
  COMPANY_ADDRESS: text('(샘플) 서울특별시 중구 세종대로 110', 'Footer: address'),
  COMPANY_BUSINESS_NUMBER: text('(샘플) 000-00-00000', 'Footer: business registration number'),
  COMPANY_BUSINESS_CHECK_URL: link(
    'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000',
    'Footer: public check of the registration',
  ),
  COMPANY_MAIL_ORDER_NUMBER: text('(샘플) 제0000-서울중구-0000호', 'Footer: mail-order number'),
  COMPANY_HOSTING_PROVIDER: text('(샘플) 호스팅 제공자', 'Footer: hosting provider'),
  COMPANY_EMAIL: text('sample@example.com', 'Footer: address of customer service'),
  COMPANY_PHONE: text('02-000-0000', 'Footer: phone of customer service'),
  COMPANY_PARTNERSHIP_URL: link(
    'https://example.com/partnership',
    'Footer: application form for clinics',
  ),
  COMPANY_TERMS_URL: link('https://example.com/terms', 'Footer: terms of use'),
  COMPANY_PRIVACY_URL: link('https://example.com/privacy', 'Footer: privacy policy'),
  COMPANY_LOCATION_TERMS_URL: link(
    'https://example.com/location',
    'Footer: terms of location services',
  ),
};

export type EnvName = keyof typeof envVariables;
export type EnvValues = { [K in EnvName]: z.output<(typeof envVariables)[K]['schema']> };
