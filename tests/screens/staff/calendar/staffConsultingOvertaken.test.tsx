import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  field,
  monday,
  openConsulting,
  save,
  seats,
  setTime,
} from '../../../support/fixtures/counsel/consultingWorld.ts';
import { expectConsole } from '../../../support/setup/console.ts';

describe('the consulting hours, when a colleague has saved first', () => {
  it('the form says so, typed text stays, and fields without typed text show what the colleague saved', async () => {
    expectConsole(/PATCH \/staff\/clinics\/:id\/consulting failed: stale_version/);
    const { user, sent, read, colleagueSaves } = await openConsulting();
    await user.clear(await seats());
    await user.type(await seats(), '8');
    colleagueSaves({ seats: 2, minutes: 90 });
    await user.click(await save());
    await screen.findByText('그사이 내용이 바뀌었어요. 새 내용을 불러왔으니 확인해주세요');
    expect(read).toHaveLength(2);
    expect((await seats()).value).toBe('8');
    await user.click(await save());
    await screen.findByText('설정을 저장했어요');
    expect(sent.map(({ body }) => [body.version, body.seats])).toEqual([
      [4, 8],
      [5, 8],
    ]);
    expect(sent[1]?.body.minutes).toBe(90);
  });

  it('a field that a colleague saved with another value shows both, and theirs can be taken', async () => {
    expectConsole(/PATCH \/staff\/clinics\/:id\/consulting failed: stale_version/);
    const { user, sent, colleagueSaves } = await openConsulting();
    await user.clear(await seats());
    await user.type(await seats(), '8');
    await setTime('월요일 여는 시간', '11:00');
    const tue = { opensAt: '09:00', closesAt: '12:00' };
    colleagueSaves({
      seats: null,
      emails: ['desk@nabi.example'],
      hours: { days: { mon: monday, tue }, closedOn: ['2026-12-24'] },
    });
    await user.click(await save());
    await screen.findByText('다른 직원이 먼저 저장했어요');
    screen.getByText('비어 있어요');
    screen.getByText(
      /월요일 10:00–18:00 \(휴게 13:00–14:00\)\s화요일 09:00–12:00\s임시 휴진일 12월 24일/,
    );
    const take = (label: string) =>
      user.click(screen.getByRole('button', { name: `${label}: 이 내용으로 바꾸기` }));
    expect(screen.queryByRole('button', { name: /^알림 받을 이메일: 동료/ })).toBeNull();
    await take('상담 시간');
    expect((await field('월요일 여는 시간')).value).toBe('10:00');
    await take('동시에 받는 인원');
    expect((await seats()).value).toBe('');
    expect(screen.queryByText('다른 직원이 먼저 저장했어요')).toBeNull();
    await user.click(await save());
    await screen.findByText('설정을 저장했어요');
    expect(sent[1]?.body).toMatchObject({ version: 5, seats: null, emails: ['desk@nabi.example'] });
  });
});
