import { expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/plain/errorCode.ts';
import { hashSource } from '../../../server/http/answer/securityHeaders.ts';
import { errorPage } from '../../../server/http/pages/errorPage.ts';
import { refuse } from '../../../server/refusal.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

async function pageOf(code: ErrorCode, more: Record<string, string> = {}) {
  const answer = errorPage(refuse(code, undefined, more), testClientConfig);
  const html = await answer.text();
  const [, main = ''] = /<main>(.*)<\/main>/s.exec(html) ?? [];
  return { status: answer.status, headers: Object.fromEntries(answer.headers), html, main };
}

it('an address without a page says so in both languages and leads to the first page', async () => {
  const { status, html, main } = await pageOf('not_found');
  expect(status).toBe(404);
  expect(html).toContain('<title>404</title>');
  expect(main).toBe(
    `<p>페이지를 찾을 수 없습니다</p><p lang="ja">ページが見つかりません</p>
<p><a href="/home">홈으로 가기 · <span lang="ja">ホームへ戻る</span></a></p>`,
  );
});

it.each([
  ['overloaded', 503],
  ['internal', 500],
  ['too_many_requests', 429],
] as const)(
  'after %s the page asks in both languages to try the same address later',
  async (code, status) => {
    const page = await pageOf(code);
    expect(page.status).toBe(status);
    expect(page.main).toBe(
      `<p>잠시 후 다시 시도해주세요.</p><p lang="ja">しばらくしてから、もう一度お試しください。</p>
<p><a href="">다시 시도 · <span lang="ja">もう一度試す</span></a></p>`,
    );
  },
);

it('an error page is not kept, and tells when to try again', async () => {
  const { headers } = await pageOf('overloaded', { 'Retry-After': '7' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '7',
  });
});

it('T24 an error page may use its style and runs no script', async () => {
  const { headers, html } = await pageOf('internal');
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
  expect(style).toContain('place-items:center');
  expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashSource(style)};`);
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect(html).not.toContain('<script');
});
