import { describe, expect, it } from 'vitest';
import { type PageConfig, pageHeaders } from '../../../server/http/pages/pageHeaders.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

const SCRIPT = "'sha256-U0NSSVBU'";
const STYLE = "'sha256-U1RZTEU='";

const headersAt = (path: string, config: Partial<PageConfig> = {}) =>
  pageHeaders(path, { ...testClientConfig, ...config }, { script: SCRIPT, style: STYLE });

/** The policy, a directive a line. */
const policyAt = (path: string, config: Partial<PageConfig> = {}) =>
  headersAt(path, config)['Content-Security-Policy']?.split('; ');

describe('the policy of a page', () => {
  it('of visitors allows this site and the two inline texts', () => {
    expect(policyAt('/home')).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'sha256-U0NSSVBU' 'strict-dynamic' 'unsafe-inline' https:",
        "style-src 'self' 'sha256-U1RZTEU='",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]
    `);
  });

  it('with a map allows Google to draw it', () => {
    expect(policyAt('/contents/clinic/1', { mapsKey: 'key' })).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'sha256-U0NSSVBU' 'strict-dynamic' 'unsafe-inline' https:",
        "style-src 'self' 'sha256-U1RZTEU=' https://*.googleapis.com https://*.gstatic.com",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob: https://*.googleapis.com https://*.gstatic.com",
        "font-src 'self' https://*.googleapis.com https://*.gstatic.com",
        "connect-src 'self' https://*.googleapis.com https://*.gstatic.com",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]
    `);
  });

  it('on https, with a CDN and a bucket for photos, allows their hosts', () => {
    const config = {
      publicUrl: 'https://example.com',
      cdnBase: 'https://cdn.example.com/pictures/',
      uploadOrigin: 'https://s3.example.com',
    };
    expect(policyAt('/home', config)).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'sha256-U0NSSVBU' 'strict-dynamic' 'unsafe-inline' https:",
        "style-src 'self' 'sha256-U1RZTEU='",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob: https://cdn.example.com",
        "font-src 'self'",
        "connect-src 'self' https://s3.example.com",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "upgrade-insecure-requests",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]
    `);
  });

  it('inside LINE allows LINE, also at its first address', () => {
    expect(policyAt('/liff/home')).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'sha256-U0NSSVBU' 'strict-dynamic' 'unsafe-inline' https:",
        "style-src 'self' 'sha256-U1RZTEU='",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob: https://*.line.me https://*.line-scdn.net",
        "font-src 'self'",
        "connect-src 'self' https://*.line.me https://*.line-scdn.net",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]
    `);
    expect(policyAt('/liff')).toEqual(policyAt('/liff/home'));
  });

  it('of the console allows the search for a postcode', () => {
    expect(policyAt('/console/clinics')).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'sha256-U0NSSVBU' 'strict-dynamic' 'unsafe-inline' https:",
        "style-src 'self' 'sha256-U1RZTEU='",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self' https://postcode.map.kakao.com https://postcode.map.daum.net",
        "frame-src https://postcode.map.kakao.com https://postcode.map.daum.net",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]
    `);
  });

  it('of the login callback allows this site only, with any settings', () => {
    const policy = policyAt('/oauth/line');
    expect(policy).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'sha256-U0NSSVBU' 'strict-dynamic'",
        "style-src 'self' 'sha256-U1RZTEU='",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "require-trusted-types-for 'script'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]
    `);
    const config = {
      publicUrl: 'https://example.com',
      cdnBase: 'https://cdn.example.com',
      mapsKey: 'key',
      uploadOrigin: 'https://s3.example.com',
    };
    expect(policyAt('/oauth/line', config)).toEqual(policy);
  });

  it.each(['/home', '/oauth/line'])('of %s without a script allows none', (path) => {
    const headers = pageHeaders(path, testClientConfig, { style: STYLE });
    const policy = headers['Content-Security-Policy']?.split('; ');
    expect(policy).toEqual(policyAt(path)?.filter((line) => !line.startsWith('script-src')));
  });
});

describe('the other headers of a page', () => {
  const othersAt = (path: string) => {
    const { 'Content-Security-Policy': _policy, ...others } = headersAt(path);
    return others;
  };

  it('of visitors', () => {
    expect(othersAt('/home')).toMatchInlineSnapshot(`
      {
        "Cache-Control": "public, no-cache",
        "Content-Type": "text/html; charset=utf-8",
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), payment=()",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "Vary": "Accept-Encoding",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
      }
    `);
  });

  it('inside LINE differ in nothing but the language of the device', () => {
    const vary = 'Accept-Encoding, Accept-Language';
    expect(othersAt('/liff/home')).toEqual({ ...othersAt('/home'), Vary: vary });
    expect(othersAt('/liff')).toEqual(othersAt('/liff/home'));
  });

  it('of the login callback', () => {
    expect(othersAt('/oauth/line')).toMatchInlineSnapshot(`
      {
        "Cache-Control": "no-store",
        "Content-Type": "text/html; charset=utf-8",
        "Cross-Origin-Opener-Policy": "unsafe-none",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
        "Referrer-Policy": "no-referrer",
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "Vary": "Accept-Encoding",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
      }
    `);
  });
});
