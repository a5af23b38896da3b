import type { Params } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../contract/plain/language.ts';
import { headTags } from '../../../src/layout/head/headTags.ts';
import { stepsTo } from '../../../src/layout/head/stepsTo.ts';
import { localName } from '../../../src/lib/localText.ts';
import { structuredClinic } from '../../../src/pages/clinic/structuredClinic.ts';
import { doctorScreen } from '../../../src/pages/doctor/doctorScreen.ts';
import { structuredDoctor } from '../../../src/pages/doctor/structuredDoctor.ts';
import { eventScreen } from '../../../src/pages/event/eventScreen.ts';
import { structuredEvent } from '../../../src/pages/event/structuredEvent.ts';
import type { Head, HeadInput } from '../../../src/screen.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { sampleClinic, sampleDoctor, sampleEvent } from '../../support/screen/sampleAnswers.ts';
import { testI18n } from '../../support/screen/testI18n.ts';

const SITE = 'https://nabi.example';

function tagsOf(head: Head, address: string, { isDemo = false } = {}) {
  const { pathname, search } = new URL(address, SITE);
  const language: Language = search.includes('lang=ja') ? 'ja' : 'ko';
  const { t } = testI18n(language);
  const config = { ...testClientConfig, publicUrl: SITE, isDemo };
  return headTags(head, { pathname, search, language, config, t });
}

const partOf = (tags: string, pattern: RegExp) => pattern.exec(tags)?.[1]?.replaceAll('&amp;', '&');
const canonicalIn = (tags: string) => partOf(tags, /rel="canonical" href="([^"]*)"/);
const alternateIn = (tags: string, language: string) =>
  partOf(tags, new RegExp(`hreflang="${language}" href="([^"]*)"`));
const dataIn = (tags: string): unknown[] =>
  [...tags.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

describe('the address of a page', () => {
  it.each([
    ['/home', '/home'],
    ['/home/?utm_source=mail&lang=ko', '/home'],
    ['/contents?lang=ja', '/contents?lang=ja'],
    ['/contents/clinic/1?x=1&tabId=review', '/contents/clinic/1?tabId=review'],
    ['/contents?partId=eyes&lang=ja&specialtyId=a', '/contents?specialtyId=a&partId=eyes&lang=ja'],
  ])('%s has the canonical address %s', (address, canonical) => {
    const tags = tagsOf({ title: 'x' }, address);
    expect(canonicalIn(tags)).toBe(SITE + canonical);
    expect(partOf(tags, /property="og:url" content="([^"]*)"/)).toBe(SITE + canonical);
  });

  it('I18N-01 names its other languages, the same on both', () => {
    for (const address of ['/contents?tabId=events', '/contents?tabId=events&lang=ja']) {
      const tags = tagsOf({ title: 'x' }, address);
      expect(alternateIn(tags, 'ko')).toBe(`${SITE}/contents?tabId=events`);
      expect(alternateIn(tags, 'ja')).toBe(`${SITE}/contents?tabId=events&lang=ja`);
      expect(alternateIn(tags, 'x-default')).toBe(`${SITE}/contents?tabId=events`);
    }
  });

  it('private pages and demonstrations are noindex, others are not', () => {
    const isHidden = (head: Head, isDemo: boolean) =>
      tagsOf(head, '/home', { isDemo }).includes('content="noindex"');
    expect(isHidden({ title: 'x' }, false)).toBe(false);
    expect(isHidden({ title: 'x' }, true)).toBe(true);
    expect(isHidden({ title: 'x', isPrivate: true }, false)).toBe(true);
  });
});

describe('the link preview of a page', () => {
  const imageOf = (head: Head, address: string) =>
    partOf(tagsOf(head, address), /property="og:image" content="([^"]*)"/);

  it('has a picture of the record, in the language of the page', () => {
    const head: Head = { title: 'x', shared: { kind: 'doctor', id: '1' } };
    expect(imageOf(head, '/contents/doctor/1')).toBe(`${SITE}/og/doctor/1.jpg?lang=ko`);
    expect(imageOf(head, '/contents/doctor/1?lang=ja')).toBe(`${SITE}/og/doctor/1.jpg?lang=ja`);
  });

  it('has the picture of the site on other pages', () => {
    expect(imageOf({ title: 'x' }, '/home')).toBe(`${SITE}/share-ko.jpg`);
    expect(imageOf({ title: 'x' }, '/home?lang=ja')).toBe(`${SITE}/share-ja.jpg`);
  });
});

describe('the description of a page', () => {
  const descriptionIn = (tags: string) => partOf(tags, /name="description" content="([^"]*)"/);

  it('is at most as long as messengers show, with whole characters', () => {
    const said = (description: string) => descriptionIn(tagsOf({ title: 'x', description }, '/'));
    expect(said('짧아요')).toBe('짧아요');
    expect(said('😀'.repeat(151))).toBe(`${'😀'.repeat(150)}…`);
  });

  it('is that of the site if the record has none', () => {
    const tagline = testI18n().t('common.tagline');
    expect(descriptionIn(tagsOf({ title: 'x', description: '' }, '/'))).toBe(tagline);
  });

  it.each([
    ['ja', '日本語', '日本語'],
    ['ja', null, '한국어'],
    ['ko', '日本語', '한국어'],
  ] as const)('in %s, with %s beside the Korean, is %s', (language, japanese, said) => {
    const doctor = sampleDoctor({ description: '한국어', descriptionJa: japanese });
    const event = sampleEvent({ content: '한국어', contentJa: japanese });
    const introduce = (answer: unknown, params: Params): HeadInput => ({
      params,
      search: new URLSearchParams(),
      t: testI18n(language).t,
      localName: (named) => localName(language, named).text,
      answerTo: () => ({ data: answer }) as never,
    });
    expect(doctorScreen.head(introduce(doctor, { doctorId: '1' })).description).toBe(said);
    expect(eventScreen.head(introduce(event, { eventId: '1' })).description).toBe(said);
  });
});

describe('structured data for search engines', () => {
  it('the breadcrumbs of a page, in its language', () => {
    const { t } = testI18n('ja');
    const trail = [...stepsTo('clinics', t), { text: 'モア皮膚科' }];
    const [facts] = dataIn(tagsOf({ title: 'x', trail }, '/contents/clinic/1?lang=ja'));
    expect(facts).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'さがす', item: `${SITE}/contents?lang=ja` },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'クリニック',
          item: `${SITE}/contents?tabId=clinics&lang=ja`,
        },
        { '@type': 'ListItem', position: 3, name: 'モア皮膚科' },
      ],
    });
  });

  it('a clinic with its address and its rating, without a rating if there are no reviews', () => {
    expect(structuredClinic(sampleClinic({ roadAddress: '서울 강남구 1' }))).toMatchObject({
      '@type': 'MedicalClinic',
      name: '모아피부과의원',
      address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: '서울 강남구 1' },
      aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
    });
    expect(structuredClinic(sampleClinic({ reviewCount: 0 }))).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('a clinic with its phone, its position and its hours, a break between two periods', () => {
    const facts = structuredClinic(
      sampleClinic({
        phone: '02-123-4567',
        latitude: 37.56,
        longitude: 126.98,
        openingHours: {
          days: {
            sat: { opensAt: '10:00', closesAt: '24:00' },
            holiday: { opensAt: '11:00', closesAt: '18:00', breakFrom: '13:00', breakTo: '14:00' },
          },
        },
      }),
    );
    const period = (dayOfWeek: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    });
    expect(facts).toMatchObject({
      telephone: '+8221234567',
      geo: { '@type': 'GeoCoordinates', latitude: 37.56, longitude: 126.98 },
      openingHoursSpecification: [
        period('Saturday', '10:00', '23:59'),
        period('PublicHolidays', '11:00', '13:00'),
        period('PublicHolidays', '14:00', '18:00'),
      ],
    });
  });

  it('a doctor with the clinic', () => {
    const clinic = { id: '1', name: '모아의원' };
    const rated = { averageRating: 0, reviewCount: 0 };
    const doctor = { id: '2', name: '김민수', specialties: [], clinic, ...rated };
    expect(structuredDoctor(doctor)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Physician',
      name: '김민수',
      parentOrganization: { '@type': 'MedicalClinic', name: '모아의원' },
    });
  });

  it('an event with its price and its period', () => {
    const event = {
      id: '1',
      title: '여름',
      averageRating: 0,
      reviewCount: 0,
      treatments: [],
      detailImages: [],
      price: 89_000,
      startsOn: '2026-11-01',
      endsOn: '2026-12-01',
    };
    expect(structuredEvent(event)).toMatchObject({
      '@type': 'Offer',
      price: 89_000,
      priceCurrency: 'KRW',
      validFrom: '2026-11-01',
      validThrough: '2026-12-01',
    });
  });

  it('no name can end the script element or a tag', () => {
    const name = '</script><script>alert(1)</script>"><b>';
    const structuredData = [structuredClinic(sampleClinic({ name }))];
    const tags = tagsOf({ title: name, description: name, structuredData }, '/home');
    expect(tags).not.toContain('<b>');
    expect(tags.match(/<\/script>/g)).toHaveLength(1);
    expect(dataIn(tags)).toMatchObject([{ name }]);
  });
});

describe('the whole head of a page', () => {
  const WITH_HERO: Head = {
    title: '모아의원 & 나비',
    type: 'article',
    hero: { image: { url: '/media/upload/a.webp', widths: [360, 720] }, sizes: '100vw' },
  };

  it.each([
    ['ko', '/home', 'ko_KR'],
    ['ja', '/home?lang=ja', 'ja_JP'],
  ] as const)('in %s says what the page is, to browsers and messengers', (language, at, locale) => {
    const brand = testI18n(language).t('common.brand');
    const tagline = testI18n(language).t('common.tagline');
    const tags = tagsOf({ title: '모아의원 & 나비' }, at);
    expect(tags).toBe(
      [
        `<title>모아의원 &amp; 나비 | ${brand}</title>`,
        `<meta name="description" content="${tagline}">`,
        `<link rel="canonical" href="${SITE}${at}">`,
        `<link rel="alternate" hreflang="ko" href="${SITE}/home">`,
        `<link rel="alternate" hreflang="ja" href="${SITE}/home?lang=ja">`,
        `<link rel="alternate" hreflang="x-default" href="${SITE}/home">`,
        '<meta property="og:type" content="website">',
        `<meta property="og:site_name" content="${brand}">`,
        '<meta property="og:title" content="모아의원 &amp; 나비">',
        `<meta property="og:description" content="${tagline}">`,
        `<meta property="og:url" content="${SITE}${at}">`,
        `<meta property="og:image" content="${SITE}/share-${language}.jpg">`,
        '<meta property="og:image:width" content="1200">',
        '<meta property="og:image:height" content="600">',
        `<meta property="og:locale" content="${locale}">`,
        '<meta name="twitter:card" content="summary_large_image">',
      ].join(''),
    );
  });

  it('has the type of its record, and keeps search engines away by `noindex`', () => {
    const tags = tagsOf({ ...WITH_HERO, isPrivate: true }, '/home');
    expect(tags).toContain('<meta property="og:type" content="article">');
    expect(tags).toContain('<meta name="robots" content="noindex">');
  });

  it('loads the first picture early, in the sizes that the page shows', () => {
    const tags = tagsOf(WITH_HERO, '/home');
    const link = /<link rel="preload"[^>]*>/.exec(tags)?.[0];
    expect(link).toBe(
      '<link rel="preload" as="image" fetchpriority="high" href="/media/upload/a.webp"' +
        ' type="image/avif" imagesrcset="/media/upload/a@360.avif 360w, /media/upload/a@720.avif 720w"' +
        ' imagesizes="100vw">',
    );
    const other = { image: { url: 'https://cdn.example/b.jpg?a&b' }, sizes: '100vw' };
    expect(
      /<link rel="preload"[^>]*>/.exec(tagsOf({ title: 'x', hero: other }, '/home'))?.[0],
    ).toBe('<link rel="preload" as="image" fetchpriority="high" href="/b.jpg?a&amp;b">');
  });
});
