import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { openStaticFiles } from '../../../server/http/pages/staticFiles.ts';
import { type Listening, listen } from '../../support/app/server/listen.ts';
import { rawRequest } from '../../support/app/server/rawRequest.ts';
import { openTestApp } from '../../support/app/testApp.ts';

const SCRIPT = `console.log(${'1234567890'.repeat(200)})`;
const HASHED = '/assets/main-Ab_9xYz1.js';

const folder = await mkdtemp(join(tmpdir(), 'static-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const opened = await openFolder();
const server: Listening = await listen(opened);

async function openFolder() {
  const web = join(folder, 'web');
  const liff = join(folder, 'liff');
  await mkdir(join(web, 'assets'), { recursive: true });
  await mkdir(join(web, '.vite'), { recursive: true });
  await mkdir(join(liff, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'outside');
  await writeFile(join(web, HASHED), SCRIPT);
  await writeFile(join(web, `${HASHED}.br`), brotliCompressSync(SCRIPT));
  await writeFile(join(web, `${HASHED}.gz`), gzipSync(SCRIPT));
  await writeFile(join(web, 'favicon.svg'), '<svg/>');
  await writeFile(join(web, 'sw.js'), SCRIPT);
  await writeFile(join(web, 'empty.txt'), '');
  await writeFile(join(web, 'manifest.json'), '{"src/main.tsx":{}}');
  await writeFile(join(web, 'index.html'), '<!--head-->');
  await writeFile(join(web, '.vite', 'deps.js'), 'inside');
  await writeFile(join(liff, 'assets', 'line-12345678.js'), 'line');
  const files = openStaticFiles([
    { base: '/', folder: web },
    { base: '/liff/', folder: liff },
  ]);
  return openTestApp({ options: { files } });
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } });

it('a file with a hash in its name is cached for a year and never revalidated', async () => {
  const answer = await ask(HASHED);
  expect([answer.status, await answer.text()]).toEqual([200, SCRIPT]);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('any other file is revalidated each time', async () => {
  const answer = await ask('/favicon.svg');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const etag = answer.headers.get('etag') ?? '';
  const again = await ask('/favicon.svg', { 'If-None-Match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('an empty file is sent like any other', async () => {
  const answer = await ask('/empty.txt');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('content-length')).toBe('0');
});

it('the service worker may ask this site for pages, and is revalidated each time', async () => {
  const { headers } = await ask('/sw.js');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; connect-src 'self'; img-src 'self'",
  );
});

it('the compressed copy of the build is sent to clients that accept it, brotli first', async () => {
  for (const [accepted, sent] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await ask(HASHED, { 'Accept-Encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(SCRIPT);
  }
  const { app } = opened;
  const packed = await app.request(HASHED, { headers: { 'Accept-Encoding': 'br' } });
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(SCRIPT);
});

it('the files of the LINE entry are below /liff/', async () => {
  expect(await (await ask('/liff/assets/line-12345678.js')).text()).toBe('line');
  expect((await ask('/assets/line-12345678.js')).status).toBe(404);
});

it('HEAD answers the same headers without the file', async () => {
  const answer = await ask(HASHED, {}, 'HEAD');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('content-length')).toBe(String(SCRIPT.length));
});

it.each([
  '/assets/gone-12345678.js',
  '/assets',
  '/assets/',
  '/index.html',
  '/manifest.json',
  '/.vite/deps.js',
  `${HASHED}.br`,
  `${HASHED}/`,
  '/assets/%6Dain-Ab_9xYz1.js%00',
])('%s does not exist', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '//secret.txt',
  '/assets/..\\..\\secret.txt',
  '/....//secret.txt',
])('%s does not lead out of the folder', async (path) => {
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const answer = await rawRequest(server.port, request);
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(answer).not.toContain('outside');
});

it('a file can only be read', async () => {
  const answer = await ask(HASHED, {}, 'POST');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
