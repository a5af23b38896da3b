import { ERROR_STATUS } from '../../../contract/plain/errorCode.ts';
import type { Refusal } from '../../refusal.ts';
import { hashSource } from '../answer/securityHeaders.ts';
import { type PageConfig, pageHeaders } from './pageHeaders.ts';

interface Words {
  ko: string;
  ja: string;
  link: { href: string; ko: string; ja: string };
}

const NOT_FOUND: Words = {
  ko: '페이지를 찾을 수 없습니다',
  ja: 'ページが見つかりません',
  link: { href: '/home', ko: '홈으로 가기', ja: 'ホームへ戻る' },
};

const LATER: Words = {
  ko: '잠시 후 다시 시도해주세요.',
  ja: 'しばらくしてから、もう一度お試しください。',
  link: { href: '', ko: '다시 시도', ja: 'もう一度試す' },
};

/** The page for an error while rendering: short texts in both languages, without scripts or other files. */
export function errorPage(refusal: Refusal, config: PageConfig): Response {
  const { ko, ja, link } = refusal.code === 'not_found' ? NOT_FOUND : LATER;
  return new Response(
    `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${ERROR_STATUS[refusal.code]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${STYLE}</style></head>
<body><main><p>${ko}</p><p lang="ja">${ja}</p>
<p><a href="${link.href}">${link.ko} · <span lang="ja">${link.ja}</span></a></p></main></body></html>`,
    {
      status: ERROR_STATUS[refusal.code],
      headers: {
        ...pageHeaders('/', config, { style: hashSource(STYLE) }),
        ...refusal.headers,
        'Cache-Control': 'no-store',
      },
    },
  );
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;text-align:center;font:1rem/1.6 system-ui,sans-serif}
a{display:inline-block;padding:.75rem 1.25rem;color:inherit}`;
