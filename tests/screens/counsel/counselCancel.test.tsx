import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { button, sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const ID = sampleCounsel().id;
const canceled = sampleCounsel({ state: 'CANCELED' });

async function openCounsel(counsel: () => Counsel = sampleCounsel) {
  logIn();
  mockEndpoint('GET /member/counsels/:id', () => ({ data: counsel() }));
  const rendered = await renderScreen(`/counsel/${ID}`);
  await screen.findByText(sampleCounsel().code);
  return rendered;
}

async function openCancel(counsel?: () => Counsel) {
  const rendered = await openCounsel(counsel);
  await rendered.user.click(button('상담 취소하기'));
  const reason = await screen.findByRole('textbox', { name: '취소하는 이유' });
  const press = () => {
    const inside = screen.getAllByRole('button', { name: '상담 취소하기' }).at(-1);
    return rendered.user.click(inside as HTMLElement);
  };
  return { ...rendered, reason, press };
}

describe('canceling a counsel', () => {
  it('CSL-28 API-23 sends the state and the reason, says so, and shows how it stands now', async () => {
    let isCanceled = false;
    const sent = mockEndpoint('PATCH /member/counsels/:id', () => {
      isCanceled = true;
      return { data: canceled };
    });
    const { user, reason, press } = await openCancel(() =>
      isCanceled ? canceled : sampleCounsel(),
    );
    await user.type(reason, '일정이 바뀌었어요');
    await press();
    await screen.findByText('상담을 취소했어요');
    expect(sent).toEqual([
      { params: { id: ID }, body: { state: 'CANCELED', reason: '일정이 바뀌었어요' } },
    ]);
    await screen.findByRole('heading', { level: 1, name: '이 상담은 취소되었어요' });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: '상담 취소하기' })).toBeNull();
  });

  it('a press writes a frequent reason, a second press removes it; what is typed stays', async () => {
    const sent = mockEndpoint('PATCH /member/counsels/:id', { data: canceled });
    const { user, reason, press } = await openCancel();
    const chips = within(screen.getByRole('list', { name: '자주 있는 이유' }));
    const chip = (name: string) => chips.getByRole('button', { name });
    expect(chips.getAllByRole('button')).toHaveLength(4);
    await user.click(chip('비용이 부담돼요'));
    await user.type(reason, '\n다음에 갈게요');
    await user.click(chip('일정이 바뀌었어요'));
    expect(reason).toHaveProperty('value', '비용이 부담돼요\n다음에 갈게요\n일정이 바뀌었어요');
    expect(chip('비용이 부담돼요').getAttribute('aria-pressed')).toBe('true');
    await user.click(chip('비용이 부담돼요'));
    expect(reason).toHaveProperty('value', '다음에 갈게요\n일정이 바뀌었어요');
    await press();
    await screen.findByText('상담을 취소했어요');
    const body = { state: 'CANCELED', reason: '다음에 갈게요\n일정이 바뀌었어요' };
    expect(sent).toEqual([{ params: { id: ID }, body }]);
  });

  it('a reason that was edited stays at a second press', async () => {
    const { user, reason } = await openCancel();
    const chip = screen.getByRole('button', { name: '일정이 바뀌었어요' });
    await user.click(chip);
    await user.type(reason, '!');
    expect(chip.getAttribute('aria-pressed')).toBe('false');
    await user.click(chip);
    expect(reason).toHaveProperty('value', '일정이 바뀌었어요!\n일정이 바뀌었어요');
  });

  it('the keyboard alone writes a reason; in Japanese it is Japanese', async () => {
    logIn();
    mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
    const { user } = await renderScreen(`/counsel/${ID}?lang=ja`);
    await user.click(await screen.findByRole('button', { name: '相談をキャンセルする' }));
    const reason = await screen.findByRole('textbox', { name: 'キャンセルの理由' });
    reason.focus();
    await user.keyboard('{Tab}{Enter}{Tab} ');
    expect(reason).toHaveProperty(
      'value',
      '予定が変わりました\n別のクリニックに相談することにしました',
    );
  });

  it.each([
    ['can be canceled by a member who did not come', { visitAnswer: 'missed' }, 1],
    ['can be canceled by a member whom the clinic did not see', { noShow: true }, 1],
    ['cannot be canceled before the member has answered', {}, 0],
    ['cannot be canceled by a member who came', { visitAnswer: 'came' }, 0],
  ] as const)('AMB-18 after the day of the appointment it %s', async (_, said, count) => {
    const at = '2026-11-20T03:00:00.000Z';
    const { visitAnswer: answer, noShow } = { visitAnswer: undefined, noShow: undefined, ...said };
    await openCounsel(() =>
      sampleCounsel({
        state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        consultationAt: at,
        ...(answer && { visitAnswer: { answer, at } }),
        ...(noShow && { noShow: { at } }),
      }),
    );
    expect(screen.queryAllByRole('button', { name: '상담 취소하기' })).toHaveLength(count);
  });

  it('the focus stays in the page when the button that opened the question is gone', async () => {
    let counsel = sampleCounsel();
    mockEndpoint('PATCH /member/counsels/:id', () => {
      counsel = canceled;
      return { data: canceled };
    });
    const { user, reason, press } = await openCancel(() => counsel);
    await user.type(reason, '일정이 바뀌었어요');
    await press();
    await expect.poll(() => screen.queryByRole('button', { name: '상담 취소하기' })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
  });

  it('cannot be stopped while it is running', async () => {
    const [answered, answer] = createDeferred();
    mockEndpoint('PATCH /member/counsels/:id', async () => {
      await answered;
      return { data: canceled };
    });
    const { user, reason, press } = await openCancel();
    await user.type(reason, '일정이 바뀌었어요');
    await press();
    await expect.poll(() => button('취소하지 않기').matches(':disabled')).toBe(true);
    answer();
    await screen.findByText('상담을 취소했어요');
  });

  it('a failure is shown also after the question was closed', async () => {
    expectConsole(/The write of a modal failed/);
    const [answered, answer] = createDeferred();
    mockEndpoint('PATCH /member/counsels/:id', async () => {
      await answered;
      return refusal('overloaded');
    });
    const { user, reason, press } = await openCancel();
    await user.type(reason, '일정이 바뀌었어요');
    await press();
    await user.click(button('닫기'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    answer();
    await screen.findByRole('alert');
  });

  it('without an answer does not stop the canceling of another counsel', async () => {
    const sent = mockEndpoint('PATCH /member/counsels/:id', () => new Promise(() => undefined));
    const { user, reason, press, goTo } = await openCancel();
    await user.type(reason, '일정이 바뀌었어요');
    await press();
    await user.click(button('닫기'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    const other = sampleCounsel({ id: '01900000-0000-7000-8000-0000000000fe', code: 'B7K2QX' });
    mockEndpoint('GET /member/counsels/:id', { data: other });
    await goTo(`/counsel/${other.id}`);
    await screen.findByText(other.code);
    await user.click(button('상담 취소하기'));
    await user.type(
      await screen.findByRole('textbox', { name: '취소하는 이유' }),
      '마음이 바뀌었어요',
    );
    await press();
    await expect.poll(() => sent.map(({ params }) => params.id)).toEqual([ID, other.id]);
  });

  it('is still busy when the question is opened again, and both close with the answer', async () => {
    const [answered, answer] = createDeferred();
    const sent = mockEndpoint('PATCH /member/counsels/:id', async () => {
      await answered;
      return { data: canceled };
    });
    const { user, reason, press } = await openCancel();
    await user.type(reason, '일정이 바뀌었어요');
    await press();
    await user.click(button('닫기'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(button('상담 취소하기'));
    await expect.poll(() => button('취소하지 않기').matches(':disabled')).toBe(true);
    await press();
    expect(sent).toHaveLength(1);
    answer();
    await screen.findByText('상담을 취소했어요');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('C18 the reason is there again after a reload', async () => {
    const { user, reason } = await openCancel();
    await user.type(reason, '일정이 바뀌었어요');
    cleanup();
    expect((await openCancel()).reason).toHaveProperty('value', '일정이 바뀌었어요');
  });

  it('AMB-18 needs a reason', async () => {
    const sent = mockEndpoint('PATCH /member/counsels/:id', { data: canceled });
    const { user, reason, press } = await openCancel();
    await user.type(reason, '   ');
    await press();
    await screen.findByText('취소하는 이유를 적어주세요');
    expect(sent).toHaveLength(0);
  });

  it('AMB-18 says so if the clinic has changed the counsel first', async () => {
    expectConsole(/The write of a modal failed/);
    mockEndpoint('PATCH /member/counsels/:id', refusal('not_allowed_now'));
    let counsel = sampleCounsel();
    const { user, reason, press } = await openCancel(() => counsel);
    counsel = sampleCounsel({ state: 'TREATMENT_COMPLETE' });
    await user.type(reason, '마음이 바뀌었어요');
    await press();
    await screen.findByText('지금 상태에서는 할 수 없는 작업이에요');
    await screen.findByText('시술 완료');
    await user.click(button('취소하지 않기'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('a press after a lost answer is a success, if the counsel is canceled', async () => {
    expectConsole(/The write of a modal failed/);
    let counsel = sampleCounsel();
    mockEndpoint('PATCH /member/counsels/:id', () => {
      counsel = canceled;
      return refusal('internal');
    });
    const { user, reason, press } = await openCancel(() => counsel);
    await user.type(reason, '마음이 바뀌었어요');
    await press();
    await screen.findByText(/서버에 문제가 생겼어요/);
    mockEndpoint('PATCH /member/counsels/:id', refusal('not_allowed_now'));
    await press();
    await screen.findByText('상담을 취소했어요');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['TREATMENT_COMPLETE', 'CANCELED'] as const)(
    'AMB-18 is not offered in the state %s',
    async (state) => {
      await openCounsel(() => sampleCounsel({ state }));
      expect(screen.queryByRole('button', { name: '상담 취소하기' })).toBeNull();
    },
  );
});
