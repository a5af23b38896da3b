import { describe, expect, it } from 'vitest';
import { stepsTo } from '../../../src/layout/head/stepsTo.ts';
import { localName } from '../../../src/lib/localText.ts';
import { structuredClinic } from '../../../src/pages/clinic/structuredClinic.ts';
import { structuredDoctor } from '../../../src/pages/doctor/structuredDoctor.ts';
import { structuredEvent } from '../../../src/pages/event/structuredEvent.ts';
import type { HeadInput } from '../../../src/screen.ts';
import { sampleClinic, sampleDoctor, sampleEvent } from '../../support/screen/sampleAnswers.ts';
import { SITE, tagsOf } from '../../support/screen/tagsOf.ts';
import { testI18n } from '../../support/screen/testI18n.ts';

const dataIn = (tags: string): unknown[] =>
  [...tags.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

const inKorean: HeadInput['localName'] = (named) => localName('ko', named).text;
const inJapanese: HeadInput['localName'] = (named) => localName('ja', named).text;

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
    expect(
      structuredClinic(sampleClinic({ roadAddress: '서울 강남구 1' }), inKorean),
    ).toMatchObject({
      '@type': 'MedicalClinic',
      name: '모아피부과의원',
      address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: '서울 강남구 1' },
      aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
    });
    expect(structuredClinic(sampleClinic({ reviewCount: 0 }), inKorean)).not.toHaveProperty(
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
      inKorean,
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
    expect(structuredDoctor(doctor, inKorean)).toEqual({
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
    expect(structuredEvent(event, inKorean)).toMatchObject({
      '@type': 'Offer',
      price: 89_000,
      priceCurrency: 'KRW',
      validFrom: '2026-11-01',
      validThrough: '2026-12-01',
    });
  });

  it('AMB-79 on a Japanese page in Japanese, where the record has such a text', () => {
    const clinic = sampleClinic({
      nameJa: 'モア皮膚科',
      descriptionJa: '日本語の紹介',
      address: '서울 강남구 1',
      addressJa: 'ソウル江南区 1',
    });
    const named = { name: 'モア皮膚科' };
    expect(structuredClinic(clinic, inJapanese)).toMatchObject({
      ...named,
      description: '日本語の紹介',
      address: { streetAddress: 'ソウル江南区 1' },
    });
    const doctor = sampleDoctor({ nameJa: '金', descriptionJa: '日本語', clinic });
    expect(structuredDoctor(doctor, inJapanese)).toMatchObject({
      name: '金',
      description: '日本語',
      parentOrganization: named,
    });
    const event = sampleEvent({ titleJa: '夏', clinic });
    expect(structuredEvent(event, inJapanese)).toMatchObject({ name: '夏', offeredBy: named });
  });

  it('no name can end the script element or a tag', () => {
    const name = '</script><script>alert(1)</script>"><b>';
    const structuredData = [structuredClinic(sampleClinic({ name }), inKorean)];
    const tags = tagsOf({ title: name, description: name, structuredData }, '/home');
    expect(tags).not.toContain('<b>');
    expect(tags.match(/<\/script>/g)).toHaveLength(1);
    expect(dataIn(tags)).toMatchObject([{ name }]);
  });
});
