import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MyReview, MyReviewCard } from '../../../contract/review.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const PATH = '/my-page/reviews';
const COUNSEL = '01900000-0000-7000-8000-0000000000c1';
const mine = (changes: Partial<MyReview> = {}): MyReview => ({
  ...sampleReview(),
  counsel_id: COUNSEL,
  status: 'PUBLISHED',
  blindedUntil: null,
  ...changes,
});

describe('/my-page/reviews', () => {
  it('MBR-03 MBR-16 MBR-18 asks for a hundred and shows the trail', async () => {
    logIn();
    const asked = mockEndpoint('GET /member/reviews', { data: [mine()], total: 1 });
    await renderScreen(PATH);
    await screen.findByRole('article');
    expect(asked).toEqual([{ query: { offset: 0, limit: 100 } }]);
    const trail = within(screen.getByRole('navigation', { name: '현재 위치' }));
    expect(trail.getByRole('link', { name: '마이페이지' }).getAttribute('href')).toBe('/my-page');
    expect(trail.getByText('작성한 리뷰').closest('[aria-current="page"]')).not.toBeNull();
  });

  it('MBR-17 AMB-95 each is a card that leads to the review, with a way to edit it', async () => {
    logIn();
    const second = mine({ id: '01900000-0000-7000-8000-0000000000d2', title: '두 번째' });
    mockEndpoint('GET /member/reviews', { data: [mine(), second], total: 2 });
    await renderScreen(`${PATH}?lang=ko`);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    const card = screen.getByRole('link', { name: '두 번째' });
    expect(card.getAttribute('href')).toBe(`/contents/review/${second.id}?lang=ko`);
    const edit = screen.getByRole('link', { name: '리뷰 수정하기: 두 번째' });
    expect(edit.getAttribute('href')).toBe(`/review/editor/${COUNSEL}?lang=ko`);
  });

  it('AMB-102 a hidden review whose text is shortened in the list shows all of it in the tooltip', async () => {
    logIn();
    const whole = mine({ status: 'PENDING', content: `${'가'.repeat(2_000)} 끝까지` });
    const listed: MyReviewCard = { ...whole, content: '가'.repeat(2_000), contentCut: true };
    mockEndpoint('GET /member/reviews', { data: [listed], total: 1 });
    const asked = mockEndpoint('GET /member/reviews/:id', { data: whole });
    const { user } = await renderScreen(PATH);
    await user.click(await screen.findByText(`${'가'.repeat(100)}…`));
    const tooltip = await screen.findByRole('tooltip');
    await expect.poll(() => tooltip.textContent).toBe(whole.content);
    expect(asked).toEqual([{ params: { id: whole.id } }]);
  });

  it.each([
    ['BLINDED', '2026-12-01T03:00:00.000Z', "'26-12-01에 다시 공개돼요"],
    ['PENDING', null, '운영팀이 확인하고 있어요. 확인이 끝나면 공개돼요'],
  ] as const)('%s it says who sees it, links to no page, and can be edited', async (...state) => {
    const [status, blindedUntil, whenShown] = state;
    logIn();
    const clinic = { id: '01900000-0000-7000-8000-000000000002', name: '모아피부과의원' };
    const review = mine({ status, blindedUntil, clinic });
    mockEndpoint('GET /member/reviews', { data: [review], total: 1 });
    await renderScreen(PATH);
    const card = within(await screen.findByRole('article'));
    card.getByRole('heading', { name: '자연스럽게 잘 되었어요' });
    card.getByText('지금은 나만 볼 수 있는 리뷰예요');
    card.getByText(whenShown);
    card.getByText('상담부터 친절했습니다.');
    card.getByText('모아피부과의원');
    expect(card.queryByRole('link')).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
    screen.getByRole('link', { name: '리뷰 수정하기: 자연스럽게 잘 되었어요' });
  });

  it('MBR-19 shows a loading indicator until they are there', async () => {
    logIn();
    let answer: (value: { data: MyReview[]; total: number }) => void = () => undefined;
    mockEndpoint('GET /member/reviews', () => new Promise((resolve) => (answer = resolve)));
    await renderScreen(PATH);
    await screen.findByRole('heading', { level: 1, name: '작성한 리뷰' });
    await screen.findByRole('status', { name: '불러오는 중' });
    await act(async () => answer({ data: [mine()], total: 1 }));
    await screen.findByRole('article');
    expect(screen.queryByRole('status', { name: '불러오는 중' })).toBeNull();
  });

  it('AMB-95 says that there are none, and where to write one', async () => {
    logIn();
    mockEndpoint('GET /member/reviews', { data: [], total: 0 });
    await renderScreen(PATH);
    await screen.findByText('작성한 리뷰가 없습니다');
    const link = within(screen.getByRole('main')).getByRole('link', { name: '상담 내역' });
    expect(link.getAttribute('href')).toBe('/counsel');
  });

  it('a list that failed has a retry', async () => {
    expectConsole(/GET \/member\/reviews failed/);
    logIn();
    mockEndpoint('GET /member/reviews', refusal('invalid_input'));
    const { user } = await renderScreen(`${PATH}?lang=ja`);
    const retry = await screen.findByRole('button', { name: 'もう一度試す' });
    mockEndpoint('GET /member/reviews', { data: [mine()], total: 1 });
    await user.click(retry);
    await screen.findByRole('article');
  });
});
