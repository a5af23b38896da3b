import type { TFunction } from 'i18next';
import type { ClientConfig } from '../../../contract/plain/clientConfig.ts';
import { escapeHtml } from '../../../contract/plain/escapeHtml.ts';
import { LANGUAGE_PARAMETER, type Language } from '../../../contract/plain/language.ts';
import { cdnUrl, variantsOf } from '../../lib/image.ts';
import { truncate } from '../../lib/truncate.ts';
import type { Head } from '../../screen.ts';
import { TAB_PARAMETER } from '../../widgets/tabs/useTabId.ts';
import { canonicalAddress } from './canonicalAddress.ts';

interface Page {
  pathname: string;
  search: string;
  language: Language;
  config: ClientConfig;
  t: TFunction;
}

/** Search engines and messengers cut longer texts. */
const MOST_CHARACTERS = 150;

/** The home-screen app of each language. They have different ids, so a visit in one language does not change the other. */
const MANIFESTS: Readonly<Record<Language, string>> = {
  ko: '/manifest.webmanifest',
  ja: '/manifest-ja.webmanifest',
};

/** The tags of <head> as text. Messengers read only these. */
export function headTags(head: Head, page: Page): string {
  const { config, language, t } = page;
  const title = `${head.title} | ${t('common.brand')}`;
  const description = truncate(head.description || t('common.tagline'), MOST_CHARACTERS);
  const search = withoutFirstTab(page.search, head.tabs);
  const address = (inLanguage: Language) =>
    canonicalAddress({ ...page, search, publicUrl: config.publicUrl }, inLanguage);
  const isHidden = head.isPrivate || config.isDemo;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address(language))}">`,
    `<link rel="alternate" hreflang="ko" href="${escapeHtml(address('ko'))}">`,
    `<link rel="alternate" hreflang="ja" href="${escapeHtml(address('ja'))}">`,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(address('ko'))}">`,
    isHidden ? meta('name', 'robots', 'noindex') : '',
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:site_name', t('common.brand')),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address(language)),
    meta('property', 'og:image', shareImage(head, page)),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '600'),
    meta('property', 'og:locale', language === 'ja' ? 'ja_JP' : 'ko_KR'),
    meta('name', 'twitter:card', 'summary_large_image'),
    heroPreload(head.hero, config),
    `<link rel="manifest" href="${MANIFESTS[language]}">`,
    ...[...(head.structuredData ?? []), ...structuredTrail(head, page)].map(dataScript),
  ].join('');
}

/** An unknown tab shows the first one, so both have the address of the page. */
function withoutFirstTab(search: string, tabs: readonly string[] = []): string {
  const parameters = new URLSearchParams(search);
  const isAnother = tabs.indexOf(parameters.get(TAB_PARAMETER) ?? '') > 0;
  if (!isAnother) parameters.delete(TAB_PARAMETER);
  return `?${parameters}`;
}

/** The image in a messenger's link card. The server creates a record's card on demand. */
function shareImage({ shared }: Head, { config, language }: Page): string {
  if (!shared) return `${config.publicUrl}/share-${language}.jpg`;
  return `${config.publicUrl}/og/${shared.kind}/${shared.id}.jpg?${LANGUAGE_PARAMETER}=${language}`;
}

/** The breadcrumbs as schema.org data. */
function structuredTrail({ trail }: Head, page: Page): Record<string, unknown>[] {
  if (!trail) return [];
  const { publicUrl } = page.config;
  const addressOf = (to: string) => {
    const { pathname, search } = new URL(to, publicUrl);
    return canonicalAddress({ publicUrl, pathname, search }, page.language);
  };
  const itemListElement = trail.map(({ text, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    // The page itself has no address.
    ...(to && { item: addressOf(to) }),
  }));
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }];
}

/** The same variants as the page's <picture>, so that the image is loaded only once. */
function heroPreload(hero: Head['hero'], config: ClientConfig): string {
  if (!hero) return '';
  const { avif } = variantsOf(hero.image, config.cdnBase);
  const href = escapeHtml(cdnUrl(hero.image.url, config.cdnBase));
  const choice = avif
    ? ` type="image/avif" imagesrcset="${escapeHtml(avif)}" imagesizes="${escapeHtml(hero.sizes)}"`
    : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${href}"${choice}>`;
}

function dataScript(data: Record<string, unknown>): string {
  // '</script>' in a text must not end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
