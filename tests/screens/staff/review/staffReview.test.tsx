import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StaffReview, StaffReviewCard } from '../../../../contract/staff/staffReview.ts';
import { forgetPreviews } from '../../../../src/domain/preview/keepPreview.ts';
import { readFromDevice } from '../../../../src/environment/deviceMemory.ts';
import {
  clinicStaff,
  sampleStaffClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { sampleEvent, sampleReview } from '../../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const button = (name: string) => screen.findByRole('button', { name });

/** One review, which the server keeps. */
function serveReview(changes: Partial<StaffReviewCard> = {}) {
  let review: StaffReviewCard = {
    ...sampleReview(),
    status: 'PENDING',
    version: 2,
    blindedUntil: null,
    blindReason: null,
    ...changes,
  };
  mockEndpoint('GET /staff/clinics', { data: [sampleStaffClinic()], total: 1 });
  const asked = mockEndpoint('GET /staff/reviews', () => ({ data: [review], total: 1 }));
  const changed = mockEndpoint('PATCH /staff/reviews/:id', ({ body }) => {
    review =
      body.action === 'blind'
        ? {
            ...review,
            status: 'BLINDED',
            blindedUntil: '2026-12-21T03:00:00.000Z',
            blindReason: body.reason,
          }
        : { ...review, status: 'PUBLISHED', blindedUntil: null, blindReason: null };
    return { data: review };
  });
  const become = (news: Partial<StaffReview>) => {
    review = { ...review, ...news };
  };
  return { asked, changed, review, become };
}

afterEach(() => localStorage.clear());

describe('/console/reviews', () => {
  it('shows new reviews when the window is seen again after a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    signIn();
    const { asked, become } = serveReview();
    await renderScreen('/console/reviews');
    await screen.findByRole('heading', { name: /자연스럽게 잘 되었어요/ });
    const seeAgain = () =>
      act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await seeAgain();
    expect(asked).toHaveLength(1);
    become({ title: '새로 올라온 리뷰' });
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await seeAgain();
    await screen.findByRole('heading', { name: /새로 올라온 리뷰/ });
    expect(asked).toHaveLength(2);
  });

  it('a review names its writer, event, doctors and treatments, and a confirmed visit', async () => {
    signIn();
    serveReview({
      maskedNickname: '용감한●●●16',
      visitConfirmed: true,
      event: sampleEvent({ title: '가을 리프팅' }),
      doctors: [{ id: 'd', name: '김하늘' }],
      treatments: [{ id: 't', name: '보톡스' }],
    });
    await renderScreen('/console/reviews');
    await screen.findByText('가을 리프팅, 김하늘, 보톡스');
    screen.getByText('용감한●●●16');
    screen.getByText('방문 확인');
  });

  it('AMB-51 an operator publishes a waiting review', async () => {
    signIn();
    const { asked, changed, review } = serveReview();
    const { user } = await renderScreen('/console/reviews?status=PENDING');
    await screen.findByRole('heading', { name: /자연스럽게 잘 되었어요/ });
    expect(asked[0]?.query).toEqual({ status: 'PENDING', offset: 0, limit: 20 });
    expect(document.title).toMatch(/^리뷰/);
    await user.click(
      within(await screen.findByRole('article')).getByRole('button', { name: '공개하기' }),
    );
    await screen.findByText('리뷰를 공개했어요');
    expect(changed).toEqual([
      { params: { id: review.id }, body: { version: 2, action: 'publish' } },
    ]);
  });

  it('AMB-101 the next page continues behind the last row, which is a waiting one', async () => {
    signIn();
    const { review } = serveReview();
    const asked = mockEndpoint('GET /staff/reviews', { data: [review], total: 40 });
    const { user, address } = await renderScreen('/console/reviews');
    await user.click(await button('다음'));
    const after = { id: review.id, isPending: true };
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ offset: 20, limit: 20, after }));
    expect(address()).toBe(`/console/reviews?page=2&after=pending-${review.id}`);
  });

  it('AMB-51 an operator narrows the list to a clinic, e.g. after a call about it', async () => {
    signIn();
    const { asked } = serveReview();
    const { user, address } = await renderScreen('/console/reviews?page=2');
    await user.click(await screen.findByRole('combobox', { name: '의원' }));
    await user.click(await screen.findByRole('option', { name: '모아피부과의원' }));
    await waitFor(() => expect(asked.at(-1)?.query.clinicId).toBe(clinicStaff.clinic_id));
    expect(address()).toBe(`/console/reviews?clinic=${clinicStaff.clinic_id}`);
  });

  it('AMB-51 hides a review for 30 days only with a reason, and shows it again', async () => {
    signIn();
    const { changed } = serveReview({ status: 'PUBLISHED' });
    const { user } = await renderScreen('/console/reviews');
    await user.click(await button('30일 숨기기'));
    const submit = async () =>
      user.click((await screen.findAllByRole('button', { name: '30일 숨기기' }))[1] as Element);
    await submit();
    await screen.findByText('숨기는 이유를 적어주세요');
    expect(changed).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: '숨기는 이유' }), '개인정보');
    await submit();
    await screen.findByText(/까지 숨김/);
    expect(changed[0]?.body).toEqual({ version: 2, action: 'blind', reason: '개인정보' });
    await user.click(await button('숨김 해제'));
    await waitFor(() => expect(changed[1]?.body.action).toBe('restore'));
  });

  it('C18 a lost answer is not shown as a colleague’s change: the next press finds it done', async () => {
    expectConsole(/failed: internal/);
    expectConsole(/failed: stale_version/);
    signIn();
    const { become } = serveReview({ status: 'PUBLISHED' });
    let presses = 0;
    mockEndpoint('PATCH /staff/reviews/:id', () => {
      presses += 1;
      return refusal(presses === 1 ? 'internal' : 'stale_version');
    });
    const { user } = await renderScreen('/console/reviews');
    await user.click(await button('30일 숨기기'));
    await user.type(screen.getByRole('textbox', { name: '숨기는 이유' }), '개인정보');
    const press = async () =>
      user.click((await screen.findAllByRole('button', { name: '30일 숨기기' }))[1] as Element);
    await press();
    await screen.findByText(/서버에 문제가 생겼어요/);
    const blindedUntil = '2026-12-21T03:00:00.000Z';
    become({ status: 'BLINDED', version: 3, blindedUntil, blindReason: '개인정보' });
    await press();
    await screen.findByText('리뷰를 30일 동안 숨겼어요');
    expect(screen.queryByText(/그사이 내용이 바뀌었어요/)).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('개인정보');
  });

  it('AMB-43 shows a review as visitors would see it', async () => {
    signIn();
    const { review } = serveReview();
    const { user, environment } = await renderScreen('/console/reviews?lang=ja');
    await user.click(await button(`${review.title} プレビュー`));
    expect(environment.opened).toEqual(['/contents/review/pv?lang=ja']);
    expect(JSON.parse(readFromDevice('tempReviewInfo') ?? '')).toMatchObject({
      title: review.title,
    });
  });

  it.each(['a sign-out', 'another account'])('AMB-43 a preview is deleted by %s', async (end) => {
    signIn();
    const { review } = serveReview();
    mockEndpoint('GET /public/demo-staff', { data: [] });
    mockEndpoint('POST /auth/logout', {});
    mockEndpoint('POST /auth/login', { token: 'a' });
    const counsels = mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
    const { user, goTo } = await renderScreen('/console/reviews');
    await user.click(await button(`${review.title} 미리보기`));
    expect(readFromDevice('tempReviewInfo')).not.toBeNull();
    if (end === 'a sign-out') {
      await user.click(await button('로그아웃'));
      await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    } else {
      await goTo('/login');
      await user.type(await screen.findByLabelText('아이디'), 'clinic.two');
      await user.type(screen.getByLabelText('비밀번호'), 'secret enough');
      await user.click(await button('로그인'));
      // The last call of the console: none is running when the test ends.
      await expect.poll(() => counsels.length).toBe(1);
    }
    await waitFor(() => expect(readFromDevice('tempReviewInfo')).toBeNull());
  });

  it('AMB-102 a shortened text is read and previewed whole', async () => {
    signIn();
    const { review } = serveReview({ content: '처음', contentCut: true });
    const { contentCut: _, ...shown } = review;
    const whole = { ...shown, content: '처음부터 끝까지' };
    const asked = mockEndpoint('GET /staff/reviews/:id', { data: whole });
    const { user } = await renderScreen('/console/reviews');
    await screen.findByText('처음…');
    await user.click(await button('리뷰 전체 보기'));
    await screen.findByText('처음부터 끝까지');
    expect(screen.queryByRole('button', { name: '리뷰 전체 보기' })).toBeNull();
    expect(asked[0]?.params.id).toBe(review.id);
    await user.click(await button(`${review.title} 미리보기`));
    await waitFor(() => expect(readFromDevice('tempReviewInfo')).toContain('처음부터 끝까지'));
  });

  it('AMB-102 the rest of a shortened text says that it could not load, and loads again', async () => {
    expectConsole(/GET \/staff\/reviews\/:id failed: internal/);
    signIn();
    const { review } = serveReview({ content: '처음', contentCut: true });
    const { contentCut: _, ...shown } = review;
    mockEndpoint('GET /staff/reviews/:id', refusal('internal'));
    const { user } = await renderScreen('/console/reviews');
    await user.click(await button('리뷰 전체 보기'));
    const retry = await button('다시 시도');
    mockEndpoint('GET /staff/reviews/:id', { data: { ...shown, content: '처음부터 끝까지' } });
    await user.click(retry);
    await screen.findByText('처음부터 끝까지');
  });

  it('AMB-43 AMB-102 the preview of a shortened text opens in the press, and the whole text follows', async () => {
    signIn();
    const { review } = serveReview({ content: '처음', contentCut: true });
    let come: (answer: { data: StaffReview }) => void = () => undefined;
    mockEndpoint('GET /staff/reviews/:id', () => new Promise((resolve) => (come = resolve)));
    const { user, environment } = await renderScreen('/console/reviews');
    const press = async () => user.click(await button(`${review.title} 미리보기`));
    const shown = () => JSON.parse(readFromDevice('tempReviewInfo') ?? 'null');
    await press();
    expect(environment.opened).toEqual(['/contents/review/pv']);
    expect(shown()).toMatchObject({ title: review.title, content: '처음…' });
    await act(async () => come({ data: { ...review, content: '처음부터 끝까지' } }));
    expect(shown().content).toBe('처음부터 끝까지');

    await press();
    forgetPreviews();
    await act(async () => come({ data: { ...review, content: '처음부터 끝까지' } }));
    expect(shown()).toBeNull();
  });

  it('ERR-19 the preview shows where a text is cut if the whole text does not come, and it is logged', async () => {
    expectConsole(/GET \/staff\/reviews\/:id failed: internal/);
    signIn();
    const { review } = serveReview({ titleCut: true });
    const asked = mockEndpoint('GET /staff/reviews/:id', refusal('internal'));
    const { user } = await renderScreen('/console/reviews');
    await user.click(await button(`${review.title} 미리보기`));
    await expect.poll(() => asked).toHaveLength(1);
    expect(readFromDevice('tempReviewInfo')).toContain(`"title":"${review.title}…"`);
  });

  it('AMB-51 AMB-102 a text that the member has changed is shown before it can be published', async () => {
    signIn();
    expectConsole(/PATCH \/staff\/reviews\/:id failed: stale_version/);
    const { review, become } = serveReview({ content: '처음', contentCut: true });
    const { contentCut: _, ...shown } = review;
    const whole: StaffReview = { ...shown, content: '처음부터 끝까지' };
    mockEndpoint('GET /staff/reviews/:id', () => ({ data: whole }));
    const { user } = await renderScreen('/console/reviews');
    await user.click(await button('리뷰 전체 보기'));
    await screen.findByText('처음부터 끝까지');
    become({ content: '바뀐', version: 3 });
    Object.assign(whole, { content: '바뀐 글 전체', version: 3 });
    mockEndpoint('PATCH /staff/reviews/:id', refusal('stale_version'));
    await user.click(await button('공개하기'));
    await screen.findByText('바뀐 글 전체');
    expect(screen.queryByText('처음부터 끝까지')).toBeNull();
  });

  it('AMB-51 staff of a clinic only read', async () => {
    signIn(clinicStaff);
    serveReview();
    await renderScreen('/console/reviews');
    await screen.findByText('공개와 숨김은 운영자가 정해요');
    expect(screen.queryByRole('button', { name: '30일 숨기기' })).toBeNull();
  });
});
