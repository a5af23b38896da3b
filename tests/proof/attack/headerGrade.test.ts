import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screens } from '../../../src/screens.ts';
import { countForProof } from '../../support/app/proof.ts';
import { type RunningServer, startServer } from '../../support/app/server/startServer.ts';
import { gradeOf, highRisks } from './headerGrade.ts';

const ENOUGH = 130;
const PUBLIC_URL = 'https://clinic.example';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_URL, LOG_LEVEL: 'warn' } });
}, 60_000);
afterAll(() => server.stop());

const unknown = (path: string) => path.replace(/:\w+/g, '0193a000-0000-7000-8000-000000000000');
const PAGES = [
  ...screens.flatMap(({ path }) => [unknown(path), `/liff${unknown(path)}`]),
  ...['google', 'kakao', 'naver', 'line', 'apple'].map((provider) => `/oauth/${provider}`),
  '/no-such-page',
];
const OTHERS = ['/public/clinics', '/public/none', '/member/my-info', '/openapi.json', '/docs'];

it.each(PAGES)(`the page %s is graded ${ENOUGH} or better, without a high risk`, async (path) => {
  const { headers } = await fetch(server.url + path, { redirect: 'manual' });
  const { points, marks } = gradeOf(headers);
  expect(points, JSON.stringify(marks)).toBeGreaterThanOrEqual(ENOUGH);
  expect(highRisks(headers)).toEqual([]);
  countForProof('graded');
});

it.each(OTHERS)('the answer %s as well', async (path) => {
  const { headers } = await fetch(server.url + path);
  expect(gradeOf(headers).points).toBeGreaterThanOrEqual(ENOUGH);
  expect(highRisks(headers)).toEqual([]);
  countForProof('graded');
});

it('T24 the hash of a page is that of the one inline script in it', async () => {
  const answer = await fetch(`${server.url}/home`);
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(await answer.text()) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
});

it('a grade falls with every missing header', () => {
  const bare = new Headers();
  expect(gradeOf(bare).points).toBeLessThan(50);
  expect(highRisks(bare)).toEqual(expect.arrayContaining(['scripts from anywhere', 'plugins']));
  const lax = new Headers({ 'content-security-policy': "default-src 'none'; script-src https:" });
  expect(highRisks(lax)).toContain('scripts from anywhere');
});
