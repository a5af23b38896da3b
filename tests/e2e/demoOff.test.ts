import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../support/app/server/startServer.ts';
import { TEST_MASTER_KEY } from '../support/app/testKeys.ts';
import { openPage } from '../support/browser/openPage.ts';
import { untilInteractive, visit } from '../support/browser/visit.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'demo-off-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const REAL = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://nabi.example',
  LINE_CHANNEL_ID: '1234567890',
  LINE_CHANNEL_SECRET: 'a-secret',
  KAKAO_CLIENT_ID: 'a-key',
  KAKAO_CLIENT_SECRET: 'a-secret',
  MASTER_KEY: TEST_MASTER_KEY,
};

/** How a refused start ends. */
async function refusedStart(env: Record<string, string>): Promise<{ code: unknown; says: string }> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let says = '';
  server.stderr.on('data', (chunk) => {
    says += chunk;
  });
  const [code] = await once(server, 'close');
  return { code, says };
}

describe('a real installation', () => {
  it('does not start with SEED=demo, and leaves no demo data behind', async () => {
    const dataDir = join(root, 'refused');
    expect(await refusedStart({ ...REAL, DATA_DIR: dataDir, SEED: 'demo' })).toEqual({
      code: 1,
      says: 'SEED=demo cannot be used together with LINE_CHANNEL_ID, KAKAO_CLIENT_ID: demo data let everyone sign in as an operator. Set SEED=none, or remove these settings\n',
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('does not start without a master key, and says how to make one', async () => {
    const { MASTER_KEY: _, ...env } = REAL;
    const { code, says } = await refusedStart({ ...env, DATA_DIR: join(root, 'keyless') });
    expect(code).toBe(1);
    expect(says).toMatch(/^A real installation needs MASTER_KEY, .*openssl rand -base64 32\n$/);
  });
});

/** The files of our build that a process has loaded, as V8 counts them when it ends. */
function loadedFiles(coverage: string): string[] {
  const urls = readdirSync(coverage).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(join(coverage, file), 'utf8'));
    return result.map(({ url }: { url: string }) => url);
  });
  return [...new Set<string>(urls)]
    .filter((url) => url.startsWith('file:') && url.includes('/dist/server/'))
    .map((url) => fileURLToPath(url));
}

/** A demo account, the pages of the login provider, the pictures. Demo passwords are refused everywhere. */
const TRACES = ['clinic.one', '/demo-login', '/media/demo/:file'];
const tracesIn = (files: readonly string[]) => {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return TRACES.filter((trace) => texts.some((text) => text.includes(trace)));
};

describe('a demonstration', () => {
  it('loads its parts, and no real installation starts on its database: the command that removes the data is named', async () => {
    const dataDir = join(root, 'was-a-demo');
    const coverage = join(root, 'loaded-demo');
    const env = { NODE_V8_COVERAGE: coverage, LOG_LEVEL: 'warn' };
    await (await startServer({ dataDir, env })).stop();
    expect(tracesIn(loadedFiles(coverage))).toEqual(TRACES);

    const { code, says } = await refusedStart({ ...REAL, DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(says).toMatch(/^The database holds demo data, .*npm run demo:remove.*\n$/);
  });
});

describe('an empty installation without any account', () => {
  let server: RunningServer;
  let coverage: string;
  beforeAll(async () => {
    coverage = join(root, 'loaded-none');
    const env = { SEED: 'none', NODE_V8_COVERAGE: coverage, LOG_LEVEL: 'warn' };
    server = await startServer({ env });
  });
  afterAll(() => server.stop());

  it('does not let a stranger sign in as an operator', async () => {
    expect((await fetch(`${server.url}/public/demo-staff`)).status).toBe(404);
    const password = createHash('sha256').update('demo-operator').digest('hex');
    const login = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { Origin: server.url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ user_id: 'operator', password }),
    });
    expect(login.status).toBe(401);
  });

  it('AUTH-02 AUTH-22 all four buttons are there and answer T-40', async () => {
    const options = { siteUrl: server.url, expectedTrouble: [/503/, /The login failed/] };
    const page = await visit('/bookmark', options);
    const buttons = page.getByRole('main').getByRole('button');
    await buttons.first().waitFor();
    const names = ['라인으로 로그인', '구글로 로그인', '카카오로 로그인', '애플로 로그인'];
    expect(await buttons.allTextContents()).toEqual(names);
    for (const [index, name] of names.entries()) {
      // A fresh page: no toast of the button before is there.
      if (index > 0) await page.reload();
      await untilInteractive(page);
      await page.getByRole('button', { name }).click();
      await page.getByText('회원 정보를 찾을 수 없습니다.').waitFor();
    }
  });

  it('says nothing of a demonstration', async () => {
    const page = await openPage({ siteUrl: server.url });
    const answer = await page.goto('/home');
    expect(await answer?.text()).not.toMatch(/noindex|체험/);
    expect(await page.getByRole('complementary').count()).toBe(0);
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: '직원 로그인' }).waitFor();
    expect(await page.getByRole('button').allTextContents()).not.toContain('operator');
  });

  // The last one: V8 writes what was loaded when the process ends.
  it('has loaded nothing of the demonstration', async () => {
    await server.stop();
    const files = loadedFiles(coverage);
    expect(files.length).toBeGreaterThan(10);
    expect(tracesIn(files)).toEqual([]);
  });
});
