import type { ClientConfig } from '../../contract/clientConfig.ts';

/** Personal pages, the console, and Line's copy of every page: nothing of it belongs into a search engine. */
const CLOSED = [
  '/bookmark',
  '/console',
  '/counsel',
  '/liff/',
  '/login',
  '/my-page',
  '/oauth/',
  '/search',
];

/** /robots.txt. A demonstration shall not be found instead of real clinics. */
export function robots({ isDemo, publicUrl }: ClientConfig): string {
  if (isDemo) return 'User-agent: *\nDisallow: /\n';
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
