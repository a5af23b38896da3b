import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDeferred } from '../../../support/fakes/createDeferred.ts';
import {
  CONSULTING_CLINIC,
  CONSULTING_PATH,
  consultingWith,
  field,
  length,
  monday,
  openConsulting,
  READ_CONSULTING,
  SET_CONSULTING,
  save,
  seats,
  serveConsulting,
  setTime,
} from '../../../support/fixtures/counsel/consultingWorld.ts';
import {
  clinicStaff,
  operator,
  sampleStaffClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

/** Whose drafts the tab keeps. */
const ACCOUNT = 'draft:staff:account';

/** The first press is stored and not answered; the second one comes with an old version. */
function loseFirstAnswer() {
  let consulting = consultingWith();
  mockEndpoint(READ_CONSULTING, () => ({ data: consulting }));
  return mockEndpoint(SET_CONSULTING, ({ body }) => {
    if (body.version !== consulting.version) return refusal('stale_version');
    consulting = consultingWith({ seats: body.seats, version: body.version + 1 });
    return refusal('internal');
  });
}

describe('the consulting hours of a clinic', () => {
  it('are shown with the number at a time and the length of a visit', async () => {
    const { read } = await openConsulting();
    expect((await field('월요일 여는 시간')).value).toBe('10:00');
    expect((await field('월요일 닫는 시간')).value).toBe('18:00');
    expect((await field('월요일 휴게 시작')).value).toBe('13:00');
    expect((await field('월요일 휴게 끝')).value).toBe('14:00');
    expect((await field('화요일 여는 시간')).value).toBe('');
    expect((await seats()).value).toBe('3');
    expect((await length()).selectedOptions[0]?.text).toBe('60분');
    expect(read).toEqual([{ params: { id: CONSULTING_CLINIC } }]);
  });

  it('are empty fields when they are as the opening hours and without a limit', async () => {
    await openConsulting({ hours: null, seats: null, minutes: 30 });
    expect((await field('월요일 여는 시간')).value).toBe('');
    expect((await seats()).value).toBe('');
    screen.getByText(/모두 비워 두면 진료 시간과 같아요/);
    screen.getByText(/비워 두면 제한이 없어요/);
  });

  it('a visit takes from half an hour to four hours, in half hours', async () => {
    await openConsulting();
    const names = [...(await length()).options].map(({ text }) => text);
    expect(names).toEqual(
      ['30', '60', '90', '120', '150', '180', '210', '240'].map((n) => `${n}분`),
    );
  });

  it('are saved with the version that was read, and again with the next one', async () => {
    const { user, sent } = await openConsulting();
    await setTime('화요일 여는 시간', '11:00');
    await setTime('화요일 닫는 시간', '00:00');
    await user.clear(await seats());
    await user.type(await seats(), '5명');
    await user.selectOptions(await length(), '90분');
    await user.click(await save());
    await screen.findByText('설정을 저장했어요');
    const tue = { opensAt: '11:00', closesAt: '24:00' };
    const hours = { days: { mon: monday, tue } };
    const form = { version: 4, hours, seats: 5, minutes: 90, emails: [] };
    expect(sent).toEqual([{ params: { id: CONSULTING_CLINIC }, body: form }]);
    await waitFor(() => expect(Object.keys({ ...sessionStorage })).toEqual([ACCOUNT]));
    expect((await seats()).value).toBe('5');
    await user.type(await seats(), '0');
    await user.click(await save());
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ...form, version: 5, seats: 50 }));
  });

  it('cleared fields are sent as the opening hours and no limit', async () => {
    const { user, sent } = await openConsulting();
    for (const name of ['여는 시간', '닫는 시간', '휴게 시작', '휴게 끝']) {
      await setTime(`월요일 ${name}`, '');
    }
    await user.clear(await seats());
    await user.click(await save());
    await screen.findByText('설정을 저장했어요');
    expect(sent[0]?.body).toEqual({
      version: 4,
      hours: null,
      seats: null,
      minutes: 60,
      emails: [],
    });
  });

  it('what is typed while they are being saved stays, as the next change', async () => {
    const { user } = await openConsulting();
    const [answered, answer] = createDeferred();
    mockEndpoint(SET_CONSULTING, async ({ body }) => {
      await answered;
      return { data: consultingWith({ seats: body.seats, version: 5 }) };
    });
    await user.type(await seats(), '0');
    await user.click(await save());
    await user.type(screen.getByRole('textbox', { name: '알림 받을 이메일' }), 'desk@nabi.example');
    answer();
    await screen.findByText('설정을 저장했어요');
    const emails = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '알림 받을 이메일' });
    expect([(await seats()).value, emails.value]).toEqual(['30', 'desk@nabi.example']);
  });

  it('C18 after a lost answer the next press finds them saved, and blames no colleague', async () => {
    expectConsole(/failed: internal/);
    expectConsole(/failed: stale_version/);
    const { user, sent } = await openConsulting();
    const stored = loseFirstAnswer();
    await user.type(await seats(), '0');
    await user.click(await save());
    await screen.findByText(/서버에 문제가 생겼어요/);
    await user.click(await save());
    await screen.findByText('설정을 저장했어요');
    expect(sent).toEqual([]);
    expect(stored).toHaveLength(2);
    expect(screen.queryByText(/그사이 내용이 바뀌었어요/)).toBeNull();
    await waitFor(() => expect(Object.keys({ ...sessionStorage })).toEqual([ACCOUNT]));
  });

  it('what was changed survives leaving the page', async () => {
    const { user, goTo, goBack, sent } = await openConsulting();
    await user.clear(await seats());
    await user.type(await seats(), '7');
    mockEndpoint('GET /staff/clinics/:id/calendar', {
      data: { hours: null, seats: 3, minutes: 60, slots: [], entries: [] },
    });
    await goTo('/console/calendar');
    await screen.findByRole('heading', { level: 1, name: '일정' });
    await goBack();
    expect((await seats()).value).toBe('7');
    expect(sent).toHaveLength(0);
  });

  it.each([
    ['a closing time is missing', { '수요일 여는 시간': '10:00' }, /함께 적어주세요: 수요일/],
    ['an opening time is missing', { '토요일 닫는 시간': '15:00' }, /함께 적어주세요: 토요일/],
    ['a break has no end', { '월요일 휴게 끝': '' }, /함께 적어주세요: 월요일/],
    ['a day has only a break', { '공휴일 휴게 시작': '12:00' }, /함께 적어주세요: 공휴일/],
    ['a day closes before it opens', { '월요일 닫는 시간': '09:00' }, /빨라요: 월요일/],
    ['a day closes as it opens', { '월요일 닫는 시간': '10:00' }, /빨라요: 월요일/],
    ['a break ends before it begins', { '월요일 휴게 끝': '12:30' }, /빨라요: 월요일/],
  ])('are not sent when %s, which is told with the day', async (_, times, told) => {
    const { user, sent } = await openConsulting();
    for (const [name, value] of Object.entries(times)) await setTime(name, value);
    await user.click(await save());
    await waitFor(() => expect(screen.getByText(told).closest('[role=alert]')).not.toBeNull());
    expect(sent).toHaveLength(0);
  });

  it.each(['0', '51', '99'])('are not sent with %s visits at a time', async (typed) => {
    const { user, sent } = await openConsulting();
    await user.clear(await seats());
    await user.type(await seats(), typed);
    await user.click(await save());
    await screen.findByText('인원은 1명부터 50명까지 적을 수 있어요');
    expect(sent).toHaveLength(0);
    await user.clear(await seats());
    await user.type(await seats(), '50');
    await user.click(await save());
    await waitFor(() => expect(sent[0]?.body.seats).toBe(50));
    expect(screen.queryByText('인원은 1명부터 50명까지 적을 수 있어요')).toBeNull();
  });

  it('closed days without hours are not sent', async () => {
    const { user, sent } = await openConsulting({ hours: null });
    fireEvent.change(screen.getByLabelText('쉬는 날'), { target: { value: '2026-12-24' } });
    await user.click(screen.getByRole('button', { name: '쉬는 날 추가' }));
    await user.click(await save());
    await screen.findByText('쉬는 날만 따로 정할 수는 없어요. 요일별 시간도 적어주세요');
    expect(sent).toHaveLength(0);
  });

  it('addresses are typed one in each line; a wrong one is named and not sent', async () => {
    const { user, sent } = await openConsulting({ emails: ['desk@nabi.example'] });
    const emails = () =>
      screen.findByRole<HTMLTextAreaElement>('textbox', { name: '알림 받을 이메일' });
    expect((await emails()).value).toBe('desk@nabi.example');
    await user.type(await emails(), '{enter}second');
    await user.click(await save());
    await screen.findByText('이메일 주소를 다시 확인해주세요: second');
    await user.clear(await emails());
    await user.type(
      await emails(),
      'desk@nabi.example{enter}second@nabi.example, desk@nabi.example',
    );
    await user.click(await save());
    await screen.findByText('설정을 저장했어요');
    expect(sent.map(({ body }) => body.emails)).toEqual([
      ['desk@nabi.example', 'second@nabi.example'],
    ]);
    await user.clear(await emails());
    await user.type(
      await emails(),
      [1, 2, 3, 4, 5, 6].map((n) => `a${n}@nabi.example`).join('{enter}'),
    );
    await user.click(await save());
    await screen.findByText('이메일 주소는 5개까지 적을 수 있어요');
    expect(sent).toHaveLength(1);
  });

  it('another failure keeps what was typed', async () => {
    expectConsole(/PATCH \/staff\/clinics\/:id\/consulting failed: too_many_requests/);
    const { user } = await openConsulting();
    await user.clear(await seats());
    await user.type(await seats(), '8');
    mockEndpoint(SET_CONSULTING, () => refusal('too_many_requests'));
    await user.click(await save());
    await screen.findByText('짧은 시간에 요청이 몰렸어요. 잠시 후 다시 시도해주세요');
    expect((await seats()).value).toBe('8');
  });

  it('can be loaded again after a failure', async () => {
    expectConsole(/GET \/staff\/clinics\/:id\/consulting failed: forbidden/);
    signIn(clinicStaff);
    mockEndpoint(READ_CONSULTING, () => refusal('forbidden'));
    const { user } = await renderScreen(CONSULTING_PATH);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(screen.queryByRole('button', { name: '저장' })).toBeNull();
    serveConsulting();
    await user.click(retry);
    expect((await seats()).value).toBe('3');
  });

  it('are in Japanese for those who read it', async () => {
    signIn(clinicStaff);
    const { sent } = serveConsulting();
    const { user } = await renderScreen(`${CONSULTING_PATH}?lang=ja`);
    await screen.findByRole('heading', { level: 1, name: '相談時間の設定' });
    const count = await screen.findByRole('textbox', { name: '同時に受ける人数' });
    await user.clear(count);
    await user.type(count, '0');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('人数は1名から50名までで入力してください');
    expect(sent).toHaveLength(0);
  });
});

describe('the consulting hours of an operator', () => {
  it('ask to choose a clinic first', async () => {
    signIn(operator);
    const { read, sent } = serveConsulting();
    mockEndpoint('GET /staff/clinics', { data: [sampleStaffClinic()], total: 1 });
    const { user, address } = await renderScreen(CONSULTING_PATH);
    await screen.findByText('의원을 고르면 일정이 보여요');
    expect(read).toHaveLength(0);
    await user.click(screen.getByRole('combobox', { name: '의원' }));
    await user.click(await screen.findByRole('option', { name: '모아피부과의원' }));
    await user.click(await save());
    await screen.findByText('설정을 저장했어요');
    expect(address()).toBe(`${CONSULTING_PATH}?clinic=${CONSULTING_CLINIC}`);
    expect(sent).toEqual([{ params: { id: CONSULTING_CLINIC }, body: consultingWith() }]);
  });
});
