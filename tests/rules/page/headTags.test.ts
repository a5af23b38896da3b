import { readFileSync } from 'node:fs';
import type { Params } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../contract/plain/language.ts';
import { BRAND } from '../../../contract/texts/brand.ts';
import { localName } from '../../../src/lib/localText.ts';
import { clinicScreen } from '../../../src/pages/clinic/clinicScreen.ts';
import { contentsScreen } from '../../../src/pages/contents/contentsScreen.ts';
import { doctorScreen } from '../../../src/pages/doctor/doctorScreen.ts';
import { eventScreen } from '../../../src/pages/event/eventScreen.ts';
import type { Head, HeadInput } from '../../../src/screen.ts';
import { sampleClinic, sampleDoctor, sampleEvent } from '../../support/screen/sampleAnswers.ts';
import { SITE, tagsOf } from '../../support/screen/tagsOf.ts';
import { testI18n } from '../../support/screen/testI18n.ts';

const partOf = (tags: string, pattern: RegExp) => pattern.exec(tags)?.[1]?.replaceAll('&amp;', '&');
const canonicalIn = (tags: string) => partOf(tags, /rel="canonical" href="([^"]*)"/);
const alternateIn = (tags: string, language: string) =>
  partOf(tags, new RegExp(`hreflang="${language}" href="([^"]*)"`));
/** What the head of a screen gets: the record of the page, or no answers. */
const introduce = (language: Language, answer: unknown, params: Params = {}): HeadInput => ({
  params,
  search: new URLSearchParams(),
  t: testI18n(language).t,
  localName: (named) => localName(language, named).text,
  answerTo: () => (answer === null ? undefined : ({ data: answer } as never)),
});

describe('the address of a page', () => {
  it.each([
    ['/home', '/home'],
    ['/home/?utm_source=mail&lang=ko', '/home'],
    ['/contents?lang=ja', '/contents?lang=ja'],
    ['/contents/clinic/1?x=1&tabId=review', '/contents/clinic/1?tabId=review'],
    ['/contents?partId=eyes&lang=ja&specialtyId=a', '/contents?specialtyId=a&partId=eyes&lang=ja'],
  ])('%s has the canonical address %s', (address, canonical) => {
    const tags = tagsOf({ title: 'x', tabs: ['info', 'review'] }, address);
    expect(canonicalIn(tags)).toBe(SITE + canonical);
    expect(partOf(tags, /property="og:url" content="([^"]*)"/)).toBe(SITE + canonical);
  });

  it.each([
    ['/contents', 'clinics', 'events', () => contentsScreen.head(introduce('ko', null))],
    [
      '/contents/clinic/1',
      'info',
      'doctor',
      () => clinicScreen.head(introduce('ko', sampleClinic(), { clinicId: '1' })),
    ],
    [
      '/contents/doctor/1',
      'info',
      'review',
      () => doctorScreen.head(introduce('ko', sampleDoctor(), { doctorId: '1' })),
    ],
    [
      '/contents/event/1',
      'info',
      'review',
      () => eventScreen.head(introduce('ko', sampleEvent(), { eventId: '1' })),
    ],
  ])(
    'AMB-12 of %s is one for the first tab (%s) and unknown tabs, not for %s',
    (path, first, other, head) => {
      const canonical = (search: string) => canonicalIn(tagsOf(head(), path + search));
      expect(canonical(`?tabId=${first}`)).toBe(SITE + path);
      expect(canonical('?tabId=unknown')).toBe(SITE + path);
      expect(canonical(`?tabId=${other}`)).toBe(`${SITE}${path}?tabId=${other}`);
    },
  );

  it('I18N-01 names its other languages, the same on both', () => {
    for (const address of ['/contents?tabId=events', '/contents?tabId=events&lang=ja']) {
      const tags = tagsOf(contentsScreen.head(introduce('ko', null)), address);
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
    const clinic = sampleClinic({ address: '한국어', addressJa: japanese });
    expect(clinicScreen.head(introduce(language, clinic, { clinicId: '1' })).description).toBe(
      said,
    );
    expect(doctorScreen.head(introduce(language, doctor, { doctorId: '1' })).description).toBe(
      said,
    );
    expect(eventScreen.head(introduce(language, event, { eventId: '1' })).description).toBe(said);
  });
});

const MANIFESTS = { ko: '/manifest.webmanifest', ja: '/manifest-ja.webmanifest' };

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
        `<link rel="manifest" href="${MANIFESTS[language]}">`,
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

it.each([
  ['ko', '/home'],
  ['ja', '/home?lang=ja'],
] as const)(
  'AMB-79 the app on the home screen in %s has its name and starts at %s',
  (language, start) => {
    const app = (of: Language) => JSON.parse(readFileSync(`public${MANIFESTS[of]}`, 'utf8'));
    const name = BRAND[language];
    const { id, icons } = app(language);
    expect(app(language)).toMatchObject({ lang: language, start_url: start, short_name: name });
    expect(app(language).name).toBe(`${name} ${BRAND.latin}`);
    expect(icons).toEqual(app('ko').icons);
    // With one id for both, a visit in the other language would change the installed app.
    expect(id).toBe(language === 'ja' ? '/?lang=ja' : '/');
  },
);
