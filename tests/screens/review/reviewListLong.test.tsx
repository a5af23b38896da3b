import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { pretendRows, scrollPageTo } from '../../support/screen/pretendRows.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

/** `npm run attack` reads 30 of them. */
const PAGES = numberFromEnv('REVIEW_PAGES', 6);
const ALL = PAGES * 10;
const review = (number: number) =>
  sampleReview({ id: `review-${number}`, title: `${number}번째 리뷰` });
const numbersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The list never fills the screen, so all of it is read.
  pretendRows(1);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const letAMinutePass = () => vi.setSystemTime(Date.now() + 61_000);
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((it) => it.textContent);

/** The server's list, whose numbers a test may change, and the requested offsets. */
function serve(numbers: number[]) {
  const list = { numbers };
  const calls = mockEndpoint('GET /public/reviews', ({ query: { offset = 0, limit = 10 } }) => ({
    data: list.numbers.slice(offset, offset + limit).map(review),
    total: list.numbers.length,
  }));
  return { list, offsets: () => calls.map(({ query }) => query.offset) };
}

async function readAll(numbers: number[]) {
  const served = serve(numbers);
  const rendered = await renderScreen('/contents?tabId=reviews');
  await expect.poll(() => served.offsets().at(-1), { timeout: 60_000 }).toBe(numbers.length);
  await scrollPageTo(0);
  await expect.poll(() => history.state?.place?.rows.length).toBe(numbers.length);
  await rendered.goTo('/search');
  letAMinutePass();
  return { ...rendered, ...served, asked: served.offsets().length };
}

describe('a long list of reviews after Back', () => {
  it('asks for its first page alone', { timeout: 120_000 }, async () => {
    const { goBack, offsets, asked } = await readAll(numbersFrom(0, ALL));
    await goBack();
    await expect.poll(() => offsets().length).toBeGreaterThan(asked);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(offsets().slice(asked)).toEqual([0]);
    expect(titles()).toHaveLength(ALL);
    countForProof('review pages', PAGES);
  });

  it('shows new reviews, and loses nothing', { timeout: 60_000 }, async () => {
    const { goBack, list } = await readAll(numbersFrom(0, 30));
    list.numbers = [101, 100, ...numbersFrom(0, 30)];
    await goBack();
    await screen.findByText('101번째 리뷰');
    await expect
      .poll(titles)
      .toEqual([101, 100, ...numbersFrom(0, 30)].map((n) => `${n}번째 리뷰`));
    screen.getByText('32건의 리뷰가 검색되었습니다');
  });

  it('drops reviews that are gone from the first page', { timeout: 60_000 }, async () => {
    const { goBack, list } = await readAll(numbersFrom(0, 30));
    list.numbers = numbersFrom(0, 30).filter((n) => n !== 4);
    await goBack();
    await expect.poll(() => screen.queryByText('4번째 리뷰')).toBeNull();
    await expect.poll(titles).toEqual(list.numbers.map((n) => `${n}번째 리뷰`));
  });

  it('stays as it was if the first page fails', { timeout: 60_000 }, async () => {
    const { goBack } = await readAll(numbersFrom(0, 30));
    expectConsole(/GET \/public\/reviews failed: too_many_requests/);
    const refused = mockEndpoint('GET /public/reviews', refusal('too_many_requests'));
    await goBack();
    await expect.poll(() => refused.length).toBe(1);
    expect(titles()).toHaveLength(30);
    expect(screen.queryByText('불러오지 못했어요')).toBeNull();
  });
});

describe('the cards of a long list of reviews', () => {
  const rows = () => screen.getAllByRole('article').map((card) => card.closest('li'));
  const gaps = () => rows().map((row) => row?.style.marginTop);

  it('are rendered around the screen only, and the others keep their height', async () => {
    pretendRows(300);
    const { offsets } = serve(numbersFrom(0, 30));
    await renderScreen('/contents?tabId=reviews');
    await expect.poll(() => offsets().at(-1), { timeout: 10_000 }).toBe(30);
    expect(titles()).toEqual(numbersFrom(0, 6).map((n) => `${n}번째 리뷰`));
    await scrollPageTo(1_500);
    expect(titles()).toEqual(numbersFrom(2, 9).map((n) => `${n}번째 리뷰`));
    expect(gaps()).toEqual(['600px', ...Array(8).fill('0px')]);
    await scrollPageTo(0);
  });

  it('are as high as they were when one comes back', async () => {
    pretendRows(300);
    const { offsets } = serve(numbersFrom(0, 30));
    const { goTo, goBack } = await renderScreen('/contents?tabId=reviews');
    await expect.poll(() => offsets().at(-1), { timeout: 10_000 }).toBe(30);
    await scrollPageTo(1_500);
    await expect.poll(() => history.state?.place).toMatchObject({ top: 1_500 });
    await goTo('/search');
    await goBack();
    await screen.findByText('2번째 리뷰');
    expect(window.scrollY).toBe(1_500);
    expect(gaps()[0]).toBe('600px');
    await scrollPageTo(0);
  });
});
