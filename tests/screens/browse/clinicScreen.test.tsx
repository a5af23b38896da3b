import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Clinic } from '../../../contract/clinic.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import {
  sampleClinic,
  sampleDoctor,
  sampleEvent,
  sampleReview,
} from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const ID = sampleClinic().id;

async function openClinic(changes: Partial<Clinic> = {}, query = '') {
  const calls = mockEndpoint('GET /public/clinics/:id', { data: sampleClinic(changes) });
  const rendered = await renderScreen(`/contents/clinic/${ID}${query}`);
  await screen.findByRole('heading', { level: 1, name: /^(?!불러오는 중|読み込み中)/ });
  return { ...rendered, calls };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('/contents/clinic/:id', () => {
  it('CLN-01 asks for the clinic once', async () => {
    const { calls } = await openClinic();
    expect(calls).toEqual([{ params: { id: ID } }]);
  });

  it('CLN-03 a carousel shows the banner, then the pictures of the introduction', async () => {
    const introductionImages = [{ url: '/in-1.webp' }, { url: '/in-2.webp' }];
    await openClinic({ bannerImage: { url: '/banner.webp' }, introductionImages });
    const pictures = screen.getByRole('region', { name: '병원 사진' }).querySelectorAll('img');
    expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual([
      '/banner.webp',
      '/in-1.webp',
      '/in-2.webp',
    ]);
  });

  it('CLN-05 AMB-62 without a banner there is no carousel', async () => {
    await openClinic({ introductionImages: [{ url: '/in-1.webp' }] });
    expect(screen.queryByRole('region', { name: '병원 사진' })).toBeNull();
  });

  it('CLN-06 CLN-07 ENT-22 shows its name, its rating, the number of reviews', async () => {
    await openClinic({ name: '달빛의원', averageRating: 4.25, reviewCount: 1_234 });
    screen.getByRole('heading', { name: '달빛의원', level: 1 });
    screen.getByText('4.3');
    screen.getByText('(1,234개의 후기)');
  });

  it('AMB-60 ENT-21 without reviews shows 0.0 and no reviews', async () => {
    await openClinic({ averageRating: 0, reviewCount: 0 });
    screen.getByText('0.0');
    screen.getByText('(0개의 후기)');
  });

  it.each<[string, Partial<Clinic>]>([
    ['in two parts', { roadAddress: '서울특별시 강남구 언주로 1', detailAddress: '2층' }],
    ['in one', { address: '서울특별시 강남구 언주로 1 2층' }],
  ])('CLN-08 ENT-06 its address %s', async (_, address) => {
    await openClinic(address);
    const [, inSection] = screen.getAllByText('서울특별시 강남구 언주로 1 2층');
    expect(inSection?.lang).toBe('ko');
  });

  it('CLN-09 four tabs, the first of them chosen', async () => {
    await openClinic();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['병원정보', '의료진', '이벤트', '시술후기']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('병원정보');
  });
});

describe('the info tab of a clinic', () => {
  it('CLN-10 CLN-12 CLN-13 its introduction, its specialties, its address with a map', async () => {
    await openClinic({
      description: '첫 줄\n둘째 줄',
      specialties: [{ id: 'dermatology', name: '피부과' }],
      roadAddress: '서울특별시 강남구 언주로 1',
      detailAddress: '2층',
    });
    expect(section('병원 소개').getByText(/첫 줄/).textContent).toBe('첫 줄\n둘째 줄');
    section('진료과목').getByText('피부과');
    section('주소').getByText('서울특별시 강남구 언주로 1 2층');
    section('주소').getByRole('region', { name: '서울특별시 강남구 언주로 1 지도' });
  });

  it('a specialty leads to the clinics that practise it', async () => {
    const specialties = [{ id: 'dermatology', name: '피부과', nameJa: '皮膚科' }];
    await openClinic({ specialties }, '?lang=ja');
    const link = section('診療科目').getByRole('link', { name: '皮膚科' });
    expect(link.getAttribute('href')).toBe('/contents?specialtyId=dermatology&lang=ja');
  });

  it('AMB-87 shows entered texts as text, never as markup', async () => {
    await openClinic({ description: '<img src=x onerror=alert(1)><b>굵게</b>' });
    section('병원 소개').getByText('<img src=x onerror=alert(1)><b>굵게</b>');
  });

  it('CLN-11 CLN-12 CLN-14 ERR-18 says which parts are missing, and shows no map without an address', async () => {
    await openClinic({ description: '' });
    section('병원 소개').getByText('작성된 병원 소개가 없습니다');
    section('진료과목').getByText('등록된 진료과목이 없습니다');
    section('주소').getByText('등록된 주소가 없습니다');
    expect(screen.queryByRole('region', { name: /지도/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '주소 복사' })).toBeNull();
  });

  it('CLN-15 CLN-16 copies the whole address and says so', async () => {
    const { user } = await openClinic({
      roadAddress: '서울특별시 강남구 언주로 1',
      detailAddress: '2층',
    });
    await user.click(screen.getByRole('button', { name: '주소 복사' }));
    const toast = await screen.findByText('주소가 복사되었습니다');
    expect(toast.closest('[role=status]')).not.toBeNull();
    expect(await navigator.clipboard.readText()).toBe('서울특별시 강남구 언주로 1 2층');
  });

  it.each([
    ['', '주소 복사', '주소를 복사하지 못했어요'],
    ['?lang=ja', '住所をコピー', '住所をコピーできませんでした'],
  ])('CLN-15 says so when the browser refuses to copy %s', async (query, name, sentence) => {
    expectConsole(/The text could not be copied/);
    const { user } = await openClinic({ address: '서울특별시 강남구 언주로 1' }, query);
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    onTestFinished(() => copy.mockRestore());
    await user.click(screen.getByRole('button', { name }));
    await screen.findByText(sentence);
    expect(getSelection()?.toString()).toBe('서울특별시 강남구 언주로 1');
  });

  it('I18N-05 in Japanese, Korean texts of the clinic are marked as Korean', async () => {
    await openClinic(
      { name: '달빛의원', nameJa: '月光クリニック', description: '소개', address: '서울' },
      '?lang=ja',
    );
    screen.getByRole('heading', { name: '月光クリニック', level: 1 });
    expect(section('クリニック紹介').getByText('소개').lang).toBe('ko');
    screen.getByText('(口コミ12件)');
  });
});

describe('the other tabs of a clinic', () => {
  it('CLN-17 doctors as cards that link to them', async () => {
    const doctors = [sampleDoctor({ name: '김하늘' }), sampleDoctor({ id: 'd2', name: '이바다' })];
    await openClinic({ doctors }, '?tabId=doctor');
    const links = screen.getAllByRole('link', { name: /원장$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['김하늘 원장', '이바다 원장']);
    expect(links[1]?.getAttribute('href')).toBe('/contents/doctor/d2');
  });

  it('CLN-18 AMB-64 a spinner until the clinic has its doctors', async () => {
    const { doctors: _, ...rest } = sampleClinic();
    mockServer.use(http.get('/public/clinics/:id', () => HttpResponse.json({ data: rest })));
    await renderScreen(`/contents/clinic/${ID}?tabId=doctor`);
    await screen.findByRole('heading', { name: '모아피부과의원', level: 1 });
    within(screen.getByRole('tabpanel')).getByText('불러오는 중');
  });

  it('AMB-64 doctors with only an id are loaded, and a deleted one is left out', async () => {
    expectConsole(/The doctor d2 of a clinic could not be loaded/);
    const clinic = { ...sampleClinic(), doctors: ['d1', { id: 'd2' }, sampleDoctor({ id: 'd3' })] };
    mockServer.use(http.get('/public/clinics/:id', () => HttpResponse.json({ data: clinic })));
    const asked = mockEndpoint('GET /public/doctors/:id', ({ params: { id } }) =>
      id === 'd1' ? { data: sampleDoctor({ id, name: '이바다' }) } : refusal('not_found'),
    );
    await renderScreen(`/contents/clinic/${ID}?tabId=doctor`);
    await screen.findByRole('link', { name: '이바다 원장' });
    const links = screen.getAllByRole('link', { name: /원장$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/contents/doctor/d1',
      '/contents/doctor/d3',
    ]);
    expect(asked.map(({ params }) => params.id)).toEqual(['d1', 'd2']);
  });

  it('CLN-19 ERR-18 says that there are no doctors', async () => {
    await openClinic({}, '?tabId=doctor');
    screen.getByText('등록된 의료진이 없습니다');
  });

  it('CLN-20 events as cards that link to them', async () => {
    await openClinic({ events: [sampleEvent({ id: 'e1' })] }, '?tabId=event');
    const link = screen.getByRole('link', { name: '가을 리프팅' });
    expect(link.getAttribute('href')).toBe('/contents/event/e1');
  });

  it('CLN-21 ERR-18 says that there are no events', async () => {
    await openClinic({}, '?tabId=event');
    screen.getByText('진행중인 이벤트가 없습니다');
  });

  it.each([
    ['event', '', '가까운 의원의 이벤트 보기', 'tabId=events&region=seoul-gangnam'],
    ['event', '&lang=ja', '近くのクリニックのイベントを見る', 'tabId=events&region=seoul-gangnam'],
    ['doctor', '', '의사 둘러보기', 'tabId=doctors'],
    ['doctor', '&lang=ja', '医師を見る', 'tabId=doctors'],
  ])('with no %s lead on: "%s"', async (tab, query, name, search) => {
    const district = { id: 'seoul-gangnam', name: '강남구' };
    await openClinic({ district }, `?tabId=${tab}${query}`);
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toContain(`/contents?${search}`);
  });

  it('without an event and a district lead to all events', async () => {
    await openClinic({}, '?tabId=event');
    const link = screen.getByRole('link', { name: '이벤트 둘러보기' });
    expect(link.getAttribute('href')).toBe('/contents?tabId=events');
  });

  it('CLN-22 asks for the reviews of this clinic only, ten at a time', async () => {
    const reviews = mockEndpoint('GET /public/reviews', ({ query: { offset } }) => ({
      data: offset === 0 ? [sampleReview()] : [],
      total: 1,
    }));
    await openClinic({}, '?tabId=review');
    await screen.findByText('1건의 리뷰가 검색되었습니다');
    screen.getByRole('link', { name: '자연스럽게 잘 되었어요' });
    expect(reviews.at(0)?.query).toMatchObject({ clinicId: ID, offset: 0, limit: 10 });
    expect(reviews.every(({ query }) => query.clinicId === ID)).toBe(true);
  });
});
