import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

/** Two in the afternoon in Korea. */
const AT = '2026-12-10T05:00:00.000Z';
const ANSWER = 'PUT /member/counsels/:id/visit-answer';
const QUESTION = '12월 10일 일정은 어떠셨나요?';
const waiting = (changes: Partial<Counsel> = {}) =>
  sampleCounsel({ state: 'CONSULTATION_APPOINTMENT_CONFIRMED', consultationAt: AT, ...changes });
const { id } = waiting();

describe('whether the member came', () => {
  beforeEach(() => {
    logIn();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(AT) });
  });
  afterEach(() => void vi.useRealTimers());

  /** The server: an answer is in the next reading. */
  const serve = (first: Counsel) => {
    let counsel = first;
    const become = (next: Counsel) => {
      counsel = next;
    };
    mockEndpoint('GET /member/counsels', () => ({ data: { data: [counsel], total: 1 } }));
    mockEndpoint('GET /member/counsels/:id', () => ({ data: counsel }));
    return { become, now: () => counsel };
  };
  const question = (name = QUESTION) => screen.findByRole('group', { name });
  const answers = async () =>
    within(await question())
      .getAllByRole('button')
      .map((each) => [each.textContent, each.getAttribute('aria-pressed')]);

  it.each([
    ['its page', `/counsel/${id}`],
    ['the list', '/counsel'],
  ])('is asked on %s, told by one press, and may be changed', async (_, address) => {
    const server = serve(waiting());
    const [answered, goOn] = createDeferred();
    const sent = mockEndpoint(ANSWER, async ({ body: { answer } }) => {
      await answered;
      server.become(waiting({ visitAnswer: { answer, at: AT } }));
      return { data: server.now() };
    });
    const { user } = await renderScreen(address);
    const asked = within(await question());
    const came = asked.getByRole('button', { name: '다녀왔어요' });
    await user.click(came);
    expect(came.getAttribute('aria-busy')).toBe('true');
    await user.click(asked.getByRole('button', { name: '못 갔어요' }));
    goOn();
    await asked.findByText('의원에 전했어요. 답은 바꿀 수 있어요');
    expect(await answers()).toEqual([
      ['다녀왔어요', 'true'],
      ['못 갔어요', 'false'],
    ]);
    await user.click(came);
    await user.click(asked.getByRole('button', { name: '못 갔어요' }));
    await expect.poll(answers).toEqual([
      ['다녀왔어요', 'false'],
      ['못 갔어요', 'true'],
    ]);
    expect(sent.map(({ body }) => body)).toEqual([
      { answer: 'came', appointmentAt: AT },
      { answer: 'missed', appointmentAt: AT },
    ]);
  });

  it.each([
    ['before its time', waiting({ consultationAt: '2026-12-10T05:30:00.000Z' })],
    ['after the visit', waiting({ state: 'CONSULTATION_COMPLETE' })],
    ['of a canceled counsel', waiting({ state: 'CANCELED' })],
  ])('is not asked %s', async (_, counsel) => {
    serve(counsel);
    await renderScreen(`/counsel/${id}`);
    await screen.findByText(counsel.code);
    expect(screen.queryByRole('group', { name: QUESTION })).toBeNull();
  });

  it('is asked again when staff have noted a no-show after the answer that the member came', async () => {
    const before = { answer: 'came', at: '2026-12-10T04:59:00.000Z' } as const;
    serve(waiting({ visitAnswer: before, noShow: { at: AT } }));
    const sent = mockEndpoint(ANSWER, { data: waiting() });
    const { user } = await renderScreen(`/counsel/${id}`);
    await user.click(within(await question()).getByRole('button', { name: '다녀왔어요' }));
    await expect.poll(() => sent.length).toBe(1);
  });

  it('once the member came, the review is the next step, above the thread', async () => {
    serve(waiting({ visitAnswer: { answer: 'came', at: AT } }));
    await renderScreen(`/counsel/${id}`);
    await question();
    const review = screen.getByRole('link', { name: '리뷰 작성하기' });
    const thread = screen.getByRole('region', { name: '진행 상황' });
    expect(review.compareDocumentPosition(thread)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('a failure keeps the question, with the reason', async () => {
    expectConsole(/The answer about the visit was not sent/);
    serve(waiting());
    mockEndpoint(ANSWER, refusal('internal'));
    const { user } = await renderScreen(`/counsel/${id}`);
    await user.click(within(await question()).getByRole('button', { name: '못 갔어요' }));
    await within(await question()).findByText(/서버에 문제가 생겼어요/);
    expect(await answers()).toEqual([
      ['다녀왔어요', 'false'],
      ['못 갔어요', 'false'],
    ]);
  });

  it('if the clinic has moved the appointment, the page shows the new one', async () => {
    expectConsole(/The answer about the visit was not sent/);
    const server = serve(waiting());
    mockEndpoint(ANSWER, () => {
      server.become(waiting({ consultationAt: '2026-12-13T05:00:00.000Z' }));
      return refusal('not_allowed_now');
    });
    const { user } = await renderScreen(`/counsel/${id}`);
    await user.click(within(await question()).getByRole('button', { name: '다녀왔어요' }));
    await screen.findByText('D-3');
    expect(screen.queryByRole('group', { name: QUESTION })).toBeNull();
  });

  it('I18N-05 speaks Japanese', async () => {
    serve(waiting({ visitAnswer: { answer: 'missed', at: AT } }));
    await renderScreen(`/counsel/${id}?lang=ja`);
    const asked = within(await question('12月10日のご予約はいかがでしたか？'));
    asked.getByRole('button', { name: '行きました', pressed: false });
    asked.getByRole('button', { name: '行けませんでした', pressed: true });
    asked.getByText('クリニックにお伝えしました。回答は変更できます');
  });
});
