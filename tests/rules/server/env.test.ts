import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { clientConfigOf, readEnv, readEnvOrExit } from '../../../server/env/env.ts';
import { EnvError } from '../../../server/env/envError.ts';
import { describeEnv } from '../../support/app/describeEnv.ts';
import { aCertificate } from '../../support/fixtures/aCertificate.ts';

describe('an environment', () => {
  it('works without settings, without network or keys', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: '.data',
      databaseUrl: undefined,
      seed: 'demo',
      trustedProxyHops: 0,
      cdnBase: '',
      mapsKey: null,
      liffId: null,
      lineFriendId: null,
    });
  });

  const ACCOUNTS: [string, Record<string, string>][] = [
    ['LINE_CHANNEL_ID', { LINE_CHANNEL_ID: '1', LINE_CHANNEL_SECRET: 's' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_ID: '1', GOOGLE_CLIENT_SECRET: 's' }],
    ['KAKAO_CLIENT_ID', { KAKAO_CLIENT_ID: '1', KAKAO_CLIENT_SECRET: 's' }],
    ['NAVER_CLIENT_ID', { NAVER_CLIENT_ID: '1', NAVER_CLIENT_SECRET: 's' }],
    [
      'APPLE_CLIENT_ID',
      { APPLE_CLIENT_ID: '1', APPLE_TEAM_ID: '1', APPLE_KEY_ID: '1', APPLE_PRIVATE_KEY: 's' },
    ],
    ['LIFF_ID', { LIFF_ID: '1-a' }],
    ['LINE_MESSAGING_TOKEN', { LINE_MESSAGING_TOKEN: 't', LINE_MESSAGING_SECRET: 's' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'notice@example.com' }],
    [
      'S3_BUCKET',
      {
        S3_BUCKET: 'photos',
        S3_ENDPOINT: 'https://s3.example.com',
        S3_REGION: 'r',
        S3_ACCESS_KEY_ID: '1',
        S3_SECRET_ACCESS_KEY: 's',
      },
    ],
  ];

  it.each([
    { DATABASE_URL: 'postgres://nabi@host/nabi' },
    { PUBLIC_URL: 'https://nabi.example' },
    { NODE_ENV: 'production' },
    ...ACCOUNTS.map(([, account]) => account),
  ])('of a real installation has demo data only if SEED asks for them: %o', (real) => {
    expect(readEnv(real).seed).toBe('none');
  });

  it('of a real installation has no demo data if it speaks TLS itself', () => {
    const { cert: TLS_CERT, key: TLS_KEY } = aCertificate();
    expect(readEnv({ TLS_CERT, TLS_KEY })).toMatchObject({ seed: 'none', factorPolicy: 'all' });
    expect(readEnv({ TLS_CERT, TLS_KEY, SEED: 'demo' }).seed).toBe('demo');
  });

  it.each([
    [{}, 'none'],
    [{ STAFF_SECOND_FACTOR: 'all' }, 'none'],
    [{ NODE_ENV: 'production' }, 'all'],
    [{ NODE_ENV: 'production', STAFF_SECOND_FACTOR: '' }, 'all'],
    [{ NODE_ENV: 'production', STAFF_SECOND_FACTOR: 'operators' }, 'operators'],
  ])('a real installation asks all staff for a second factor: %o %s', (given, policy) => {
    expect(readEnv(given).factorPolicy).toBe(policy);
  });

  it.each([
    { DATABASE_URL: 'postgres://nabi@host/nabi' },
    { PUBLIC_URL: 'https://nabi.example' },
    { NODE_ENV: 'production' },
  ])('may ask for demo data: %o', (real) => {
    expect(readEnv({ ...real, SEED: 'demo' }).seed).toBe('demo');
  });

  it.each(ACCOUNTS)('stops the start if demo data are combined with %s', (name, account) => {
    expect(() => readEnv({ ...account, SEED: 'demo' })).toThrow(
      new EnvError([
        `SEED=demo cannot be used together with ${name}: demo data let everyone sign in as an operator. Set SEED=none, or remove these settings`,
      ]),
    );
  });

  it('ASVS 12.3.3 speaks TLS with a certificate and its key, and refuses half of them or strangers', () => {
    const { cert: TLS_CERT, key: TLS_KEY } = aCertificate();
    expect(readEnv({}).tls).toBeNull();
    expect(readEnv({ TLS_CERT, TLS_KEY })).toMatchObject({
      tls: { cert: TLS_CERT.trim(), key: TLS_KEY.trim() },
      publicUrl: 'https://localhost:3000',
    });
    expect(() => readEnv({ TLS_CERT })).toThrow(
      new EnvError(['TLS_CERT, TLS_KEY must be set all or none: TLS_KEY is empty']),
    );
    const wrong = new EnvError(['TLS_CERT and TLS_KEY must be a certificate and its key, as PEM']);
    expect(() => readEnv({ TLS_CERT, TLS_KEY: aCertificate().key })).toThrow(wrong);
    expect(() => readEnv({ TLS_CERT: 'a file name', TLS_KEY })).toThrow(wrong);
  });

  it('has a role for the migrations only beside the one that serves', () => {
    const DATABASE_URL = 'postgres://nabi@host/nabi';
    const MIGRATION_DATABASE_URL = 'postgres://nabi_owner@host/nabi';
    expect(readEnv({ DATABASE_URL }).migrationUrl).toBeUndefined();
    const env = readEnv({ DATABASE_URL, MIGRATION_DATABASE_URL });
    expect(env.migrationUrl).toBe(MIGRATION_DATABASE_URL);
    expect(() => readEnv({ MIGRATION_DATABASE_URL })).toThrow(
      new EnvError(['MIGRATION_DATABASE_URL needs DATABASE_URL']),
    );
  });

  it('has ten connections to the database, or as many as DATABASE_POOL says', () => {
    expect(readEnv({}).databasePool).toBe(10);
    expect(readEnv({ DATABASE_POOL: '40' }).databasePool).toBe(40);
    expect(() => readEnv({ DATABASE_POOL: '3' })).toThrow('DATABASE_POOL must be');
  });

  it('drains if a balancer may have other processes, for the configured time', () => {
    const DATABASE_URL = 'postgres://localhost/x';
    expect(readEnv({}).drainMs).toBe(0);
    expect(readEnv({ DATABASE_URL }).drainMs).toBe(20_000);
    expect(readEnv({ DATABASE_URL, DRAIN_SECONDS: '0' }).drainMs).toBe(0);
    expect(readEnv({ DRAIN_SECONDS: '35' }).drainMs).toBe(35_000);
    expect(() => readEnv({ DRAIN_SECONDS: '3601' })).toThrow('DRAIN_SECONDS must be');
  });

  it('marks company values that are not set as samples', () => {
    const { company } = readEnv({});
    expect(company.name).toBe('(샘플) 상호');
    expect(company.hostingProvider).toContain('샘플');
  });

  it('has the rate of the yen together with its day, or neither', () => {
    expect(clientConfigOf(readEnv({})).yen).toBeNull();
    const env = readEnv({ EXCHANGE_KRW_JPY: '0.107@2026-11-28' });
    expect(clientConfigOf(env).yen).toEqual({ rate: 0.107, on: '2026-11-28' });
  });

  it('lets an empty company value hide its row', () => {
    expect(readEnv({ COMPANY_PHONE: '' }).company.phone).toBe('');
  });

  it('treats an empty value as not set, except where empty has a meaning', () => {
    expect(readEnv({ PORT: '', SEED: '', HOST: '', DATA_DIR: '', DATABASE_URL: '' })).toEqual(
      readEnv({}),
    );
  });

  it('uses the port in the public address unless PUBLIC_URL is set', () => {
    expect(readEnv({ PORT: '4200' }).publicUrl).toBe('http://localhost:4200');
    expect(readEnv({ PUBLIC_URL: 'https://Example.com/' }).publicUrl).toBe('https://example.com');
  });

  it.each([
    ['https://example.com', 'https://d1234.cloudfront.net', true],
    ['', 'https://cdn.example.com', true],
    ['https://example.com', 'https://cdn.example.com', false],
    ['https://www.example.com', 'https://img.cdn.example.com:8443', false],
    ['https://nabi.co.kr', 'https://cdn.nabi.co.kr', false],
    ['https://example.com', '', false],
  ])(
    'knows when browsers must refuse pictures: pages of %s, pictures of %s',
    (own, cdn, isOther) => {
      const { warnings } = readEnv({ PUBLIC_URL: own, CDN_BASE_URL: cdn, SEED: 'demo' });
      expect(warnings).toEqual(
        isOther
          ? ['Browsers refuse pictures of CDN_BASE_URL: it is of another site than PUBLIC_URL']
          : [],
      );
    },
  );

  it('warns of a real installation without its address and its company', () => {
    const unset = readEnv({ NODE_ENV: 'production', KEY_DIR: '/keys', COMPANY_NAME: '나비' });
    expect(unset.warnings).toEqual([
      'PUBLIC_URL is not set: at any other address than http://localhost:3000 logins and all other writes are refused',
      expect.stringMatching(
        /^The footer shows samples to visitors: set COMPANY_REPRESENTATIVE, .*COMPANY_LOCATION_TERMS_URL$/,
      ),
    ]);
    const company = describeEnv().filter(({ name }) => name.startsWith('COMPANY_'));
    const own = company.map(({ name }) => [name, name.endsWith('_URL') ? '' : '나비']);
    const real = { PUBLIC_URL: 'https://nabi.example', KEY_DIR: '/keys' };
    expect(readEnv({ ...real, ...Object.fromEntries(own) }).warnings).toEqual([]);
    expect(readEnv({ SEED: 'demo' }).warnings).toEqual([]);
    expect(readEnv({ SEED: 'demo', EXCHANGE_KRW_JPY: '0.1@2020-01-01' }).warnings).toEqual([
      'Japanese pages show no yen: the day of EXCHANGE_KRW_JPY is in the future, or more than 30 days ago',
    ]);
  });

  it.each([
    ['LINE_MESSAGING_TOKEN', 'LINE_MESSAGING_SECRET'],
    ['LINE_MESSAGING_SECRET', 'LINE_MESSAGING_TOKEN'],
  ])('stops the start if %s is set without %s', (given, missing) => {
    expect(() => readEnv({ [given]: 's' })).toThrow(
      new EnvError([
        `LINE_MESSAGING_TOKEN, LINE_MESSAGING_SECRET must be set all or none: ${missing} is empty`,
      ]),
    );
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '3000x', 'PORT must be a whole number from 0 to 65535'],
    ['PUBLIC_URL', 'example.com', 'PUBLIC_URL must be a http(s) address without a path'],
    ['PUBLIC_URL', 'https://a.example/path', 'PUBLIC_URL must be a http(s) address without a path'],
    [
      'CDN_BASE_URL',
      'javascript:alert(1)',
      'CDN_BASE_URL must be a http(s) address without a path',
    ],
    ['SEED', 'everything', 'SEED must be demo or none'],
    [
      'DATABASE_URL',
      'postgres://nabi:pass#word@host:5432/nabi',
      'DATABASE_URL must be a postgres:// address, with %23 for # and %2F for / in its password',
    ],
    ['LINE_FRIEND_ID', 'clinic', 'LINE_FRIEND_ID must be an id that begins with @'],
    ...['0.107', '0.107@', '0.107@2026-02-30', '9.3@2026-11-28', '@2026-11-28', 'x@2026-11-28'].map(
      (value): [string, string, string] => [
        'EXCHANGE_KRW_JPY',
        value,
        'EXCHANGE_KRW_JPY must be a rate between 0.01 and 1, an @ and a day, e.g. 0.107@2026-11-28',
      ],
    ),
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn, error or silent'],
    ['COMPANY_TERMS_URL', '/terms', 'COMPANY_TERMS_URL must be a http(s) address'],
  ])('stops the start over %s=%s with one clear line', (name, value, line) => {
    expect(() => readEnv({ [name]: value })).toThrow(new EnvError([line]));
  });

  it.each([
    'postgres://nabi:pass%23word@host:5432/nabi',
    'postgresql://nabi@%2Fvar%2Frun%2Fpostgresql/nabi',
    'postgres:///nabi?host=/var/run/postgresql',
  ])('accepts %s as a database', (url) => {
    expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('needs all variables of a bucket, or none', () => {
    const s3 = {
      S3_BUCKET: 'photos',
      S3_ENDPOINT: 'https://s3.example.com/',
      S3_REGION: 'ap-northeast-2',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readEnv({}).s3).toBeNull();
    expect(readEnv(s3).s3).toMatchObject({ bucket: 'photos', endpoint: 'https://s3.example.com' });
    expect(() => readEnv({ ...s3, S3_SECRET_ACCESS_KEY: '' })).toThrow(
      new EnvError([
        'S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set all or none: S3_SECRET_ACCESS_KEY is empty',
      ]),
    );
  });

  it('has the session token of a temporary key, and never without its bucket', () => {
    const [, s3] = ACCOUNTS.at(-1) ?? [];
    expect(readEnv({ ...s3 }).s3).not.toHaveProperty('sessionToken');
    expect(readEnv({ ...s3, S3_SESSION_TOKEN: 't' }).s3).toMatchObject({ sessionToken: 't' });
    expect(() => readEnv({ S3_SESSION_TOKEN: 't' })).toThrow(
      /S3_SESSION_TOKEN must be set all or none: S3_BUCKET, .* is empty$/,
    );
  });

  it('reports every wrong variable on one line each, and never a value', () => {
    const wrong = { PORT: 'x', DATABASE_URL: 'mysql://user:secret@host/db', SEED: 'y' };
    const read = () => readEnv(wrong);
    expect(read).toThrow(/^[^\n]+\n[^\n]+\n[^\n]+$/);
    expect(read).not.toThrow('secret');
  });

  it('ends the process with those lines and nothing else', () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => readEnvOrExit({ PORT: 'x' })).toThrow('ended with 1');
    expect(write.mock.calls).toEqual([['PORT must be a whole number from 0 to 65535\n']]);
    exit.mockRestore();
    write.mockRestore();
  });

  it('gives pages only the settings that they need', () => {
    const real = { DATABASE_URL: 'postgres://user:secret@host/db' };
    const env = readEnv(real);
    expect(JSON.stringify(clientConfigOf(env))).not.toContain('secret');
    expect(clientConfigOf(env)).toMatchObject({ isDemo: false, publicUrl: env.publicUrl });
    expect(clientConfigOf(readEnv({ ...real, SEED: 'demo' })).isDemo).toBe(true);
  });

  it('is described in README.md, variable by variable', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const { name } of describeEnv()) expect(readme).toContain(`\`${name}\``);
  });
});
