import type { Hono } from 'hono';
import type { AppContext } from '../appContext.ts';
import { assetHeaders } from '../http/answer/securityHeaders.ts';
import type { AppEnv } from '../http/appEnv.ts';
import { robots } from './robots.ts';
import { type ShareImageServices, serveShareImage } from './serveShareImage.ts';
import { type SitemapServices, serveSitemaps } from './serveSitemaps.ts';

type DiscoveryServices = SitemapServices & Pick<ShareImageServices, 'demoPictures' | 'fileStore'>;

/** What search engines and messengers ask for. */
export function mountDiscovery(
  app: Hono<AppEnv>,
  context: AppContext,
  services: DiscoveryServices,
): void {
  app.get('/robots.txt', (c) => {
    c.set('route', '/robots.txt');
    return new Response(robots(context.clientConfig), {
      headers: {
        ...assetHeaders,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    });
  });
  const sitemaps = serveSitemaps(context, services);
  app.get('/sitemap.xml', sitemaps.index);
  app.get('/sitemaps/:file', sitemaps.file);
  app.get('/og/:kind/:file', serveShareImage({ ...services, db: context.db }));
}
