import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveClinic,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const OVERTAKEN = /그사이 내용이 바뀌었어요/;
const REASON = '휴진이에요';

/** The first press is stored and not answered; the second one comes with an old version. */
function loseAnswers(key: 'PATCH /staff/counsels/:id' | 'PATCH /staff/clinics/:id') {
  expectConsole(/failed: internal/);
  expectConsole(/failed: stale_version/);
  let presses = 0;
  mockEndpoint(key, () => {
    presses += 1;
    return refusal(presses === 1 ? 'internal' : 'stale_version');
  });
}

describe('when the answer to a press of staff is lost', () => {
  async function openDecline() {
    signIn(clinicStaff);
    const world = serveCounsel(sampleStaffCounsel());
    const { user } = await renderScreen(`/console/counsels/${sampleStaffCounsel().id}`);
    await user.click(await screen.findByRole('button', { name: '거절 또는 취소하기' }));
    const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '이유' });
    const press = async () => {
      const [, inside] = await screen.findAllByRole('button', { name: '거절 또는 취소하기' });
      await user.click(inside as HTMLElement);
    };
    return { ...world, user, reason, press };
  }

  it('C18 the next press finds the counsel declined, and blames no colleague', async () => {
    const { user, reason, press, become } = await openDecline();
    loseAnswers('PATCH /staff/counsels/:id');
    await user.type(reason, REASON);
    await press();
    await screen.findByText(/서버에 문제가 생겼어요/);
    const move = { from: null, to: 'CANCELED', at: '2026-11-02T03:00:00.000Z' } as const;
    const history = [{ ...move, by: 'staff', staff: 'clinic.one', reason: REASON } as const];
    become({ state: 'CANCELED', version: 2, moves: [], history });
    await press();
    await screen.findByText('상태를 바꿨어요');
    await screen.findByText('더 진행할 단계가 없어요');
    expect(screen.queryByText(OVERTAKEN)).toBeNull();
  });

  it('C18 the reason is there again after a reload', async () => {
    const { user, reason } = await openDecline();
    await user.type(reason, REASON);
    cleanup();
    expect((await openDecline()).reason.value).toBe(REASON);
  });

  it('C18 the next press finds the clinic saved, and blames no colleague', async () => {
    signIn();
    const { clinic, become } = serveClinic();
    loseAnswers('PATCH /staff/clinics/:id');
    const { user } = await renderScreen(`/console/contents/clinic/${clinic.id}`);
    const name = await screen.findByRole('textbox', { name: '이름' });
    await user.clear(name);
    await user.type(name, '새 이름 ');
    await user.click(screen.getByRole('button', { name: '저장' }));
    await screen.findByText(/서버에 문제가 생겼어요/);
    become({ name: '새 이름', version: 4 });
    await user.click(screen.getByRole('button', { name: '저장' }));
    await screen.findByText('저장했어요');
    expect(screen.queryByText(OVERTAKEN)).toBeNull();
  });
});
