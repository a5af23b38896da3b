import type { Hono } from 'hono';
import { assetHeaders, dataHeaders, hashSource } from '../answer/securityHeaders.ts';
import type { AppEnv } from '../appEnv.ts';
import { docsPage } from './docsPage.ts';
import { DOCS_STYLE } from './docsStyle.ts';
import { type ApiNouns, describeApi } from './openApi.ts';

/** /openapi.json for tools, /docs for people. Each is made at its first request and then kept. */
export function mountDocs(app: Hono<AppEnv>, publicUrl: string, nouns?: ApiNouns): void {
  const api = once(() => describeApi(publicUrl, nouns));
  const json = once(() => JSON.stringify(api()));
  const page = once(() => docsPage(api()));
  const caching = { 'Cache-Control': 'public, max-age=300' };
  app.get('/openapi.json', (c) => {
    c.set('route', '/openapi.json');
    return new Response(json(), { headers: { ...dataHeaders, ...caching } });
  });
  app.get('/docs', (c) => {
    c.set('route', '/docs');
    const headers = {
      ...assetHeaders,
      ...caching,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
    };
    return new Response(page(), { headers });
  });
}

const POLICY = `default-src 'none'; img-src 'self'; style-src ${hashSource(DOCS_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
