import { beforeAll, describe, expect, it } from 'vitest';
import { encodeBody } from '../../../server/http/answer/encodeAnswer.ts';
import { type PageConfig, pageHeaders } from '../../../server/http/pages/pageHeaders.ts';
import { type Listening, listen } from '../../support/app/server/listen.ts';
import { rawRequest } from '../../support/app/server/rawRequest.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

const HASH = "'sha256-SEFTSA=='";

const WITH_POSITION = 'camera=(), microphone=(), geolocation=(self), payment=()';

const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

describe('every answer', async () => {
  const opened = await openTestApp({
    isCached: true,
    options: {
      pages: async (url) => {
        if (url === '/broken') throw new Error('could not be rendered');
        if (url === '/') return { status: 302, redirect: '/home' };
        const headers = pageHeaders('/home', testClientConfig, { script: HASH, style: HASH });
        return encodeBody(Buffer.from('<!doctype html><p>page</p>'), headers);
      },
    },
  });
  let server: Listening;
  beforeAll(async () => {
    server = await listen(opened);
  });

  it.each([
    ['GET', '/public/clinics', 200],
    ['GET', '/public/clinics', 200], // now from the cache
    ['GET', '/public/clinics?limit=x', 400],
    ['GET', '/public/clinics/none', 404],
    ['GET', '/public/none', 404],
    ['PUT', '/public/clinics', 405],
    ['OPTIONS', '/public/clinics', 405],
    ['POST', '/member/reviews', 403],
    ['GET', '/member/my-info', 401],
    ['GET', '/member/line/url', 503],
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
    ['GET', '/openapi.json', 200],
    ['GET', '/docs', 200],
    ['GET', '/', 302],
    ['GET', '/oauth/naver/start', 302],
    ['POST', '/oauth/apple', 303],
    ['GET', '/media/demo/banner-01@360.webp', 200],
    ['GET', '/home', 200],
    ['GET', '/broken', 500],
    ['POST', '/home', 405],
    ['GET', '/media/demo/none.webp', 404],
    ['GET', '/assets/gone-12345678.js', 404],
  ])('%s %s (%i) has all security headers', async (method, path, status) => {
    const answer = await fetch(server.url + path, { method, redirect: 'manual' });
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    const isPage = path === '/home' && status === 200;
    expect(headers).toMatchObject({
      ...EVERYWHERE,
      ...(isPage && { 'permissions-policy': WITH_POSITION }),
    });
    expect(headers['cross-origin-resource-policy']).toMatch(/^same-(origin|site)$/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    if (status === 302 || status === 303) return;
    expect(headers).toHaveProperty('referrer-policy');
    expect(headers).toHaveProperty('cache-control');
  });

  it.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['too long a header', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an odd expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n', 417],
  ])('to %s has them, too', async (_what, request, status) => {
    const answer = await rawRequest(server.port, request);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries(EVERYWHERE)) {
      expect(head.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
    }
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid_input' });
  });

  it('with JSON may do nothing in a browser', async () => {
    const { headers } = await fetch(`${server.url}/public/parts`);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('with a demo picture may be cached for good, is inert, and may be shown by our other hosts', async () => {
    const path = `${server.url}/media/demo/banner-01@360.webp`;
    const answer = await fetch(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-site');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('with a page has the page headers, also when rendering failed', async () => {
    const answer = await fetch(`${server.url}/broken`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain('lang="ja"');
    expect(text).not.toContain('could not be rendered');
  });
});

describe('a page', () => {
  const headersAt = (path: string, config: Partial<PageConfig> = {}) =>
    pageHeaders(
      path,
      { ...testClientConfig, ...config },
      { script: HASH, style: "'sha256-U1RZTEU='" },
    );
  const policyAt = (...args: Parameters<typeof headersAt>) =>
    headersAt(...args)['Content-Security-Policy'] ?? '';

  it('T24 runs only the script whose hash it names, and what that one loads', () => {
    expect(policyAt('/home')).toContain(`script-src ${HASH} 'strict-dynamic'`);
    expect(policyAt('/oauth/line')).toContain(`script-src ${HASH} 'strict-dynamic';`);
    expect(policyAt('/home')).toContain("style-src 'self' 'sha256-U1RZTEU='");
    for (const part of ["base-uri 'none'", "object-src 'none'", "form-action 'self'"]) {
      expect(policyAt('/home')).toContain(part);
    }
  });

  it('names third parties only where they are used', () => {
    expect(policyAt('/home')).not.toMatch(/google|kakao|daum|line\.me/);
    expect(policyAt('/contents/clinic/1', { mapsKey: 'key' })).toContain(
      'https://*.googleapis.com',
    );
    expect(policyAt('/home', { cdnBase: 'https://cdn.example.com/x' })).toMatch(
      /img-src [^;]*https:\/\/cdn\.example\.com[ ;]/,
    );
    expect(policyAt('/home', { uploadOrigin: 'https://s3.example.com' })).toMatch(
      /connect-src [^;]*https:\/\/s3\.example\.com[ ;]/,
    );
    expect(policyAt('/liff/home')).toContain('https://*.line.me');
    expect(policyAt('/liffy')).not.toContain('line.me');
    for (const directive of ['frame-src', 'connect-src']) {
      const withPostcode = new RegExp(`${directive} [^;]*https://postcode\\.map\\.kakao\\.com[ ;]`);
      expect(policyAt('/console/clinics')).toMatch(withPostcode);
      expect(policyAt('/home')).not.toMatch(withPostcode);
    }
  });

  it('of the staff login may show what the console may: signing in loads no other page', () => {
    for (const path of ['/login', '/login/', '/console/']) {
      expect(policyAt(path)).toBe(policyAt('/console/clinics'));
    }
    expect(policyAt('/login/else')).not.toContain('frame-src');
  });

  it('of visitors may ask for the position, of the console and of a callback may not', () => {
    const permissionsAt = (path: string) => headersAt(path)['Permissions-Policy'];
    for (const path of ['/contents', '/home', '/liff/']) {
      expect(permissionsAt(path)).toBe(WITH_POSITION);
    }
    for (const path of ['/oauth/line', '/login', '/login/', '/console/clinics']) {
      expect(permissionsAt(path)).toBe(EVERYWHERE['permissions-policy']);
    }
  });

  it('T03 keeps the window that opened it only in the login callback', () => {
    expect(headersAt('/home')['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
    expect(headersAt('/oauth/google')['Cross-Origin-Opener-Policy']).toBe('unsafe-none');
  });

  it('T08 of a callback loads nothing from other sites, is never cached, and sends no referrer', () => {
    const headers = headersAt('/oauth/apple', { mapsKey: 'key', cdnBase: 'https://cdn.example' });
    expect(headers['Content-Security-Policy']).not.toContain('https:');
    expect(headers['Content-Security-Policy']).toContain("require-trusted-types-for 'script'");
    expect(headers).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
    expect(headersAt('/home')['Cache-Control']).toBe('public, no-cache');
  });

  it('of a site on https loads its parts on https', () => {
    expect(policyAt('/home')).not.toContain('upgrade-insecure-requests');
    const secure = { publicUrl: 'https://example.com' };
    expect(policyAt('/home', secure)).toContain('upgrade-insecure-requests');
  });
});
