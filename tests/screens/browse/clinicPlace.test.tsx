import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Clinic } from '../../../contract/clinic.ts';
import {
  doctorCard,
  eventCard,
  mockTaxonomy,
  whole,
} from '../../support/fixtures/find/browseWorld.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic, sampleClinic, sampleDoctor } from '../../support/screen/sampleAnswers.ts';

const PLACE: Partial<Clinic> = {
  name: '첫눈피부과의원',
  nameJa: 'チョンヌン皮膚科',
  roadAddress: '서울특별시 중구 을지로 22',
  detailAddress: '9층',
  addressJa: 'ソウル特別市 中区 乙支路 22 9階',
  phone: '02-000-6267',
  latitude: 37.56,
  longitude: 126.98,
};
const HANGUL = '서울특별시 중구 을지로 22 9층';

async function openClinic(query = '', changes: Partial<Clinic> = {}) {
  mockEndpoint('GET /public/clinics/:id', { data: sampleClinic({ ...PLACE, ...changes }) });
  const rendered = await renderScreen(`/contents/clinic/${sampleClinic().id}${query}`);
  await screen.findByRole('heading', { level: 1, name: /^(?!불러오는 중|読み込み中)/ });
  return rendered;
}
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('a card of a doctor or an event', () => {
  const clinic = briefClinic({
    district: { id: 'seoul-gangnam', name: '강남구', nameJa: '江南区' },
    station: { id: 'gangnam', name: '강남역', nameJa: '江南駅', minutesOnFoot: 5 },
  });

  /** By its text: the district is in an element of its own. */
  const expectPlace = async (place: string) => {
    const card = await screen.findByRole('article');
    const lines = Array.from(card.querySelectorAll('p'));
    expect(lines.map(({ textContent }) => textContent)).toContain(place);
  };

  it.each([
    ['', '강남구 · 강남역 도보 5분'],
    ['&lang=ja', '江南区 · 江南駅 徒歩5分'],
  ])('has district and station of its clinic%s', async (query, place) => {
    mockTaxonomy();
    mockEndpoint('GET /public/doctors', whole([doctorCard({ clinic })]));
    const { unmount } = await renderScreen(`/contents?tabId=doctors${query}`);
    await expectPlace(place);
    unmount();
    mockEndpoint('GET /public/events', whole([eventCard({ clinic })]));
    await renderScreen(`/contents?tabId=events${query}`);
    await expectPlace(place);
  });
});

describe('where a clinic is', () => {
  it('a Japanese reader gets the reading first; the Korean address stays for maps and taxis', async () => {
    const { user } = await openClinic('?lang=ja');
    expect(section('住所').getAllByText(/ソウル特別市 中区 乙支路 22 9階/)).not.toHaveLength(0);
    expect(section('住所').getByText(HANGUL).lang).toBe('ko');
    await user.click(screen.getByRole('button', { name: '住所をコピー' }));
    expect(await navigator.clipboard.readText()).toBe(HANGUL);
  });

  it('a Japanese reader gets the sound of an address without a Japanese one, also at the map', async () => {
    await openClinic('?lang=ja', { addressJa: null });
    const reading = 'ソウル特別市 チュン区 ウルジ路 22 9階';
    expect(section('住所').getAllByText(reading)).not.toHaveLength(0);
    screen.getByRole('region', { name: `${reading}の地図` });
  });

  it.each([
    ['', '길찾기', ['네이버 지도', '카카오맵', '구글 지도']],
    ['?lang=ja', '経路を調べる', ['Googleマップ', 'NAVERマップ', 'カカオマップ']],
  ])('the way there in maps, the usual ones first %s', async (query, name, services) => {
    await openClinic(query);
    const links = within(screen.getByRole('list', { name })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(services);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^https:/);
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });
});

describe('a map of another service', () => {
  it.each([
    ['네이버 지도', '서울특별시 중구 을지로 22'],
    ['카카오맵', '37.56,126.98'],
    ['구글 지도', '37.56,126.98'],
  ])('AMB-56 CLN-13 %s is opened at %s', async (name, where) => {
    await openClinic();
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toContain(where);
  });
});

describe('the address for a taxi driver', () => {
  it('is in Korean, large, with name and phone', async () => {
    const { user } = await openClinic('?lang=ja');
    await user.click(screen.getByRole('button', { name: 'タクシーで見せる' }));
    const card = within(await screen.findByRole('dialog', { name: 'タクシーで見せる' }));
    card.getByText('이 주소로 가 주세요');
    card.getByText(HANGUL);
    card.getByText('첫눈피부과의원');
    expect(card.getByRole('link', { name: '02-000-6267' }).getAttribute('href')).toBe(
      'tel:+8220006267',
    );
  });

  it('says the same in Japanese below, and Back closes it', async () => {
    const { user, address } = await openClinic('?lang=ja');
    const before = address();
    await user.click(screen.getByRole('button', { name: 'タクシーで見せる' }));
    const card = within(await screen.findByRole('dialog', { name: 'タクシーで見せる' }));
    expect(card.getByText('이 주소로 가 주세요').closest('[lang]')?.getAttribute('lang')).toBe(
      'ko',
    );
    card.getByText('この画面を運転手さんに見せてください');
    card.getByText('この住所までお願いします');
    card.getByText(HANGUL);
    card.getByText('ソウル特別市 中区 乙支路 22 9階');
    card.getByText('チョンヌン皮膚科');
    await user.click(card.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(before);
  });

  it('is not offered without an address', async () => {
    await openClinic('?lang=ja', { roadAddress: null, detailAddress: null });
    expect(screen.queryByRole('button', { name: 'タクシーで見せる' })).toBeNull();
  });

  it('is not offered to readers of Korean', async () => {
    await openClinic();
    screen.getAllByText(HANGUL);
    expect(screen.queryByRole('button', { name: '택시 기사님께 보여주기' })).toBeNull();
  });
});

describe('the row of a clinic on another page', () => {
  const clinic = briefClinic({
    district: { id: 'seoul-jung', name: '중구', nameJa: '中区' },
    station: { id: 'myeongdong', name: '명동역', nameJa: '明洞駅' },
  });
  const row = async () =>
    within(await screen.findByRole('region', { name: /^(소속 의원|所属クリニック)$/ }));

  it.each([
    ['', clinic, '서울특별시 강남구 언주로 1 2층', ''],
    ['?lang=ja', clinic, '中区 · 明洞駅', ''],
    ['?lang=ja', briefClinic({ addressJa: '江南区' }), '江南区', ''],
    ['?lang=ja', briefClinic(), 'ソウル特別市 カンナム区 オンジュ路 1 2階', ''],
  ])('DOC-11 names the place %s', async (query, named, place, lang) => {
    mockEndpoint('GET /public/doctors/:id', { data: sampleDoctor({ clinic: named }) });
    await renderScreen(`/contents/doctor/${sampleDoctor().id}${query}`);
    expect((await row()).getByText(place).lang).toBe(lang);
  });

  it.each([
    ['?lang=ja', '第一', false],
    ['?lang=ja', null, true],
    ['', null, false],
  ])(
    'a name in Hangul alone has a reading for Japanese readers %s %s',
    async (query, nameJa, is) => {
      const named = { ...clinic, name: '모아피부과의원', nameJa };
      mockEndpoint('GET /public/doctors/:id', { data: sampleDoctor({ clinic: named }) });
      await renderScreen(`/contents/doctor/${sampleDoctor().id}${query}`);
      expect((await row()).queryByText('モア皮膚科医院') !== null).toBe(is);
    },
  );
});
