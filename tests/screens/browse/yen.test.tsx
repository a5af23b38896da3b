import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agreed, button } from '../../support/fixtures/counsel/counselWorld.ts';
import {
  clinicCard,
  eventCard,
  mockTaxonomy,
  whole,
} from '../../support/fixtures/find/browseWorld.ts';
import {
  findOption,
  match,
  openSearch,
  searchAnswer,
} from '../../support/fixtures/find/searchWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import {
  briefClinic,
  sampleClinic,
  sampleEvent,
  sampleReview,
} from '../../support/screen/sampleAnswers.ts';

const config = { yen: { rate: 0.107, on: '2026-11-28' } };
const NOTE = '円の金額は11月28日のレートによる目安です。お支払いは韓国ウォンです。';
const event = sampleEvent({ price: 4_100_000, clinic: briefClinic() });

const openEvent = async (query: string, options = { config }) => {
  mockEndpoint('GET /public/events/:id', { data: event });
  const opened = await renderScreen(`/contents/event/${event.id}${query}`, options);
  await screen.findByRole('heading', { level: 1, name: event.title });
  return opened;
};

describe('prices in yen', () => {
  it('stand beside won on Japanese pages of an event and in its booking, with one note', async () => {
    logIn({ consents: agreed });
    mockEndpoint('GET /member/bookmarks/:type/:id', { data: [] });
    mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
    const { user } = await openEvent('?lang=ja');
    screen.getByText('約44万円');
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
    await expect.poll(() => button('相談を予約する').disabled).toBe(false);
    await user.click(button('相談を予約する'));
    within(await screen.findByRole('dialog')).getByText('約44万円');
  });

  it.each([
    ['on Korean pages', '', { config }],
    ['where the server has no rate of the last days', '?lang=ja', {}],
  ])('are absent %s', async (_, query, options) => {
    await openEvent(query, options as never);
    expect(document.body.textContent).not.toMatch(/円|엔\b|약 44만/);
  });

  it('stand on the cards of events, with one note above the list', async () => {
    mockTaxonomy();
    const cards = ['event-1', 'event-2'].map((id) => eventCard({ id, price: 12_000_000 }));
    mockEndpoint('GET /public/events', whole(cards));
    await renderScreen('/contents?tabId=events&lang=ja', { config });
    expect(await screen.findAllByText('約130万円')).toHaveLength(2);
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
  });

  it.each([
    ['', { priceFrom: 80_000 }, '80,000ウォン〜 約8,600円〜'],
    [
      '&treatmentId=ipl',
      { price: { priceFrom: 80_000, priceTo: 250_000, vatIncluded: true } },
      '80,000〜250,000ウォン 税込 約8,600円〜2.7万円',
    ],
  ])('stand on the cards of clinics, with one note above the list%s', async (query, more, text) => {
    mockTaxonomy();
    const cards = ['clinic-1', 'clinic-2'].map((id) => clinicCard({ id, ...more }));
    mockEndpoint('GET /public/clinics', whole(cards));
    await renderScreen(`/contents?lang=ja${query}`, { config });
    const shown = await screen.findAllByRole('article');
    for (const card of shown) expect(card.textContent).toContain(text);
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
  });

  it('have no note above a list of clinics without prices', async () => {
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', whole([clinicCard({ priceFrom: 80_000 })]));
    await renderScreen('/contents?lang=ja&partId=skin', { config });
    await screen.findByRole('article');
    expect(document.body.textContent).not.toMatch(/円/);
  });

  it('stand in the rows of the search, with one note below them', async () => {
    mockEndpoint(
      'GET /public/search',
      searchAnswer({
        clinics: [match('clinic-1', '모아의원', { price: 80_000 })],
        events: [match('event-1', '모아 이벤트', { price: 4_100_000 })],
      }),
    );
    const { user, field } = await openSearch('?lang=ja', { config });
    await user.type(field, '모아');
    await findOption('모아의원80,000ウォン〜 約8,600円〜');
    await findOption('모아 이벤트4,100,000ウォン 約44万円');
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
  });

  it('stand on the event of a review, with one note', async () => {
    const review = sampleReview({ event: eventCard({ id: event.id, price: 4_100_000 }) });
    mockEndpoint('GET /public/reviews/:id', { data: review });
    await renderScreen(`/contents/review/${review.id}?lang=ja`, { config });
    await screen.findByText('約44万円');
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
  });

  it('stand in the price menu, also as a range, with one note', async () => {
    const line = { priceFrom: 80_000, vatIncluded: true };
    const clinic = sampleClinic({
      priceMenu: [
        { ...line, treatment: { id: 'ipl', name: 'IPL' }, priceTo: null },
        { ...line, treatment: { id: 'hifu', name: 'HIFU' }, priceTo: 250_000 },
        { ...line, treatment: { id: 'lip', name: 'LIP' }, priceTo: 80_100 },
      ],
    });
    mockEndpoint('GET /public/clinics/:id', { data: clinic });
    await renderScreen(`/contents/clinic/${clinic.id}?lang=ja`, { config });
    const range = await screen.findByText('約8,600円〜2.7万円');
    expect(range.closest('p')?.textContent).toBe('80,000〜250,000ウォン 税込 約8,600円〜2.7万円');
    expect(screen.getAllByText('約8,600円')).toHaveLength(2);
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
  });
});
