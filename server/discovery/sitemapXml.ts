import { type Language, languageQuery } from '../../contract/plain/language.ts';
import { limits } from '../limits/limits.ts';
import { SITEMAP_KINDS, type SitemapEntry, type SitemapKind } from './sitemapSql.ts';

/** One file of the sitemap: a part of the pages of one kind in one language. */
export interface SitemapFile {
  kind: SitemapKind;
  language: Language;
  /** Counted from 1. */
  number: number;
}

const LANGUAGES: readonly Language[] = ['ko', 'ja'];
const NAME = /^(clinic|doctor|event|review)s-(ko|ja)-([1-9]\d{0,3})\.xml$/;

export function sitemapFileAt(name: string): SitemapFile | undefined {
  const [, noun, tongue, digits] = NAME.exec(name) ?? [];
  const kind = SITEMAP_KINDS.find((one) => one === noun);
  const language = LANGUAGES.find((one) => one === tongue);
  return kind && language && { kind, language, number: Number(digits) };
}

/** /sitemap.xml, which lists the files. */
export function sitemapIndex(publicUrl: string, totals: Record<SitemapKind, number>): string {
  const files = SITEMAP_KINDS.flatMap((kind) =>
    LANGUAGES.flatMap((language) =>
      Array.from(
        { length: Math.ceil(totals[kind] / limits.lists.sitemapUrls) },
        (_, index) => `${publicUrl}/sitemaps/${kind}s-${language}-${index + 1}.xml`,
      ),
    ),
  );
  const list = files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join('\n');
  return `${XML}<sitemapindex xmlns="${SITEMAP}">\n${list}\n</sitemapindex>\n`;
}

/** One file, in the parts in which the database reads it. */
export async function* sitemapText(
  publicUrl: string,
  { kind, language }: SitemapFile,
  batches: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${XML}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const entries of batches) {
    yield entries
      .map(({ id, changedAt }) => {
        const korean = `${publicUrl}/contents/${kind}/${id}`;
        return urlOf({ korean, japanese: korean + languageQuery('ja') }, language, changedAt);
      })
      .join('');
  }
  yield '</urlset>\n';
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlOf(
  { korean, japanese }: { korean: string; japanese: string },
  language: Language,
  changedAt: string,
): string {
  const own = language === 'ja' ? japanese : korean;
  const others = [
    ['ko', korean],
    ['ja', japanese],
    ['x-default', korean],
  ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
  return `<url><loc>${own}</loc><lastmod>${changedAt}</lastmod>${others.join('')}</url>\n`;
}
