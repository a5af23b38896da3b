import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import {
  clinicStaff,
  operator,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

/** Ten in the morning in Korea, four hours before the appointment. */
const NOW = '2026-12-10T01:00:00.000Z';
const AT = '2026-12-10T05:00:00.000Z';
const TOMORROW = '2026-12-10T15:00:00.000Z';
const ENTER = 'POST /staff/counsels/:id/visit';
const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
const waiting = (changes: Partial<StaffCounsel> = {}) =>
  sampleStaffCounsel({ state, consultationAt: AT, moves: [], ...changes });
const { id } = waiting();

const TEXTS = {
  ko: {
    label: '방문 코드',
    hint: /회원의 상담 화면에 보이는 여섯 자리 숫자예요/,
    enter: '방문 확인하기',
    entered: '방문을 확인했어요',
    visited: '방문 확인',
    incomplete: '여섯 자리 숫자를 입력해주세요',
    stale: '그사이 내용이 바뀌었어요. 새 내용을 불러왔으니 확인해주세요',
    recorded: ['· 방문 코드로 방문을 확인함', '· 방문 코드가 맞지 않음'],
    refusals: {
      wrong_code: '방문 코드가 맞지 않아요. 회원의 화면을 다시 확인해주세요',
      too_many_requests: '방문 코드를 여러 번 입력했어요. 24시간 뒤에 다시 시도해주세요',
      not_allowed_now: '지금 상태에서는 할 수 없는 작업이에요',
    },
  },
  ja: {
    label: '来院コード',
    hint: /会員の相談画面に表示される6桁の数字です/,
    enter: '来院を確認',
    entered: '来院を確認しました',
    visited: '来院確認済み',
    incomplete: '6桁の数字を入力してください',
    stale: 'その間に内容が変更されました。新しい内容を読み込みましたのでご確認ください',
    recorded: ['· 来院コードで来院を確認', '· 来院コードの誤り'],
    refusals: {
      wrong_code: '来院コードが正しくありません。会員の画面をもう一度ご確認ください',
      too_many_requests: '来院コードの入力回数が上限に達しました。24時間後にもう一度お試しください',
      not_allowed_now: '現在の状態ではできない操作です',
    },
  },
};

describe.each(['ko', 'ja'] as const)('AMB-18 the console in %s', (lang) => {
  const texts = TEXTS[lang];
  beforeEach(() => void vi.setSystemTime(new Date(NOW)));
  afterEach(() => void vi.useRealTimers());

  const open = async (changes: Partial<StaffCounsel> = {}) => {
    signIn(clinicStaff);
    const world = serveCounsel(waiting(changes));
    const rendered = await renderScreen(`/console/counsels/${id}?lang=${lang}`);
    await screen.findByRole('heading', { level: 1, name: '나비' });
    return { ...world, ...rendered };
  };
  const field = () => screen.findByRole('textbox', { name: texts.label });
  const press = () => screen.getByRole('button', { name: texts.enter });

  it('confirms the visit by the code of the member, and then shows that it is confirmed', async () => {
    const { user, become } = await open();
    const sent = mockEndpoint(ENTER, () => {
      become({ visitedAt: NOW, version: 2 });
      return { data: waiting({ visitedAt: NOW, version: 2 }) };
    });
    screen.getByText(texts.hint);
    await user.type(await field(), '048 213');
    await user.click(press());
    await screen.findByText(texts.entered);
    await screen.findByText(texts.visited);
    expect(sent).toEqual([{ params: { id }, body: { version: 1, code: '048213' } }]);
    expect(screen.queryByRole('textbox', { name: texts.label })).toBeNull();
  });

  it('takes wide digits and Enter, and asks for six digits first', async () => {
    const { user } = await open();
    const sent = mockEndpoint(ENTER, { data: waiting({ visitedAt: NOW }) });
    await user.type(await field(), '０４８２１{Enter}');
    screen.getByText(texts.incomplete);
    expect(sent).toEqual([]);
    await user.type(await field(), '３{Enter}');
    await waitFor(() => expect(sent.map(({ body }) => body.code)).toEqual(['048213']));
  });

  it.each(Object.entries(texts.refusals))(
    'says why after %s, and keeps the field',
    async (code, text) => {
      expectConsole(new RegExp(`visit failed: ${code}`));
      const { user } = await open();
      mockEndpoint(ENTER, refusal(code as keyof typeof texts.refusals));
      await user.type(await field(), '000000{Enter}');
      await screen.findByText(text);
      expect(await field()).toHaveProperty('value', '000000');
    },
  );

  it('after the change of a colleague the next press counts', async () => {
    expectConsole(/visit failed: stale_version/);
    const { user, become } = await open();
    const sent = mockEndpoint(ENTER, ({ body }) => {
      if (body.version === 5) return { data: waiting({ visitedAt: NOW, version: 6 }) };
      become({ version: 5, note: '전화함' });
      return refusal('stale_version');
    });
    await user.type(await field(), '048213');
    await user.click(press());
    await screen.findByText(texts.stale);
    await user.click(press());
    await screen.findByText(texts.entered);
    expect(sent.map(({ body }) => body.version)).toEqual([1, 5]);
  });

  it('says in the access record what was entered', async () => {
    signIn(operator);
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    const entry = { at: NOW, staff: 'clinic.one', clinic: null, address: '', intact: true };
    const data = ['visit code', 'wrong visit code'].map((detail) => ({
      ...entry,
      id: detail,
      action: 'COUNSEL_CHANGED' as const,
      subject: 'counsel' as const,
      subjectIds: [id],
      detail,
    }));
    mockEndpoint('GET /staff/audit', { data, total: 2 });
    await renderScreen(`/console/people?part=audit&lang=${lang}`);
    for (const text of texts.recorded) await screen.findByText(text);
  });

  it.each([
    ['on the day before', { consultationAt: TOMORROW }],
    ['after the visit', { visitedAt: NOW }],
    ['without an appointment', { state: 'CLINIC_CONFIRMED', consultationAt: null }],
    ['of a canceled counsel', { state: 'CANCELED' }],
  ] as const)('has no field %s', async (_, changes) => {
    await open(changes);
    expect(screen.queryByRole('textbox', { name: texts.label })).toBeNull();
  });
});
