import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../../server/env/env.ts';
import { EnvError } from '../../../server/env/envError.ts';
import { describeEnv } from '../../support/app/describeEnv.ts';
import { TEST_MASTER_KEY } from '../../support/app/testKeys.ts';
import { aCertificate } from '../../support/fixtures/aCertificate.ts';
import { vapidKeys } from '../../support/fixtures/notice/vapidKeys.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const aFile = (content: string, name = 'secret') => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const secrets = describeEnv().flatMap(({ name, isSecret }) => (isSecret ? [name] : []));

const pair = aCertificate();
const TLS: Record<string, string> = { TLS_CERT: pair.cert.trim(), TLS_KEY: pair.key.trim() };

/** A value that the rule of the variable accepts. */
const aValueOf = (name: string) => {
  if (TLS[name]) return TLS[name];
  if (/^(MASTER|BACKUP)_KEY/.test(name)) return TEST_MASTER_KEY;
  if (name === 'VAPID_PRIVATE_KEY') return vapidKeys.privateKey;
  if (name.endsWith('HEADERS')) return 'authorization=a-secret';
  if (name.endsWith('DATABASE_URL')) return 'postgres://nabi:a-secret@host/nabi';
  if (name === 'SMTP_URL') return 'smtps://nabi:a-secret@mail.example';
  return name.endsWith('_URL') ? 'https://chat.example/a-secret' : 'a-secret';
};

/** Variables that are needed together, by the secret that belongs to them. */
const GROUPS: [RegExp, Record<string, string>][] = [
  [/^TLS_/, TLS],
  [/^MIGRATION_/, { DATABASE_URL: 'postgres://nabi@host/nabi' }],
  [/^VAPID_/, { VAPID_PUBLIC_KEY: vapidKeys.publicKey, VAPID_SUBJECT: vapidKeys.subject }],
  [/^OTEL_/, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }],
  [
    /^S3_/,
    {
      S3_BUCKET: 'b',
      S3_ENDPOINT: 'https://s3.example',
      S3_REGION: 'r',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
  ],
  [/^SMTP_/, { MAIL_FROM: 'notice@nabi.example' }],
  [/^LINE_MESSAGING/, { LINE_MESSAGING_TOKEN: 't', LINE_MESSAGING_SECRET: 's' }],
  [/^LINE_CHANNEL/, { LINE_CHANNEL_ID: '1' }],
  [/^GOOGLE/, { GOOGLE_CLIENT_ID: '1' }],
  [/^KAKAO_ADMIN/, { KAKAO_CLIENT_ID: '1', KAKAO_CLIENT_SECRET: 's' }],
  [/^KAKAO/, { KAKAO_CLIENT_ID: '1' }],
  [/^NAVER/, { NAVER_CLIENT_ID: '1' }],
  [/^APPLE/, { APPLE_CLIENT_ID: '1', APPLE_TEAM_ID: '1', APPLE_KEY_ID: '1' }],
];
const readWith = (name: string, own: Record<string, string>) => {
  const { [name]: _, ...others } = GROUPS.find(([names]) => names.test(name))?.[1] ?? {};
  return readEnv({ ...others, ...own });
};

describe('a secret', () => {
  it('is each variable that has a password, a key or a token', () => {
    expect(secrets).toEqual([
      'TLS_CERT',
      'TLS_KEY',
      'DATABASE_URL',
      'MIGRATION_DATABASE_URL',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'S3_SESSION_TOKEN',
      'MASTER_KEY',
      'MASTER_KEY_OLD',
      'KEY_DATABASE_URL',
      'BACKUP_KEY',
      'BACKUP_CHECK_DATABASE_URL',
      'METRICS_TOKEN',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'LINE_MESSAGING_TOKEN',
      'LINE_MESSAGING_SECRET',
      'STAFF_WEBHOOK_URL',
      'SMTP_URL',
      'VAPID_PRIVATE_KEY',
      'DEEPL_KEY',
      'LINE_CHANNEL_SECRET',
      'GOOGLE_CLIENT_SECRET',
      'KAKAO_CLIENT_SECRET',
      'KAKAO_ADMIN_KEY',
      'NAVER_CLIENT_SECRET',
      'APPLE_PRIVATE_KEY',
    ]);
    const named = describeEnv().filter(({ name }) => /SECRET|TOKEN|PASSWORD|PRIVATE/.test(name));
    expect(named.filter(({ isSecret }) => !isSecret)).toEqual([]);
  });

  it.each(secrets)('%s is read from its variable or, with the same result, from a file', (name) => {
    const value = aValueOf(name);
    const env = readWith(name, { [name]: value });
    expect(readWith(name, { [`${name}_FILE`]: aFile(value) })).toEqual(env);
    expect(env).not.toEqual(readEnv({}));
  });

  it.each(secrets)('%s stops the start if it is given twice', (name) => {
    const twice = { [name]: aValueOf(name), [`${name}_FILE`]: aFile(aValueOf(name)) };
    const line = `Only one of ${name}, ${name}_FILE may be set`;
    expect(() => readWith(name, twice)).toThrow(new EnvError([line]));
  });
});

describe('a file with a secret', () => {
  const tokenIn = (content: string) => readEnv({ METRICS_TOKEN_FILE: aFile(content) }).metricsToken;

  it('loses one line break at its end, and nothing else', () => {
    expect(tokenIn('a-secret\n')).toBe('a-secret');
    expect(tokenIn('a-secret\r\n')).toBe('a-secret');
    expect(tokenIn(' a\nsecret \n\n')).toBe(' a\nsecret \n');
  });

  it('may be readable for all, as secrets of Docker are', () => {
    const file = aFile('a-secret', 'open');
    chmodSync(file, 0o444);
    expect(readEnv({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('a-secret');
  });

  it('is not looked for if its variable is empty', () => {
    expect(readEnv({ METRICS_TOKEN_FILE: ' ', MASTER_KEY_FILE: '' })).toEqual(readEnv({}));
    const env = { METRICS_TOKEN: '', METRICS_TOKEN_FILE: aFile('a-secret') };
    expect(readEnv(env).metricsToken).toBe('a-secret');
  });

  it.each([
    ['is missing', () => join(folder, 'none'), 'cannot be read: ENOENT'],
    ['is a folder', () => folder, 'cannot be read: EISDIR'],
    ['is empty', () => aFile(''), 'is an empty file'],
    ['has a line break only', () => aFile('\n'), 'is an empty file'],
  ])('stops the start if it %s', (_, file, says) => {
    const line = `METRICS_TOKEN_FILE ${says}`;
    expect(() => readEnv({ METRICS_TOKEN_FILE: file() })).toThrow(new EnvError([line]));
  });

  it('with a wrong value stops the start without showing it, with a line for each file', () => {
    const file = aFile('a-secret');
    const env = { DATABASE_URL_FILE: file, MASTER_KEY_FILE: file, METRICS_TOKEN_FILE: 'a-secret' };
    expect(() => readEnv(env)).toThrow(
      new EnvError([
        'The content of DATABASE_URL_FILE must be a postgres:// address, with %23 for # and %2F for / in its password',
        'The content of MASTER_KEY_FILE must be 32 bytes as base64, e.g. of openssl rand -base64 32',
        'METRICS_TOKEN_FILE cannot be read: ENOENT',
      ]),
    );
  });

  it('is for secrets only: other variables have none', () => {
    expect(readEnv({ LIFF_ID_FILE: aFile('1-a') })).toEqual(readEnv({}));
  });

  it('counts as an account of a real installation', () => {
    const LINE_MESSAGING_TOKEN_FILE = aFile('a-secret');
    expect(readEnv({ LINE_MESSAGING_TOKEN_FILE, LINE_MESSAGING_SECRET: 's' }).seed).toBe('none');
  });
});
