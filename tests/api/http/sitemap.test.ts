import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { robots } from '../../../server/discovery/robots.ts';
import { type SitemapEntry, sitemapEntries } from '../../../server/discovery/sitemapSql.ts';
import { sitemapIndex } from '../../../server/discovery/sitemapXml.ts';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { emptyTables } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { aClinic, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';

const opened = await openTestApp();
const { db, app } = opened;
beforeEach(() => emptyTables(db));

const SITE = testClientConfig.publicUrl;
const textOf = async (path: string) => (await app.request(path)).text();
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);

describe('/robots.txt', () => {
  it('keeps all search engines out of a demonstration', async () => {
    const answer = await app.request('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('allows a real site except its personal pages, and names the sitemap', () => {
    const text = robots({ ...testClientConfig, isDemo: false });
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(text).toContain('Disallow: /my-page\n');
    expect(text).toContain('Disallow: /console\n');
    expect(text).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  });
});

describe('/sitemap.xml', () => {
  it('lists a file for each kind and language that has pages', async () => {
    const clinic = await aClinic(db);
    await anEvent(db, { clinic_id: clinic.id });
    const xml = await textOf('/sitemap.xml');
    expect(locationsIn(xml)).toEqual([
      `${SITE}/sitemaps/clinics-ko-1.xml`,
      `${SITE}/sitemaps/clinics-ja-1.xml`,
      `${SITE}/sitemaps/events-ko-1.xml`,
      `${SITE}/sitemaps/events-ja-1.xml`,
    ]);
  });

  it('is counted once an hour, not after each write', async () => {
    const counts: string[] = [];
    const query: Database['query'] = (sql, ...rest) => {
      if (sql.includes('count(*)')) counts.push(sql);
      return db.query(sql, ...rest);
    };
    const counted = await openTestApp({ db: { ...db, query } });
    await aClinic(counted.db);
    await counted.app.request('/sitemap.xml');
    await aClinic(counted.db);
    await counted.app.request('/sitemap.xml');
    await counted.app.request('/sitemaps/clinics-ko-1.xml');
    expect(counts).toHaveLength(4);
  });

  it('a file that has begun since the count is there', async () => {
    const { app: own, db: ownDb } = await openTestApp({ db });
    expect(locationsIn(await (await own.request('/sitemap.xml')).text())).toEqual([]);
    const { id } = await aClinic(ownDb);
    const xml = await (await own.request('/sitemaps/clinics-ko-1.xml')).text();
    expect(locationsIn(xml)).toEqual([`${SITE}/contents/clinic/${id}`]);
  });

  it('splits a kind that is too long for one file', () => {
    const totals = { clinic: 100_000, doctor: 20_001, event: 20_000, review: 0 };
    const files = locationsIn(sitemapIndex(SITE, totals));
    const count = (part: string) => files.filter((file) => file?.includes(part)).length;
    expect(count('clinics-ko')).toBe(5);
    expect(count('doctors-ja')).toBe(2);
    expect(count('events-ko')).toBe(1);
    expect(count('reviews')).toBe(0);
  });
});

describe('/sitemaps', () => {
  it('a file has the address of each page, its other languages and its last change', async () => {
    const { id } = await aClinic(db, { updated_at: new Date('2026-11-02T03:04:05Z') });
    const page = `${SITE}/contents/clinic/${id}`;
    const answer = await app.request('/sitemaps/clinics-ja-1.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await answer.text()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
        `<url><loc>${page}?lang=ja</loc><lastmod>2026-11-02T03:04:05.000Z</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="ko" href="${page}"/>` +
        `<xhtml:link rel="alternate" hreflang="ja" href="${page}?lang=ja"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${page}"/></url>\n</urlset>\n`,
    );
  });

  it('has only pages that a visitor can open', async () => {
    const shown = await aClinic(db);
    const hidden = await aClinic(db, { status: 'DRAFT' });
    const doctor = await aDoctor(db, { clinic_id: shown.id });
    await aDoctor(db, { clinic_id: hidden.id });
    const event = await anEvent(db, { clinic_id: shown.id });
    await anEvent(db, { clinic_id: shown.id, status: 'ENDED' });
    const review = await aReview(db, { clinic_id: shown.id });
    await aReview(db, { clinic_id: shown.id, status: 'BLINDED' });
    for (const [kind, { id }] of Object.entries({ clinic: shown, doctor, event, review })) {
      const xml = await textOf(`/sitemaps/${kind}s-ko-1.xml`);
      expect(locationsIn(xml)).toEqual([`${SITE}/contents/${kind}/${id}`]);
    }
  });

  it('is read in parts, oldest first, each page once', async () => {
    await db.query(
      `insert into clinic (id, name, created_at, updated_at)
       select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'c', now(), now()
       from generate_series(1, 2500) n`,
    );
    const batches: SitemapEntry[][] = [];
    for await (const batch of sitemapEntries(
      db,
      { kind: 'clinic', day: '2026-11-23' },
      { offset: 100, limit: 2_200 },
    )) {
      batches.push(batch);
    }
    const numbers = batches.flat().map(({ id }) => Number(id.slice(-12)));
    expect(batches.map(({ length }) => length)).toEqual([1_000, 1_000, 200]);
    expect(numbers).toEqual(Array.from({ length: 2_200 }, (_, index) => index + 101));
  });

  it('is compressed if the client accepts it, and has no body for HEAD', async () => {
    await aClinic(db);
    const path = '/sitemaps/clinics-ko-1.xml';
    const answer = await app.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(await textOf(path));
    const head = await app.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each([
    'clinics-ko-2.xml',
    'doctors-ko-1.xml', // there is none
    'clinics-ko-0.xml',
    'clinics-en-1.xml',
    'members-ko-1.xml',
    'clinics-ko-1',
    'clinics-ko-99999.xml',
  ])('%s does not exist', async (file) => {
    await aClinic(db);
    expect((await app.request(`/sitemaps/${file}`)).status).toBe(404);
  });

  it('counts for the limit of pages', async () => {
    const limited = await openTestApp({ db, options: { rateLimit: createRateLimit(1) } });
    await aClinic(db);
    expect((await limited.app.request('/sitemap.xml')).status).toBe(200);
    expect((await limited.app.request('/sitemap.xml')).status).toBe(429);
  });
});
