import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RETENTION_KINDS, retentionRule } from '../../../contract/plain/retention.ts';
import type { RetentionSetting } from '../../../contract/staff/staffRetention.ts';
import { clinicStaff, signIn } from '../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

/** The console with periods that change as on the server. */
function servePeriods({ losesFirstAnswer = false } = {}) {
  let isLost = losesFirstAnswer;
  let settings: RetentionSetting[] = RETENTION_KINDS.map((kind) => ({
    kind,
    period: retentionRule(kind).byDefault,
    version: 1,
    ranAt: '2026-11-22T01:00:04.000Z',
    gone: 1_234,
  }));
  mockEndpoint('GET /staff/retention', () => ({ data: settings }));
  const seen = mockEndpoint('GET /staff/retention/:id', ({ params, query }) => {
    const data = { rows: 36 - query.period, oldest: '2023-10-01T00:00:00.000Z' };
    if (params.id === 'member') return { data: { rows: 0, oldest: null, toTell: 3 } };
    return params.id === 'note' ? { data: { rows: 0, oldest: null, stillOpen: 7 } } : { data };
  });
  const saved = mockEndpoint('PATCH /staff/retention/:id', ({ params, body }) => {
    if (settings.some(({ kind, version }) => kind === params.id && version !== body.version)) {
      return refusal('stale_version');
    }
    settings = settings.map((each) =>
      each.kind === params.id ? { ...each, period: body.period, version: each.version + 1 } : each,
    );
    const [data] = settings.filter(({ kind }) => kind === params.id);
    if (!data) throw new Error('unknown kind');
    if (isLost) {
      isLost = false;
      return refusal('internal');
    }
    return { data };
  });
  return { seen, saved };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('/console/retention shows each kind with its period and the last run', async () => {
  signIn();
  servePeriods();
  const { address } = await renderScreen('/console/retention');
  const counsels = await part('끝난 상담의 내용');
  expect(address()).toBe('/console/people?part=retention');
  counsels.getByText('36개월');
  counsels.getByText(/1,234건/);
  (await part('오래 로그인하지 않은 회원')).getByText('계속 보관');
  const answers = await part('저장된 응답');
  answers.getByText('1일');
  expect(answers.queryByRole('button', { name: /기간 바꾸기/ })).toBeNull();
});

it('a shorter period is saved after its dry run, for which another number asks again', async () => {
  signIn();
  const { seen, saved } = servePeriods();
  const { user } = await renderScreen('/console/retention');
  const counsels = await part('끝난 상담의 내용');
  const save = () => counsels.queryByRole('button', { name: /저장하기/ });
  await user.click(counsels.getByRole('button', { name: '끝난 상담의 내용 기간 바꾸기' }));
  const field = counsels.getByRole('textbox', { name: '보관 기간 (개월)' });

  await user.clear(field);
  await user.type(field, '6');
  await user.click(counsels.getByRole('button', { name: '지금 지워질 것 보기' }));
  counsels.getByText('보관 기간이 정해진 범위를 벗어났어요');
  expect([save(), seen]).toEqual([null, []]);

  await user.clear(field);
  await user.type(field, '24');
  expect(save()).toBeNull();
  await user.click(counsels.getByRole('button', { name: '지금 지워질 것 보기' }));
  await counsels.findByText('지금 12건의 내용이 지워져요');
  counsels.getByText("가장 오래된 것: '23-10-01");
  await user.type(field, '{Backspace}');
  expect(save()).toBeNull();
  await user.type(field, '4');
  await user.click(counsels.getByRole('button', { name: '지금 지워질 것 보기' }));
  await user.click(await counsels.findByRole('button', { name: '24개월로 저장하기' }));
  await screen.findByText('보관 기간을 바꿨어요');
  expect(saved).toMatchObject([{ params: { id: 'counsel' }, body: { period: 24, version: 1 } }]);
  await counsels.findByText('24개월');
});

it('says how many members are told before they leave', async () => {
  signIn();
  servePeriods();
  const { user } = await renderScreen('/console/retention');
  const members = await part('오래 로그인하지 않은 회원');
  await user.click(members.getByRole('button', { name: /기간 바꾸기/ }));
  await user.clear(members.getByRole('textbox'));
  await user.type(members.getByRole('textbox'), '24');
  await user.click(members.getByRole('button', { name: '지금 지워질 것 보기' }));
  await members.findByText(/^3명에게 먼저 알리고/);
});

it('says how many counsels stay because their clinic did not close them', async () => {
  signIn();
  servePeriods();
  const { user } = await renderScreen('/console/retention');
  const notes = await part('끝난 상담의 내부 메모');
  await user.click(notes.getByRole('button', { name: /기간 바꾸기/ }));
  await user.click(notes.getByRole('button', { name: '지금 지워질 것 보기' }));
  await notes.findByText('지금 지워질 것이 없어요');
  notes.getByText(/^기간이 지났지만 의원이 끝내지 않은 상담이 7건 있어요\. 5년 동안/);
});

it('a period may be typed in full-width digits; the hint is one text in the language of the page', async () => {
  signIn();
  servePeriods();
  const { user } = await renderScreen('/console/retention?lang=ja');
  const members = await part('長くログインしていない会員');
  await user.click(members.getByRole('button', { name: /期間を変更/ }));
  const { least, greatest } = retentionRule('member');
  const description = `${least}〜${greatest}の数字を入力してください。0を入力すると無期限で保管します`;
  const field = members.getByRole('textbox', { description });
  await user.clear(field);
  await user.type(field, '２４');
  // A change while the keyboard composes would double the digits.
  expect(field).toHaveProperty('value', '２４');
  await user.tab();
  expect(field).toHaveProperty('value', '24');
});

it('staff of a clinic are sent to their counsels', async () => {
  signIn(clinicStaff);
  mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
  const { address } = await renderScreen('/console/retention');
  await waitFor(() => expect(address()).toBe('/console/counsels'));
});

it('C18 after a lost answer the next press finds the period saved, and blames no colleague', async () => {
  expectConsole(/failed: internal/);
  expectConsole(/failed: stale_version/);
  signIn();
  servePeriods({ losesFirstAnswer: true });
  const { user } = await renderScreen('/console/retention');
  const counsels = await part('끝난 상담의 내용');
  await user.click(counsels.getByRole('button', { name: '끝난 상담의 내용 기간 바꾸기' }));
  const field = counsels.getByRole('textbox', { name: '보관 기간 (개월)' });
  await user.clear(field);
  await user.type(field, '24');
  await user.click(counsels.getByRole('button', { name: '지금 지워질 것 보기' }));
  await user.click(await counsels.findByRole('button', { name: '24개월로 저장하기' }));
  await screen.findByText(/서버에 문제가 생겼어요/);
  await user.click(counsels.getByRole('button', { name: '24개월로 저장하기' }));
  await screen.findByText('보관 기간을 바꿨어요');
  expect(screen.queryByText(/그사이 내용이 바뀌었어요/)).toBeNull();
});
