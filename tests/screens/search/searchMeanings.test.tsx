import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  findOption,
  match,
  ONE_OF_EACH,
  openSearch,
  searchAnswer,
} from '../../support/fixtures/find/searchWorld.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';

beforeEach(() => localStorage.clear());

const groupNamed = (name: string) => screen.findByRole('group', { name });
const texts = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('what the text means', () => {
  const answer = searchAnswer({
    clinics: [
      match('clinic-1', '모아의원', {
        district: { id: 'seoul-gangnam', name: '강남구', nameJa: '江南区' },
        price: 90_000,
        averageRating: 4.5,
        reviewCount: 12,
      }),
    ],
  });
  const via = { kind: 'alias', term: '강남' } as const;
  const district = {
    kind: 'region',
    id: 'seoul-gangnam',
    name: '강남구',
    nameJa: '江南区',
    via,
  } as const;
  const region = { id: 'seoul', name: '서울', nameJa: 'ソウル' };
  const topics = [
    { ...district, region },
    { kind: 'station' as const, id: 'gangnam', name: '강남역', nameJa: '江南駅', region },
    { kind: 'concern' as const, id: 'under-eye', name: '다크서클', nameJa: 'クマ', partId: 'eyes' },
    { kind: 'part' as const, id: 'eyes', name: '눈', nameJa: '目もと' },
    { kind: 'language' as const, id: 'ja', name: '일본어 상담', nameJa: '日本語対応' },
    { kind: 'fact' as const, id: 'night', name: '야간 진료', nameJa: '夜間診療' },
  ];
  const treatment = {
    kind: 'treatment',
    id: 'hifu',
    name: '초음파 리프팅',
    nameJa: 'HIFUリフト',
    specialtyId: 'dermatology',
  } as const;
  const night = { kind: 'fact', id: 'night', name: '야간 진료', nameJa: '夜間診療' } as const;
  const parking = { kind: 'fact', id: 'parking', name: '주차', nameJa: '駐車場' } as const;
  const acne = { ...night, kind: 'concern', id: 'acne', name: '여드름', partId: 'skin' } as const;
  const skin = { kind: 'specialty', id: 'dermatology', name: '피부과', nameJa: '皮膚科' } as const;

  it.each([
    [
      '강남구 · 초음파 리프팅서울 · 조건을 모두 갖춘 의원',
      [treatment],
      '/contents?tabId=clinics&region=seoul-gangnam&specialtyId=dermatology&treatmentId=hifu',
    ],
    [
      '강남구 · 야간 진료 · 주차 · 여드름서울 · 조건을 모두 갖춘 의원',
      [night, parking, acne],
      '/contents?tabId=clinics&region=seoul-gangnam&facts=night%2Cparking&partId=skin&concernId=acne',
    ],
    [
      '강남구 · 피부과서울 · 조건을 모두 갖춘 의원',
      [skin],
      '/contents?tabId=clinics&region=seoul-gangnam&specialtyId=dermatology',
    ],
  ] as const)('a place and more in one row: %s', async (text, also, address) => {
    const { via: _, ...plain } = district;
    const both = [{ ...plain, region, also: [...also] }, district];
    mockEndpoint('GET /public/search', { data: { ...answer.data, topics: both, isTopic: true } });
    const { user, field } = await openSearch();
    await user.type(field, '강남');
    expect((await findOption(text)).getAttribute('href')).toBe(address);
  });

  it.each([
    ['강남구관련 검색어: 강남 · 지역 · 서울', '/contents?tabId=clinics&region=seoul-gangnam'],
    ['강남역역 · 서울', '/contents?tabId=clinics&station=gangnam'],
    ['다크서클고민', '/contents?partId=eyes&concernId=under-eye'],
    ['눈부위', '/contents?partId=eyes'],
    ['일본어 상담상담 언어', '/contents?tabId=clinics&language=ja'],
    ['야간 진료의원 특징', '/contents?tabId=clinics&facts=night'],
  ])('a topic %s leads to %s', async (text, address) => {
    mockEndpoint('GET /public/search', { data: { ...answer.data, topics } });
    const { user, field } = await openSearch();
    await user.type(field, '강남');
    expect((await findOption(text)).getAttribute('href')).toBe(address);
  });

  it.each([
    ['', '강남구 · 90,000원부터 · ★ 4.5 (12)'],
    ['?lang=ja', '江南区 · 90,000ウォン〜 · ★ 4.5 (12)'],
  ])('a row says where and how much; a clinic has its lowest price: %s', async (query, details) => {
    mockEndpoint('GET /public/search', { data: answer.data });
    const { user, field } = await openSearch(query);
    await user.type(field, '모아');
    await findOption(`모아의원${details}`);
  });

  it.each([
    [true, ['고민·부위·지역', '의원명']],
    [undefined, ['의원명', '고민·부위·지역']],
  ] as const)('topics stand first when the text names one: %s', async (isTopic, order) => {
    mockEndpoint('GET /public/search', {
      data: { ...answer.data, topics, ...(isTopic && { isTopic }) },
    });
    const { user, field } = await openSearch();
    await user.type(field, '강남');
    await groupNamed('의원명');
    const labels = screen
      .getAllByRole('group')
      .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? ''));
    expect(labels.map((label) => label?.textContent)).toEqual(order);
  });

  it('nothing found offers the nearest terms, and a press searches one', async () => {
    const calls = mockEndpoint('GET /public/search', ({ query: { q } }) =>
      q === '쌍수'
        ? ONE_OF_EACH
        : { data: { ...searchAnswer({}).data, nearest: ['쌍수', '쌍꺼풀', '코수술'] } },
    );
    const { user, field } = await openSearch();
    await user.type(field, '쌍뷁');
    await user.click(await screen.findByRole('button', { name: '쌍수' }));
    await findOption('모아의원');
    expect(field.value).toBe('쌍수');
    expect(document.activeElement).toBe(field);
    expect(calls.at(-1)?.query.q).toBe('쌍수');
  });

  it('a Japanese reader gets Japanese terms for a text in neither script', async () => {
    mockEndpoint('GET /public/search', ({ query: { q } }) => {
      const isNear = q === 'zzzz';
      const near = { nearest: isNear ? ['쌍수'] : [], nearestJa: isNear ? ['二重'] : [] };
      return { data: { ...searchAnswer({}).data, ...near } };
    });
    const { user, field } = await openSearch('?lang=ja');
    await user.type(field, 'zzzz');
    await screen.findByRole('button', { name: '二重' });
    screen.getByText('似ている検索ワード');
    expect(screen.queryByRole('button', { name: '쌍수' })).toBeNull();
    await user.type(field, '!');
    await waitFor(() => expect(screen.queryByText('似ている検索ワード')).toBeNull());
  });

  it('what is meant follows the names, with the word that it was found by', async () => {
    const { data } = searchAnswer({ treatments: [match('a', '쌍수 관리')] });
    const meant = [match('b', '자연유착 쌍꺼풀', { via: { kind: 'typo', term: '쌍수' } })];
    mockEndpoint('GET /public/search', {
      data: { ...data, treatments: { ...data.treatments, meant } },
    });
    const { user, field } = await openSearch();
    await user.type(field, '쌍슈');
    expect(texts(await groupNamed('시술명'))).toEqual([
      '쌍수 관리',
      '자연유착 쌍꺼풀혹시 찾으시는 말: 쌍수',
    ]);
  });

  it('a treatment says how many clinics and events there are', async () => {
    mockEndpoint(
      'GET /public/search',
      searchAnswer({ treatments: [match('hifu', '리프팅', { clinicCount: 18, eventCount: 31 })] }),
    );
    const { user, field } = await openSearch();
    await user.type(field, '리프팅');
    await findOption('리프팅의원 18곳 · 이벤트 31개');
  });
});
