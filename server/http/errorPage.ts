import { ERROR_STATUS } from '../../contract/errorCode.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { Refusal } from './refusal.ts';

type PageConfig = Parameters<typeof pageHeaders>[2];

/** When not even a page could be drawn: plain words in both languages, needing nothing else to work. */
export function errorPage(refusal: Refusal, nonce: string, config: PageConfig): Response {
  return new Response(
    `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${ERROR_STATUS[refusal.code]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style nonce="${nonce}">${STYLE}</style></head>
<body><main><p>잠시 후 다시 시도해 주세요.</p><p lang="ja">しばらくしてから、もう一度お試しください。</p>
<p><a href="">다시 시도 · <span lang="ja">再試行</span></a></p></main></body></html>`,
    {
      status: ERROR_STATUS[refusal.code],
      headers: {
        ...pageHeaders(nonce, '/', config),
        ...refusal.headers,
        'Cache-Control': 'no-store',
      },
    },
  );
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;text-align:center;font:1rem/1.6 system-ui,sans-serif}
a{display:inline-block;padding:.75rem 1.25rem;color:inherit}`;
