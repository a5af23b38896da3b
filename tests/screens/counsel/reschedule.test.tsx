import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { liveStreamOf } from '../../support/screen/liveStreamOf.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

/** Two in the afternoon in Korea. */
const AT = '2026-12-10T05:00:00.000Z';
const WISH = '2026-12-11T05:00:00.000Z';
const ASK = 'POST /member/counsels/:id/reschedule';
const KEEP = 'DELETE /member/counsels/:id/reschedule';
const agreed = (changes: Partial<Counsel> = {}) =>
  sampleCounsel({ state: 'CONSULTATION_APPOINTMENT_CONFIRMED', consultationAt: AT, ...changes });
const asked = agreed({ reschedule: { wishes: { times: [WISH] }, at: '2026-12-07T14:00:00.000Z' } });
const { id } = agreed();

beforeEach(() => {
  logIn();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-07T23:00:00+09:00') });
});
afterEach(() => void vi.useRealTimers());

async function open(first: Counsel, query = '') {
  let counsel = first;
  mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
  mockEndpoint('GET /member/counsels', () => ({ data: { data: [counsel], total: 1 } }));
  mockEndpoint('GET /member/counsels/:id', () => ({ data: counsel }));
  const become = (next: Counsel) => {
    counsel = next;
    return { data: next };
  };
  const rendered = await renderScreen(`/counsel/${id}${query}`);
  await screen.findByText(counsel.code);
  return { ...rendered, become };
}
const press = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const choose = async (
  { user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>,
  day = '12월 11일(금)',
) => {
  await user.selectOptions(await screen.findByLabelText('1번째 희망 날짜'), day);
  await user.selectOptions(screen.getByLabelText('1번째 희망 시간'), '14:00');
};

describe('AMB-105 asking for another time', () => {
  it('by the wish fields; the page then says what was asked, and that the appointment stays', async () => {
    const page = await open(agreed());
    const sent = mockEndpoint(ASK, () => page.become(asked));
    await page.user.click(await press('다른 시간 요청하기'));
    await page.user.click(await press('요청 보내기'));
    await screen.findByText('원하는 시간이나 머무는 기간을 골라주세요');
    await choose(page);
    await page.user.click(await press('요청 보내기'));
    const box = (await screen.findByText('다른 시간을 요청했어요')).parentElement as HTMLElement;
    within(box).getByText('12월 11일(금) 오후 2:00');
    within(box).getByText('의원이 새 시간을 정하기 전까지 지금 예약은 그대로예요');
    expect(sent).toEqual([
      { params: { id }, body: { appointmentAt: AT, wishes: { times: [WISH] } } },
    ]);
    expect(screen.queryByLabelText('1번째 희망 날짜')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    screen.getByText('D-3');
  });

  it('from the list of counsels the form is open, with the draft, and has the focus', async () => {
    const page = await open(agreed());
    await page.user.click(await press('다른 시간 요청하기'));
    await choose(page);
    page.unmount();
    await open(agreed(), '?ask');
    await press('요청 보내기');
    expect((await screen.findByLabelText<HTMLSelectElement>('1번째 희망 시간')).value).toBe(
      '14:00',
    );
    const toggle = await press('다른 시간 요청하기');
    await waitFor(() => expect(document.activeElement).toBe(toggle.parentElement));
  });

  it('after a failure the choice stays, and the same request is sent again under the same key', async () => {
    expectConsole(/The request for another time was not sent/);
    const page = await open(agreed());
    mockEndpoint(ASK, refusal('internal'));
    await page.user.click(await press('다른 시간 요청하기'));
    await choose(page);
    await page.user.click(await press('요청 보내기'));
    await screen.findByText(/서버에 문제가 생겼어요/);
    const keyOf = () => JSON.parse(Object.values(sessionStorage)[0] as string).order.key;
    const key = keyOf();
    mockEndpoint(ASK, () => page.become(asked));
    expect(keyOf()).toBe(key);
    await page.user.click(await press('요청 보내기'));
    await screen.findByText('다른 시간을 요청했어요');
  });

  it('after a lost answer and taking it back, the same times are a new request, which reaches the clinic', async () => {
    expectConsole(/The request for another time was not sent/);
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    const page = await open(agreed());
    mockEndpoint(ASK, () => {
      page.become(asked);
      return refusal('internal');
    });
    await page.user.click(await press('다른 시간 요청하기'));
    await choose(page);
    await page.user.click(await press('요청 보내기'));
    await screen.findByText('다른 시간을 요청했어요');
    await page.user.click(await press('다시 고르기'));
    mockEndpoint(KEEP, () => page.become(agreed()));
    await page.user.click(await press('지금 시간 그대로 할게요'));
    await screen.findByText('지금 예약을 그대로 두었어요');

    mockEndpoint(ASK, () => page.become(asked));
    await page.user.click(await press('다른 시간 요청하기'));
    await page.user.click(await press('요청 보내기'));
    await screen.findByText('다른 시간을 요청했어요');
    const keys = fetched.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  it('after taking one back, the page says nothing of that when the clinic has settled the next one', async () => {
    const live = liveStreamOf('/member/live');
    const page = await open(asked);
    mockEndpoint(KEEP, () => page.become(agreed()));
    mockEndpoint(ASK, () => page.become(asked));
    await page.user.click(await press('지금 시간 그대로 할게요'));
    await screen.findByText('지금 예약을 그대로 두었어요');
    await page.user.click(await press('다른 시간 요청하기'));
    await choose(page);
    await page.user.click(await press('요청 보내기'));
    await screen.findByText('다른 시간을 요청했어요');
    page.become(agreed());
    await live.isOpen();
    live.say('change', `counsel ${id}`);
    await waitFor(() => expect(screen.queryByText('다른 시간을 요청했어요')).toBeNull());
    expect(screen.queryByText('지금 예약을 그대로 두었어요')).toBeNull();
  });

  it('if the clinic has moved the appointment meanwhile, the page shows the new one', async () => {
    expectConsole(/The request for another time was not sent/);
    const page = await open(agreed());
    mockEndpoint(ASK, () => {
      page.become(agreed({ consultationAt: '2026-12-12T05:00:00.000Z' }));
      return refusal('not_allowed_now');
    });
    await page.user.click(await press('다른 시간 요청하기'));
    await choose(page);
    await page.user.click(await press('요청 보내기'));
    await screen.findByText(/의원이 일정을 바꾸었거나/);
    await screen.findByText('D-5');
  });

  it('and taking it back: the appointment is kept', async () => {
    const page = await open(asked);
    const sent = mockEndpoint(KEEP, () => page.become(agreed()));
    await page.user.click(await press('지금 시간 그대로 할게요'));
    await screen.findByText('지금 예약을 그대로 두었어요');
    expect(sent).toEqual([{ params: { id } }]);
    expect(screen.queryByText('다른 시간을 요청했어요')).toBeNull();
  });

  it.each([
    ['once the time has come', agreed({ consultationAt: '2026-12-07T14:00:00.000Z' })],
    ['without an appointment', sampleCounsel()],
    ['of a canceled counsel', agreed({ state: 'CANCELED' })],
  ])('is not offered %s', async (_, counsel) => {
    await open(counsel);
    expect(screen.queryByRole('button', { name: '다른 시간 요청하기' })).toBeNull();
  });

  it('I18N-05 speaks Japanese', async () => {
    await open(asked, '?lang=ja');
    await screen.findByText('日時の変更を依頼しました');
    await press('選び直す');
    await press('今の日時のままにする');
  });
});

it('AMB-105 the page says that the clinic noted no visit, and still asks the member', async () => {
  await open(agreed({ consultationAt: '2026-12-07T05:00:00.000Z', noShow: { at: AT } }));
  await screen.findByText('방문 기록 없음');
  screen.getByText('의원에 방문 기록이 없어요. 다녀오셨다면 알려주세요');
  screen.getByRole('button', { name: '다녀왔어요' });
  screen.getByText('다시 예약하고 싶으시면 의원에 메시지를 보내주세요');
});
