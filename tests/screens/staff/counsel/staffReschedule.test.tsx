import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const NOW = '2026-12-10T06:00:00.000Z';
const AHEAD = '2026-12-12T05:00:00.000Z';
const WISH = '2026-12-14T05:00:00.000Z';
const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
const { id } = sampleStaffCounsel();

beforeEach(() => void vi.setSystemTime(new Date(NOW)));
afterEach(() => void vi.useRealTimers());

const open = async (changes: Partial<StaffCounsel>) => {
  signIn(clinicStaff);
  const world = serveCounsel(sampleStaffCounsel({ state, moves: [], ...changes }));
  const rendered = await renderScreen(`/console/counsels/${id}`);
  return { ...world, ...rendered };
};
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const row = async () => within((await screen.findAllByRole('article'))[0] as HTMLElement);

it('AMB-105 another time that the member asks for is a button, like a wish; other times can be proposed', async () => {
  const reschedule = { wishes: { times: [WISH] }, at: NOW };
  const { user, changed } = await open({ consultationAt: AHEAD, reschedule });
  const panel = within(await screen.findByRole('region', { name: '시간 변경 요청' }));
  panel.getByText(/2026년 12월 12일 토요일/);
  panel.getByRole('button', { name: '시간 제안하기' });
  (await row()).getByText('시간 변경 요청');
  await user.click(await button('12월 14일(월) 오후 2:00 확정'));
  await screen.findByText('상태를 바꿨어요');
  expect(changed).toEqual([{ params: { id }, body: { version: 1, state, appointment: WISH } }]);
});

it('AMB-105 without a request nothing can be proposed instead of the appointment', async () => {
  await open({ consultationAt: AHEAD });
  await screen.findByRole('region', { name: '다음 단계' });
  expect(screen.queryByRole('button', { name: '시간 제안하기' })).toBeNull();
});

it('AMB-105 after the time of the appointment no-show is noted by one press, and taken back by another', async () => {
  const { user, become } = await open({ consultationAt: '2026-12-10T05:00:00.000Z' });
  const changed = mockEndpoint('PATCH /staff/counsels/:id', ({ body }) => {
    const noShow = body.noShow ? { at: NOW } : null;
    const data = sampleStaffCounsel({
      state,
      moves: [],
      consultationAt: '2026-12-10T05:00:00.000Z',
      noShow,
      version: body.version + 1,
    });
    become(data);
    return { data };
  });
  await user.click(await button('미방문'));
  await screen.findByText('미방문으로 표시했어요');
  await (await row()).findByText('미방문');
  await user.click(await button('미방문 표시 지우기'));
  await screen.findByText('표시를 지웠어요');
  await button('미방문');
  expect(changed.map(({ body }) => body)).toEqual([
    { version: 1, noShow: true },
    { version: 2, noShow: false },
  ]);
});

it('AMB-105 no-show cannot be noted after the visit was confirmed', async () => {
  const at = '2026-12-10T05:00:00.000Z';
  await open({ consultationAt: at, visitedAt: at, hasCome: true });
  await screen.findByRole('region', { name: '다음 단계' });
  expect(screen.queryByRole('button', { name: '미방문' })).toBeNull();
  expect((await row()).getAllByText('방문 확인')).toHaveLength(1);
});

it('AMB-105 no-show cannot be noted before the time', async () => {
  await open({ consultationAt: AHEAD });
  await screen.findByRole('region', { name: '다음 단계' });
  expect(screen.queryByRole('button', { name: '미방문' })).toBeNull();
});
