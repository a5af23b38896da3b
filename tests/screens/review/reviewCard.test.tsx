import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReviewCard } from '../../../contract/review.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic, sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const ID = sampleReview().id;

/** The card as the home page shows it. */
async function showCard(changes: Partial<ReviewCard> = {}) {
  mockEndpoint('GET /public/reviews', { data: [sampleReview(changes)], total: 1 });
  const rendered = await renderScreen('/home');
  const card = await screen.findByRole('article');
  return { ...rendered, card, inCard: within(card) };
}

describe('a card of a review', () => {
  it('REV-15 leads to the review', async () => {
    const { inCard, user, address } = await showCard();
    mockEndpoint('GET /public/reviews/:id', { data: sampleReview() });
    await user.click(inCard.getByRole('link', { name: '자연스럽게 잘 되었어요' }));
    expect(address()).toBe(`/contents/review/${ID}`);
  });

  it('REV-16 ENT-21 shows title, rating, treatments and photos', async () => {
    const { inCard } = await showCard({
      rating: 3,
      treatments: [{ id: 'a', name: '실리프팅' }],
      beforePhotos: [{ url: '/b.webp' }],
      afterPhotos: [{ url: '/a.webp' }],
    });
    inCard.getByRole('heading', { name: '자연스럽게 잘 되었어요' });
    inCard.getByText('3.0');
    inCard.getByText('실리프팅');
    inCard.getByRole('button', { name: '시술 전 사진 1' });
    inCard.getByRole('button', { name: '시술 후 사진 1' });
  });

  it('names its writer by the masked nickname; without one there is no line for it', async () => {
    const { card, unmount } = await showCard({ maskedNickname: '용감한●●●16' });
    expect(card.textContent).toContain('작성자 용감한●●●16');
    unmount();
    expect((await showCard({ maskedNickname: null })).card.textContent).not.toContain('작성자');
  });

  it('has its writer beside the clinic: the first line has no room for one more text', async () => {
    const { card } = await showCard({
      maskedNickname: '용감한●●●16',
      clinic: briefClinic({ name: '첫눈의원' }),
      visitConfirmed: true,
    });
    const lines = Array.from(card.querySelectorAll('p'), ({ textContent }) => textContent);
    expect(lines[0]).toContain('방문 확인');
    expect(lines[0]).not.toContain('용감한');
    expect(lines).toContain('작성자 용감한●●●16 · 첫눈의원');
  });

  it('EDT-20 has a name also without a title', async () => {
    const { inCard, user, address } = await showCard({ title: ' ' });
    mockEndpoint('GET /public/reviews/:id', { data: sampleReview({ title: ' ' }) });
    await user.click(inCard.getByRole('link', { name: '제목 없는 리뷰' }));
    expect(address()).toBe(`/contents/review/${ID}`);
    await screen.findByRole('heading', { name: '제목 없는 리뷰', level: 1 });
  });

  it('AMB-79 a title has the language of the review, the name without one that of the page', async () => {
    const { inCard, unmount } = await showCard({ title: 'とても良い', language: 'ja' });
    expect(inCard.getByRole('heading', { name: 'とても良い' }).lang).toBe('ja');
    unmount();
    const other = await showCard({ title: '', language: 'ja' });
    expect(other.inCard.getByRole('heading', { name: '제목 없는 리뷰' }).lang).toBe('');
    const review = sampleReview({ title: '', language: 'ja' });
    mockEndpoint('GET /public/reviews/:id', { data: review });
    await other.user.click(other.inCard.getByRole('link', { name: '제목 없는 리뷰' }));
    const heading = await screen.findByRole('heading', { name: '제목 없는 리뷰', level: 1 });
    expect(heading.lang).toBe('');
  });

  it('one photo before and one after are side by side, however many there are', async () => {
    const many = (name: string) => [1, 2, 3].map((n) => ({ url: `/${name}-${n}.webp` }));
    const { inCard } = await showCard({ beforePhotos: many('b'), afterPhotos: many('a') });
    const photos = inCard.getAllByRole('button', { name: /사진/ });
    const shown = photos.map((photo) => photo.getAttribute('aria-label'));
    expect(shown).toEqual(['시술 전 사진 1', '시술 후 사진 1']);
  });

  it('REV-17 ENT-23 shows the day and the time, in 24 hours', async () => {
    const { card } = await showCard({ created_at: '2025-03-09T05:05:00.000Z' });
    expect(card.querySelector('time')?.textContent).toBe("'25-03-09 14:05");
  });

  it('REV-18 CONST-14 TXT-02 a hundred characters are not cut; with a hundred and one the whole is in a tooltip', async () => {
    const hundred = '가'.repeat(100);
    const { card, unmount } = await showCard({ content: hundred });
    expect(card.textContent).toContain(hundred);
    expect(card.textContent).not.toContain('…');
    unmount();

    const { inCard } = await showCard({ content: `${hundred}나` });
    const text = inCard.getByText(`${hundred}…`);
    fireEvent.click(text);
    expect((await screen.findByRole('tooltip')).textContent).toBe(`${hundred}나`);
  });

  it('AMB-102 REV-18 the tooltip of a shortened text loads the whole text', async () => {
    const beginning = '가'.repeat(2_000);
    const { inCard } = await showCard({ content: beginning, contentCut: true });
    let answer: () => void = () => {};
    const asked = mockEndpoint('GET /public/reviews/:id', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { data: sampleReview({ content: `${beginning} 끝까지` }) };
    });
    expect(asked).toEqual([]);
    fireEvent.click(inCard.getByText(`${'가'.repeat(100)}…`));
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toBe(`${beginning}…`);
    await expect.poll(() => asked).toEqual([{ params: { id: ID } }]);
    answer();
    await expect.poll(() => tooltip.textContent).toBe(`${beginning} 끝까지`);
  });

  it('AMB-102 shows the shortened text if the whole one fails, and loads it again the next time', async () => {
    expectConsole(/GET \/public\/reviews\/:id failed: too_many_requests/);
    const beginning = '가'.repeat(2_000);
    const { inCard, user } = await showCard({ content: beginning, contentCut: true });
    const asked = mockEndpoint('GET /public/reviews/:id', refusal('too_many_requests'));
    const text = inCard.getByText(`${'가'.repeat(100)}…`);
    fireEvent.click(text);
    await expect.poll(() => asked.length).toBe(1);
    expect((await screen.findByRole('tooltip')).textContent).toBe(`${beginning}…`);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Escape}');

    mockEndpoint('GET /public/reviews/:id', { data: sampleReview({ content: '모두' }) });
    fireEvent.click(text);
    await expect.poll(() => screen.queryByRole('tooltip')?.textContent).toBe('모두');
  });

  it('REV-19 a press on a photo shows it, and does not navigate', async () => {
    const { inCard, user, address } = await showCard({ afterPhotos: [{ url: '/a.webp' }] });
    await user.click(inCard.getByRole('button', { name: '시술 후 사진 1' }));
    await screen.findByRole('dialog', { name: '시술사진' });
    expect(address()).toBe('/home');
  });
});
