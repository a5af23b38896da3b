import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../contract/event.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic, sampleEvent, sampleReview } from '../../support/screen/sampleAnswers.ts';

const ID = sampleEvent().id;

async function openEvent(changes: Partial<Event> = {}, query = '') {
  const calls = mockEndpoint('GET /public/events/:id', { data: sampleEvent(changes) });
  const rendered = await renderScreen(`/contents/event/${ID}${query}`);
  await screen.findByRole('heading', { level: 1, name: /^(?!불러오는 중|読み込み中)/ });
  return { ...rendered, calls };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
/** Around the title. */
const header = () =>
  within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
const headerImage = () => document.querySelector('main header img')?.getAttribute('src');

describe('/contents/event/:id', () => {
  it('EVT-01 asks for the event once', async () => {
    const { calls } = await openEvent();
    expect(calls).toEqual([{ params: { id: ID } }]);
  });

  it('counts that it was read, once and after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    const counted = mockEndpoint('POST /public/events/:id/views', {});
    const { goTo } = await openEvent();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(counted).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitFor(() => expect(counted).toEqual([{ params: { id: ID } }]));
    await goTo(`/contents/event/${ID}?tabId=review`);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(counted).toHaveLength(1);
    vi.useRealTimers();
  });

  it('a preview is not counted as read, nor a browser that a program drives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const counted = mockEndpoint('POST /public/events/:id/views', {});
    const driven = vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true);
    const { goTo } = await openEvent();
    await vi.advanceTimersByTimeAsync(5_000);
    driven.mockReturnValue(false);
    await goTo('/contents/event/pv');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(counted).toEqual([]);
    vi.useRealTimers();
  });

  it('AMB-60 without reviews its star has no colour, and the page says so', async () => {
    await openEvent({ averageRating: 0, reviewCount: 0 });
    screen.getByText('후기 없음');
    expect(document.querySelector('main header .text-star')).toBeNull();
  });

  it('EVT-03 ENT-21 ENT-22 its picture, title, rating and number of reviews', async () => {
    const cardImage = { url: '/card.webp' };
    await openEvent({ cardImage, averageRating: 5, reviewCount: 1_000 });
    expect(headerImage()).toBe('/card.webp');
    screen.getByRole('heading', { name: '가을 리프팅', level: 1 });
    screen.getByText('5.0');
    screen.getByText('(1,000)');
  });

  it.each<[string, Partial<Event>, string | undefined]>([
    ['the main picture alone', { mainImage: { url: '/main.webp' } }, '/main.webp'],
    ['both', { cardImage: { url: '/card.webp' }, mainImage: { url: '/main.webp' } }, '/card.webp'],
    ['none', {}, undefined],
  ])('AMB-54 ENT-10 with %s', async (_, images, shown) => {
    await openEvent(images);
    expect(headerImage()).toBe(shown);
  });

  it('EVT-04 two tabs', async () => {
    await openEvent();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['이벤트 정보', '이벤트 후기']);
  });

  it('EVT-05 the reviews of this event only', async () => {
    const calls = mockEndpoint('GET /public/reviews', ({ query: { offset } }) => ({
      data: offset === 0 ? [sampleReview()] : [],
      total: 1,
    }));
    await openEvent({}, '?tabId=review');
    await screen.findByText('1건의 리뷰가 검색되었습니다');
    expect(calls.at(0)?.query).toMatchObject({ eventId: ID, offset: 0, limit: 10 });
  });

  it('EVT-06 EVT-08 ERR-18 says which parts are missing', async () => {
    await openEvent();
    section('이벤트 설명').getByText('작성된 이벤트 설명이 없습니다');
    section('상세정보').getByText('작성된 상세정보가 없습니다');
  });

  it('EVT-06 EVT-07 EVT-08 description, treatments, detail pictures in their order', async () => {
    await openEvent({
      content: '첫 줄\n둘째 줄',
      treatments: [{ id: 'a', name: '실리프팅' }],
      detailImages: [{ url: '/one.webp' }, { url: '/two.webp' }],
    });
    expect(section('이벤트 설명').getByText(/첫 줄/).textContent).toBe('첫 줄\n둘째 줄');
    section('시술명').getByText('실리프팅');
    const images = section('상세정보').getAllByRole('img');
    expect(images.map((image) => image.getAttribute('src'))).toEqual(['/one.webp', '/two.webp']);
    expect(images.map((image) => image.getAttribute('alt'))).toEqual([
      '상세 이미지 1',
      '상세 이미지 2',
    ]);
  });

  it('a treatment leads to the events with it', async () => {
    await openEvent({ treatments: [{ id: 'thread-lift', name: '실리프팅' }] });
    const link = section('시술명').getByRole('link', { name: '실리프팅' });
    expect(link.getAttribute('href')).toBe('/contents?tabId=events&treatmentId=thread-lift');
  });

  it('shows side effects in their own section, and only if they are entered', async () => {
    mockEndpoint('GET /public/events/:id', {
      data: sampleEvent({
        sideEffects: '붉어질 수 있어요',
        sideEffectsJa: '赤くなることがあります',
      }),
    });
    await renderScreen(`/contents/event/${sampleEvent().id}?lang=ja`);
    await screen.findByRole('heading', { name: '副作用と注意事項' });
    screen.getByText('赤くなることがあります');
  });

  describe('what the event costs and includes', () => {
    const terms: Partial<Event> = {
      price: 99_000,
      originalPrice: 120_000,
      included: '상담\n실리프팅\n상담',
      includedJa: 'カウンセリング\n糸リフト',
      notIncluded: '처방약',
      notIncludedJa: '処方薬',
      adApprovalNumber: '제1호',
      adApprovalEndsOn: '2028-01-31',
    };
    const things = () =>
      screen.getAllByRole('list').flatMap((list) =>
        within(list)
          .queryAllByRole('listitem')
          .map(({ textContent }) => textContent),
      );

    it('the original price is struck through, and screen readers hear which is which', async () => {
      await openEvent(terms);
      expect(screen.getByText('120,000원').tagName).toBe('S');
      expect(screen.getByText('정가').className).toBe('sr-only');
      expect(screen.getByText('이벤트가').className).toBe('sr-only');
    });

    it('the present price comes first, then the tax, as on the card', async () => {
      await openEvent(terms);
      const line = screen.getByText('이벤트가').closest('p');
      expect(line?.textContent).toMatch(/^이벤트가 99,000원.+정가 120,000원$/);
    });

    it.each([
      [
        '',
        '이용 안내',
        ['상담', '실리프팅', '처방약'],
        /의료광고 심의 제1호 \(2028-01-31까지 유효\)/,
      ],
      [
        '?lang=ja',
        'ご利用について',
        ['カウンセリング', '糸リフト', '処方薬'],
        /医療広告審議 제1호 \(2028-01-31まで有効\)/,
      ],
    ])(
      'included, not included and the approval of the advertisement%s',
      async (query, name, all, approval) => {
        await openEvent(terms, query);
        expect(things()).toEqual(expect.arrayContaining(all));
        expect(screen.getByRole('region', { name }).textContent).toMatch(approval);
      },
    );

    it('what is not known, and an original price that is not higher, is left out', async () => {
      await openEvent({ price: 99_000, originalPrice: 99_000, adApprovalEndsOn: '2028-01-31' });
      screen.getByText('99,000원');
      expect(document.querySelector('main s')).toBeNull();
      expect(screen.queryByRole('region', { name: '이용 안내' })).toBeNull();
    });
  });

  it('EVT-09 EVT-10 its clinic: its link, and a map of its address', async () => {
    await openEvent({ clinic: briefClinic() });
    const clinic = section('의원 정보');
    expect(clinic.getByRole('link', { name: '모아피부과의원' }).getAttribute('href')).toBe(
      `/contents/clinic/${briefClinic().id}`,
    );
    clinic.getByRole('region', { name: '서울특별시 강남구 언주로 1 지도' });
  });

  it.each([
    ['info', ''],
    ['review', '?tabId=review'],
  ])('says below its title whose event it is, and where, on the tab %s', async (_, query) => {
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    const district = { id: 'seoul-gangnam', name: '강남구' };
    await openEvent({ clinic: briefClinic({ district }) }, query);
    const link = header().getByRole('link', { name: '모아피부과의원' });
    expect(link.getAttribute('href')).toBe(`/contents/clinic/${briefClinic().id}`);
    header().getByText('강남구');
  });

  it('has no line of a clinic without one', async () => {
    await openEvent();
    expect(header().queryByRole('link')).toBeNull();
  });

  it('EVT-10 no map of a clinic without an address', async () => {
    await openEvent({ clinic: briefClinic({ roadAddress: '', detailAddress: '' }) });
    section('의원 정보').getByRole('link', { name: '모아피부과의원' });
    expect(screen.queryByRole('region', { name: /지도/ })).toBeNull();
  });

  it('I18N-05 in Japanese', async () => {
    await openEvent({ titleJa: '秋のリフティング' }, '?lang=ja');
    screen.getByRole('heading', { name: '秋のリフティング', level: 1 });
    section('イベントの説明').getByText('イベントの説明はまだありません');
  });
});
