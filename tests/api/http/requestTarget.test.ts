import { describe, expect, it } from 'vitest';
import { listen } from '../../support/app/server/listen.ts';
import { rawRequest } from '../../support/app/server/rawRequest.ts';
import { openTestApp } from '../../support/app/testApp.ts';

/** Two slashes: a browser would read another site. Not decodable: the router cannot read the path. */
describe('an address that begins with two slashes or is not decodable', async () => {
  const rendered: string[] = [];
  const opened = await openTestApp({
    options: {
      pages: async (target) => {
        rendered.push(target);
        throw new Error('must not be rendered');
      },
    },
  });
  const { port } = await listen(opened);

  it.each([
    '//',
    '///',
    '//[',
    '//:99999/home',
    '//x/home',
    '//home',
    '//?lang=ja',
    '//liff/home',
    'http://x//home',
    '/contents/clinic/%E0%A4%A',
    '/contents/clinic/a%00b',
    '/contents/clinic/%',
    '/%zz?lang=ja',
    '/liff/contents/clinic/%E0%A4%A',
  ])('%s is a 404 with all headers, and no page is rendered for it', async (target) => {
    const answer = await rawRequest(
      port,
      `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer).toMatch(/^strict-transport-security: /im);
    expect(answer).toContain('페이지를 찾을 수 없습니다');
    expect(answer).toContain('ページが見つかりません');
    expect(rendered).toEqual([]);
  });
});
