import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const TIMES = ['2026-11-20T11:30:00.000Z', '2026-12-10T05:00:00.000Z'];
const PROPOSE = 'POST /staff/counsels/:id/proposals';
const WITHDRAW = 'DELETE /staff/counsels/:id/proposals';
const { id } = sampleStaffCounsel();
const proposals = [
  { id: '01900000-0000-7000-8000-0000000000d1', at: '2026-12-10T05:00:00.000Z' },
  { id: '01900000-0000-7000-8000-0000000000d2', at: '2026-12-11T01:30:00.000Z' },
];

describe('the dates of a counsel in the console', () => {
  beforeEach(() => void vi.setSystemTime(NOW));
  afterEach(() => void vi.useRealTimers());

  const open = async (changes: Partial<StaffCounsel> = {}) => {
    signIn(clinicStaff);
    const world = serveCounsel(sampleStaffCounsel(changes));
    const rendered = await renderScreen(`/console/counsels/${id}`);
    return { ...world, ...rendered };
  };
  const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
  const day = (n: number) => screen.getByLabelText(`${n}번째 날짜`);
  const time = (n: number) => screen.getByLabelText(`${n}번째 시간`);

  it('a wished time is confirmed by one press; one that has passed cannot be', async () => {
    const { user, changed } = await open({ wishes: { times: TIMES } });
    const past = await button('11월 20일(금) 오후 8:30 지남');
    expect(past.disabled).toBe(true);
    await user.click(await button('12월 10일(목) 오후 2:00 확정'));
    await screen.findByText('상태를 바꿨어요');
    const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
    expect(changed).toEqual([
      { params: { id }, body: { version: 1, state, appointment: TIMES[1] } },
    ]);
  });

  it('a stay stands beside the wished times, and the row of the inbox has both', async () => {
    await open({
      wishes: { times: TIMES.slice(1), stay: { from: '2026-12-08', to: '2026-12-12' } },
    });
    const panel = within(await screen.findByRole('region', { name: '상담 일시 정하기' }));
    panel.getByRole('button', { name: '12월 10일(목) 오후 2:00 확정' });
    const stay = panel.getByText('회원이 한국에 머무는 기간').parentElement;
    expect(stay?.textContent).toBe('회원이 한국에 머무는 기간12월 8일(화) – 12월 12일(토)');
    const [row] = await screen.findAllByRole('article');
    expect(row?.textContent).toContain(
      '희망 12월 10일(목) 오후 2:00 · 머무는 기간 12월 8일(화) – 12월 12일(토)',
    );
  });

  it('a stay is shown, and the inbox has the wishes in short', async () => {
    await open({ wishes: { stay: { from: '2026-12-03', to: '2026-12-07' } } });
    const panel = within(await screen.findByRole('region', { name: '상담 일시 정하기' }));
    panel.getByText('12월 3일(목)');
    panel.getByText('12월 7일(월)');
    const row = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    row.getByText('희망');
    row.getByText('12월 3일(목)');
  });

  it.each([
    ['came', '회원: 다녀왔어요'],
    ['missed', '회원: 못 갔어요'],
  ] as const)('row and page say that the member %s', async (answer, tag) => {
    await open({
      state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
      consultationAt: TIMES[0] as string,
      visitAnswer: { answer, at: NOW.toISOString() },
    });
    await within((await screen.findAllByRole('article'))[0] as HTMLElement).findByText(tag);
    const heading = await screen.findByRole('heading', { level: 1, name: '나비' });
    within(heading.closest('header') as HTMLElement).getByText(tag);
  });

  it('up to three times are proposed, and the open ones can be withdrawn', async () => {
    const { user, become } = await open({ state: 'CLINIC_CONFIRMED' });
    const proposed = mockEndpoint(PROPOSE, () => {
      const data = sampleStaffCounsel({ state: 'CLINIC_CONFIRMED', proposals, version: 2 });
      become(data);
      return { data };
    });
    await user.click(await button('시간 제안하기'));
    await user.click(await button('제안 보내기'));
    await screen.findByText('날짜와 시간을 함께 골라주세요');
    fireEvent.change(day(1), { target: { value: '2026-12-11' } });
    await user.selectOptions(time(1), '10:30');
    fireEvent.change(day(3), { target: { value: '2026-12-10' } });
    await user.selectOptions(time(3), '14:00');
    await user.click(await button('제안 보내기'));
    await screen.findByText('제안을 보냈어요');
    expect(proposed).toEqual([
      { params: { id }, body: { version: 1, times: proposals.map(({ at }) => at) } },
    ]);
    expect(screen.queryByLabelText('1번째 날짜')).toBeNull();
    // Whose drafts this tab keeps.
    expect(Object.keys({ ...sessionStorage })).toEqual(['draft:staff:account']);
    const row = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    await row.findByText('제안');

    const withdrawn = mockEndpoint(WITHDRAW, { data: sampleStaffCounsel({ version: 3 }) });
    await user.click(await button('제안 취소하기'));
    await screen.findByText('제안을 취소했어요');
    expect(withdrawn).toEqual([{ params: { id }, query: { version: 2 } }]);
    expect(screen.queryByRole('button', { name: '제안 취소하기' })).toBeNull();
  });

  it('a time more than a year ahead is not sent, and the page says how far it may be', async () => {
    const { user } = await open({ state: 'CLINIC_CONFIRMED' });
    await user.click(await button('시간 제안하기'));
    fireEvent.change(day(1), { target: { value: '2027-12-11' } });
    await user.selectOptions(time(1), '10:30');
    await user.click(await button('제안 보내기'));
    await screen.findByText('1년 안의 시간만 제안할 수 있어요');
    expect((day(1) as HTMLInputElement).max).toBe('2027-11-20');
  });

  it('a colleague was faster: their counsel is shown, and what was chosen stays', async () => {
    expectConsole(/POST \/staff\/counsels\/:id\/proposals failed: stale_version/);
    const { user, become } = await open({ state: 'CLINIC_CONFIRMED' });
    mockEndpoint(PROPOSE, () => {
      become({ version: 5, proposals });
      return refusal('stale_version');
    });
    await user.click(await button('시간 제안하기'));
    fireEvent.change(day(1), { target: { value: '2026-12-11' } });
    await user.selectOptions(time(1), '10:30');
    await user.click(await button('제안 보내기'));
    await button('제안 취소하기');
    expect((time(1) as HTMLSelectElement).value).toBe('10:30');
  });

  describe('of a clinic with a limit', () => {
    const SLOTS = 'GET /staff/clinics/:id/slots';
    const [, WISHED = ''] = TIMES;
    const hours = { days: { thu: { opensAt: '13:00', closesAt: '15:00' } } };
    const slots = (taken: number) =>
      mockEndpoint(SLOTS, {
        data: { hours, seats: 2, minutes: 60, slots: [{ at: WISHED, taken }] },
      });

    it('times to propose are the consulting hours, and full ones cannot be chosen', async () => {
      slots(2);
      const { user } = await open({ state: 'CLINIC_CONFIRMED', proposals });
      await screen.findByText('마감');
      await user.click(await button('다른 시간 제안하기'));
      fireEvent.change(day(1), { target: { value: '2026-12-10' } });
      await within(time(1)).findByRole('option', { name: '14:30' });
      const options = within(time(1)).getAllByRole<HTMLOptionElement>('option');
      expect(options.map(({ text, disabled }) => `${text}${disabled ? ' -' : ''}`)).toEqual([
        '시간',
        '13:00',
        '13:30 · 마감 -',
        '14:00 · 마감 -',
        '14:30',
      ]);
      fireEvent.change(day(1), { target: { value: '2026-12-11' } });
      await within(time(1)).findByRole('option', { name: '쉬는 날' });
    });

    it('says that no hour of today is left, which is no closed day', async () => {
      const open9to18 = { days: { fri: { opensAt: '09:00', closesAt: '18:00' } } };
      mockEndpoint(SLOTS, { data: { hours: open9to18, seats: 2, minutes: 60, slots: [] } });
      const { user } = await open({ state: 'CLINIC_CONFIRMED' });
      await user.click(await button('시간 제안하기'));
      // 21:00 in Korea.
      fireEvent.change(day(1), { target: { value: '2026-11-20' } });
      await within(time(1)).findByRole('option', { name: '남은 시간 없음' });
    });

    it('the seats of the counsel itself do not count', async () => {
      const asked = slots(0);
      await open({ wishes: { times: [WISHED] } });
      await button('12월 10일(목) 오후 2:00 확정');
      await vi.waitFor(() =>
        expect(asked.map(({ query }) => query)).toEqual([
          { from: '2026-12-10', days: 1, except: id },
        ]),
      );
    });

    it('a wish says how many have come before, and cannot be confirmed when it is full', async () => {
      slots(1);
      const { user } = await open({ wishes: { times: [WISHED] } });
      const wished = await button('12월 10일(목) 오후 2:00 확정 · 1/2명');
      expectConsole(/PATCH \/staff\/counsels\/:id failed: slot_full/);
      mockEndpoint('PATCH /staff/counsels/:id', () => {
        slots(2);
        return refusal('slot_full');
      });
      await user.click(wished);
      await screen.findByText('이 시간은 마감됐어요. 다른 시간을 골라주세요');
      expect((await button('12월 10일(목) 오후 2:00 마감')).disabled).toBe(true);
    });

    it('a typed time says so, too, and stays after a refusal', async () => {
      slots(2);
      const move = 'CONSULTATION_APPOINTMENT_CONFIRMED';
      const moves = [{ to: move, needsAppointment: true, needsReason: false } as const];
      const { user } = await open({ state: 'CLINIC_CONFIRMED', moves });
      await user.click(await screen.findByRole('checkbox', { name: '다른 시간 직접 적기' }));
      const field = await screen.findByLabelText<HTMLInputElement>('일시');
      fireEvent.change(field, { target: { value: '2026-12-10T15:00' } });
      expect(screen.queryByText(/이 시간은 마감됐어요/)).toBeNull();
      fireEvent.change(field, { target: { value: '2026-12-10T13:40' } });
      await screen.findByText(/이 시간은 마감됐어요/);
      expectConsole(/PATCH \/staff\/counsels\/:id failed: slot_full/);
      mockEndpoint('PATCH /staff/counsels/:id', () => refusal('slot_full'));
      await user.click(await button('상담 일시 확정하기'));
      await vi.waitFor(() => expect(screen.getAllByText(/이 시간은 마감됐어요/)).toHaveLength(2));
      expect(field.value).toBe('2026-12-10T13:40');
    });
  });

  it('there are none once the appointment is made', async () => {
    await open({ state: 'CONSULTATION_APPOINTMENT_CONFIRMED', wishes: { times: TIMES } });
    await screen.findByRole('region', { name: '다음 단계' });
    expect(screen.queryByRole('region', { name: '상담 일시 정하기' })).toBeNull();
  });
});
