import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { pretendRows } from '../../support/screen/pretendRows.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const pageOf = (offset: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleReview({ id: `review-${offset + index}`, title: `${offset + index}번째 리뷰` }),
  );

/** Rows of a pixel, so that all of them are on the screen. */
const pretendHeight = (height: number) => pretendRows(1, height);

afterEach(() => vi.restoreAllMocks());

const scroll = () => act(async () => void dispatchEvent(new Event('scroll')));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

describe('a list of reviews', () => {
  it('RVL-01 RVL-02 RVL-05 pages of ten until an empty one, nothing twice, nothing left out', async () => {
    pretendHeight(0);
    let underway = 0;
    const calls = mockEndpoint('GET /public/reviews', async ({ query: { offset } }) => {
      underway += 1;
      expect(underway).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      underway -= 1;
      return { data: pageOf(offset, Math.max(0, Math.min(10, 25 - offset))), total: 25 };
    });
    await renderScreen('/contents?tabId=reviews');
    await screen.findByText('24번째 리뷰');
    await expect.poll(() => calls.length).toBe(4);
    expect(calls.map(({ query: { offset, limit } }) => [offset, limit])).toEqual([
      [0, 10],
      [10, 10],
      [20, 10],
      [30, 10],
    ]);
    expect(titles()).toEqual(Array.from({ length: 25 }, (_, n) => `${n}번째 리뷰`));
    await scroll();
    await scroll();
    expect(calls).toHaveLength(4);
  });

  it('AMB-103 shows + after a total that is not counted to the end', async () => {
    pretendHeight(4_000);
    const capped = { data: pageOf(0, 10), total: 100_000, totalIsCapped: true as const };
    mockEndpoint('GET /public/reviews', capped);
    await renderScreen('/contents?tabId=reviews');
    await screen.findByText('100,000+건의 리뷰가 검색되었습니다');
  });

  it('RVL-02 RVL-05 a review that moved to the next page is shown once', async () => {
    pretendHeight(0);
    // Written after the first page was read: everything moves one place down.
    mockEndpoint('GET /public/reviews', ({ query: { offset } }) => {
      if (offset === 0) return { data: pageOf(0, 10), total: 20 };
      return { data: pageOf(offset - 1, Math.max(0, Math.min(10, 21 - offset))), total: 21 };
    });
    await renderScreen('/contents?tabId=reviews');
    await screen.findByText('19번째 리뷰');
    expect(titles()).toEqual(Array.from({ length: 20 }, (_, n) => `${n}번째 리뷰`));
  });

  it('RVL-03 the next page waits until 80 percent of the list was on screen', async () => {
    pretendHeight(4_000);
    const calls = mockEndpoint('GET /public/reviews', ({ query: { offset } }) => {
      // With its second page most of the list is below the screen again.
      if (offset === 10) pretendHeight(4_000);
      return { data: pageOf(offset, Math.max(0, Math.min(10, 30 - offset))), total: 30 };
    });
    await renderScreen('/contents?tabId=reviews');
    await screen.findByText('9번째 리뷰');
    await scroll();
    expect(calls).toHaveLength(1);
    pretendHeight(1_000);
    await scroll();
    await screen.findByText('10번째 리뷰');
    await scroll();
    expect(calls).toHaveLength(2);
  });

  it('ERR-01 ERR-19 ERR-20 a page that fails is logged, not repeated in a loop, and has a retry', async () => {
    expectConsole(/GET \/public\/reviews failed: too_many_requests/);
    pretendHeight(0);
    let isBroken = true;
    const calls = mockEndpoint('GET /public/reviews', ({ query: { offset } }) => {
      if (offset === 0) return { data: pageOf(0, 10), total: 12 };
      if (isBroken) return refusal('too_many_requests');
      return { data: pageOf(offset, offset === 10 ? 2 : 0), total: 12 };
    });
    const { user } = await renderScreen('/contents?tabId=reviews');
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    await scroll();
    await scroll();
    expect(calls).toHaveLength(2);
    expect(titles()).toHaveLength(10);
    isBroken = false;
    await user.click(retry);
    await screen.findByText('11번째 리뷰');
    expect(titles()).toHaveLength(12);
  });
});
