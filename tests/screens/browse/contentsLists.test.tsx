import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  clinicCard,
  doctorCard,
  eventCard,
  filtersInAddress,
  mockTaxonomy,
  openContents,
  whole,
} from '../../support/fixtures/find/browseWorld.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const FILTERS = { specialtyId: 'ent', treatmentId: 'ipl', partId: 'skin', concernId: 'pigment' };
const ALL = `${new URLSearchParams(FILTERS)}`;
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the tabs of the browse area', () => {
  it('BRW-02 NAV-11 are four in their order, and the first is the default', async () => {
    await openContents();
    expect(tabNames()).toEqual(['의원', '의사', '이벤트', '리뷰']);
    expect(chosenTab()).toBe('의원');
    const ids = screen
      .getAllByRole('tab')
      .map((tab) =>
        new URL(tab.getAttribute('href') ?? '', 'http://page').searchParams.get('tabId'),
      );
    expect(ids).toEqual(['clinics', 'doctors', 'events', 'reviews']);
  });

  it('AMB-12 an unknown tabId falls back to the first', async () => {
    await openContents('?tabId=nonsense');
    expect(chosenTab()).toBe('의원');
  });

  it('I18N-03 are named in Japanese', async () => {
    await openContents('?lang=ja');
    expect(tabNames()).toEqual(['クリニック', '医師', 'イベント', '口コミ']);
  });

  it('NAV-12 BRW-05 changing the tab keeps filters and language', async () => {
    const calls = mockEndpoint('GET /public/doctors', whole([doctorCard()]));
    const { user } = await openContents(`?${ALL}&lang=ja`);
    await user.click(screen.getByRole('tab', { name: '医師' }));
    await screen.findByRole('link', { name: /김하늘/ });
    expect(filtersInAddress()).toEqual({ ...FILTERS, lang: 'ja' });
    expect(calls).toEqual([{ query: { ...FILTERS, offset: 0, limit: 100 } }]);
  });
});

describe('the calls of a tab', () => {
  it('GEN-04 BRW-05 BRW-28 clinics: the filters, in windows of 20', async () => {
    const { calls } = await openContents(`?tabId=clinics&${ALL}`);
    await screen.findByText('모아피부과의원');
    expect(calls).toEqual([{ query: { ...FILTERS, offset: 0, limit: 20 } }]);
  });

  it('GEN-04 BRW-29 CONST-04 doctors: the filters, limit 100', async () => {
    mockTaxonomy();
    const calls = mockEndpoint('GET /public/doctors', whole([doctorCard()]));
    await renderScreen(`/contents?tabId=doctors&${ALL}`);
    await screen.findByText('김하늘 원장');
    expect(calls).toEqual([{ query: { ...FILTERS, offset: 0, limit: 100 } }]);
  });

  it('GEN-04 BRW-30 events: the filters, in windows of 20', async () => {
    mockTaxonomy();
    const calls = mockEndpoint('GET /public/events', whole([eventCard()]));
    await renderScreen(`/contents?tabId=events&${ALL}`);
    await screen.findByText('가을 리프팅');
    expect(calls).toEqual([{ query: { ...FILTERS, offset: 0, limit: 20 } }]);
  });

  it('GEN-04 AMB-11 BRW-31 CONST-01 reviews: the filters, in pages of 10', async () => {
    mockTaxonomy();
    const calls = mockEndpoint('GET /public/reviews', ({ query }) => ({
      data: query.offset === 0 ? [sampleReview()] : [],
      total: 1,
    }));
    await renderScreen(`/contents?tabId=reviews&${ALL}`);
    await screen.findByText('자연스럽게 잘 되었어요');
    expect(calls[0]).toEqual({ query: { ...FILTERS, offset: 0, limit: 10 } });
  });

  it('BRW-07 BRW-08 a filter alone, and two together', async () => {
    const one = await openContents('?specialtyId=ent');
    await waitFor(() => expect(one.calls).toHaveLength(1));
    expect(one.calls[0]?.query).toEqual({ specialtyId: 'ent', offset: 0, limit: 20 });
    one.unmount();
    const two = await openContents('?specialtyId=ent&treatmentId=septoplasty');
    await waitFor(() => expect(two.calls).toHaveLength(1));
    expect(two.calls[0]?.query).toMatchObject({ specialtyId: 'ent', treatmentId: 'septoplasty' });
  });
});

describe('a list', () => {
  it('AMB-65 drops the answer to a former question', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', async ({ query }) => {
      if (!query.specialtyId) return whole([clinicCard({ id: 'new', name: '새 목록 의원' })]);
      await late;
      return whole([clinicCard({ id: 'old', name: '늦은 의원' })]);
    });
    const { user } = await renderScreen('/contents?specialtyId=ent');
    await user.click(await screen.findByRole('link', { name: '둘러보기', current: false }));
    await screen.findByText('새 목록 의원');
    answerLate();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByText('새 목록 의원')).toBeTruthy();
    expect(screen.queryByText('늦은 의원')).toBeNull();
  });

  it('AMB-103 shows + after a total that is not counted to the end', async () => {
    mockTaxonomy();
    const capped = { data: [clinicCard()], total: 100_000, totalIsCapped: true as const };
    mockEndpoint('GET /public/clinics', capped);
    await renderScreen('/contents');
    await screen.findByText(/100,000\+/);
  });

  it('shows placeholders while it loads, and says so', async () => {
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', () => new Promise(() => {}));
    await renderScreen('/contents');
    await screen.findByRole('status', { name: '불러오는 중' });
  });

  it('ERR-01 ERR-19 ERR-20 that fails is logged once and repeated only on request', async () => {
    expectConsole(/GET \/public\/clinics failed: invalid_input/);
    mockTaxonomy();
    const calls = mockEndpoint('GET /public/clinics', refusal('invalid_input'));
    const { user } = await renderScreen('/contents');
    const failed = await screen.findByText('불러오지 못했어요');
    expect(failed.closest('[role=status]')).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    mockEndpoint('GET /public/clinics', whole([clinicCard()]));
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await screen.findByText('모아피부과의원');
  });

  it.each([
    ['clinics', '등록된 의원이 없습니다'],
    ['doctors', '등록된 의사가 없습니다'],
    ['events', '진행중인 이벤트가 없습니다'],
  ] as const)('EVT-14 ERR-18 of %s that is empty says so: %s', async (tab, sentence) => {
    mockTaxonomy();
    mockEndpoint(`GET /public/${tab}`, { data: [], total: 0 });
    const { user } = await renderScreen(`/contents?tabId=${tab}&specialtyId=ent`);
    await screen.findByText(sentence);
    await user.click(screen.getByRole('link', { name: '조건 모두 지우기' }));
    await expect.poll(filtersInAddress).toEqual({});
    await screen.findByText(sentence);
    expect(screen.queryByRole('link', { name: '조건 모두 지우기' })).toBeNull();
  });
});

describe('a card', () => {
  it('CLN-24 CLN-25 of a clinic: picture, name, rating, reviews, address, specialties', async () => {
    mockTaxonomy();
    const clinic = clinicCard({
      bannerImage: { url: '/media/demo/room-01.webp' },
      roadAddress: '서울특별시 강남구 도산대로 1',
      detailAddress: '3층',
    });
    mockEndpoint('GET /public/clinics', whole([clinic]));
    await renderScreen('/contents');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: '모아피부과의원' }).getAttribute('href')).toBe(
      '/contents/clinic/clinic-1',
    );
    expect(document.querySelector('article img')?.getAttribute('src')).toBe(
      '/media/demo/room-01.webp',
    );
    card.getByText('4.8');
    card.getByText('(1,234)');
    card.getByText('서울특별시 강남구 도산대로 1 3층');
    card.getByText('피부과');
  });

  it.each([
    ['', '55,000원부터'],
    ['?lang=ja', '55,000ウォン〜'],
    ['?minRating=4', '55,000원부터'],
    ['?partId=skin', null],
    ['?partId=skin&sort=price', '55,000원부터'],
    ['?partId=skin&sort=-price', '55,000원부터'],
    ['?treatmentId=ipl&sort=price', null],
    ['?concernId=pigment&sort=rating', null],
    ['?specialtyId=dermatology', null],
  ])(
    'of a clinic shows its lowest price, in a list of some treatments only when sorted by it: "%s"',
    async (query, price) => {
      mockTaxonomy();
      mockEndpoint('GET /public/clinics', whole([clinicCard({ priceFrom: 55_000 })]));
      await renderScreen(`/contents${query}`);
      const card = within(await screen.findByRole('article'));
      expect(card.queryByText(/55,000/)?.textContent ?? null).toBe(price);
    },
  );

  it.each([
    [
      { priceFrom: 900_000, priceTo: 1_500_000, vatIncluded: false },
      '900,000~1,500,000원 부가세 별도',
    ],
    [{ priceFrom: 1_200_000, vatIncluded: true }, '1,200,000원 부가세 포함'],
    [null, '가격 미등록'],
  ])('of a clinic shows its price of the chosen treatment: %o', async (price, text) => {
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', whole([clinicCard({ priceFrom: 55_000, price })]));
    await renderScreen('/contents?treatmentId=ipl&sort=price');
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain(text);
    expect(card.textContent).not.toContain('55,000');
    within(card).getByText('피부과');
  });

  it('of a clinic shows this price in Japanese, too', async () => {
    mockTaxonomy();
    const price = { priceFrom: 90_000, priceTo: 150_000, vatIncluded: false };
    const clinics = [clinicCard({ price }), clinicCard({ id: 'clinic-2', price: null })];
    mockEndpoint('GET /public/clinics', whole(clinics));
    await renderScreen('/contents?treatmentId=ipl&lang=ja');
    const [priced, unpriced] = await screen.findAllByRole('article');
    expect(priced?.textContent).toContain('90,000〜150,000ウォン 税別');
    expect(unpriced?.textContent).toContain('料金未登録');
  });

  it.each([
    { tab: 'clinics', card: clinicCard(), none: '후기 없음' },
    { tab: 'doctors', card: doctorCard(), none: '후기 없음' },
    { tab: 'events', card: eventCard(), none: '후기 없음' },
    { tab: 'clinics&lang=ja', card: clinicCard(), none: '口コミはまだありません' },
  ])(
    'AMB-60 without reviews, of $tab, shows 0.0 without a coloured star and says so',
    async ({ tab, card, none }) => {
      mockTaxonomy();
      const unrated = { ...card, averageRating: null, reviewCount: null };
      const path = `/public/${tab.split('&')[0]}`;
      mockServer.use(http.get(path, () => HttpResponse.json(whole([unrated]))));
      await renderScreen(`/contents?tabId=${tab}`);
      const shown = within(await screen.findByRole('article'));
      shown.getByText('0.0');
      shown.getByText('(0)');
      shown.getByText(none);
      expect(document.querySelector('article .text-star')).toBeNull();
    },
  );

  it('AMB-60 with reviews has its coloured star, and says nothing', async () => {
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', whole([clinicCard()]));
    await renderScreen('/contents');
    await screen.findByRole('article');
    expect(document.querySelector('article .text-star')).not.toBeNull();
    expect(screen.queryByText('후기 없음')).toBeNull();
  });

  it('DOC-17 of a doctor leads to the doctor', async () => {
    mockTaxonomy();
    mockEndpoint('GET /public/doctors', whole([doctorCard()]));
    await renderScreen('/contents?tabId=doctors&lang=ja');
    const link = await screen.findByRole('link', { name: '김하늘 院長' });
    expect(link.getAttribute('href')).toBe('/contents/doctor/doctor-1?lang=ja');
  });

  it('EVT-12 EVT-13 of an event: picture or placeholder, clinic, title, rating, reviews, treatments', async () => {
    mockTaxonomy();
    const event = eventCard({
      clinic: { id: 'c', name: '모아의원' },
      treatments: [{ id: 'hifu', name: '초음파 리프팅' }],
      price: 1_250_000,
      originalPrice: 1_500_000,
      endsOn: '2026-12-05',
    });
    vi.setSystemTime('2026-11-23');
    mockEndpoint('GET /public/events', whole([event]));
    await renderScreen('/contents?tabId=events');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: '가을 리프팅' }).getAttribute('href')).toBe(
      '/contents/event/event-1',
    );
    expect(document.querySelector('article img')).toBeNull();
    expect(document.querySelector('article svg')).not.toBeNull();
    for (const text of ['모아의원', '1,250,000원', '4.0', '(3)', '초음파 리프팅', '12.5까지'])
      card.getByText(text);
    expect(card.getByText('1,500,000원').tagName).toBe('S');
  });
});
