import type { ClientConfig } from '../../contract/plain/clientConfig.ts';

/** Personal pages, the console and the pages under /liff/ are not for search engines. */
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

/** /robots.txt. It disallows every page of a demonstration. */
export function robots({ isDemo, publicUrl }: ClientConfig): string {
  if (isDemo) return 'User-agent: *\nDisallow: /\n';
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
