import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import { createDeferred } from '../../../support/fakes/createDeferred.ts';
import { sampleMessage } from '../../../support/fixtures/counsel/messageWorld.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const PATH = `/console/counsels/${sampleStaffCounsel().id}`;
const SEND = 'POST /staff/counsels/:id/messages';
const CHANGE = 'PATCH /staff/counsels/:id';
const TEXT = '내일 오실 수 있어요?';
const DONE = '메시지를 보내고 신청을 확인했어요';

async function open(changes: Partial<StaffCounsel> = {}) {
  signIn(clinicStaff);
  const world = serveCounsel(sampleStaffCounsel(changes));
  const posted = mockEndpoint(SEND, ({ body }) => ({
    data: { ...sampleMessage(1, { text: body.text }), staff: 'clinic.one' },
  }));
  const { user } = await renderScreen(PATH);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '메시지' });
  return { ...world, user, posted, box };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isSent = () => screen.findByText(TEXT, { selector: 'p, span' });

describe('an answer to a new counsel', () => {
  it('confirms it by the same press, after it was sent', async () => {
    const { user, posted, changed, box } = await open();
    expect(button('보내고 확인하기').disabled).toBe(true);
    await user.type(box, TEXT);
    const [isReleased, release] = createDeferred();
    mockEndpoint(SEND, async ({ body }) => {
      await isReleased;
      return { data: { ...sampleMessage(1, { text: body.text }), staff: 'clinic.one' } };
    });
    await user.click(button('보내고 확인하기'));
    expect(changed).toEqual([]);
    release();
    await screen.findByText(DONE);
    expect(changed.map(({ body }) => body)).toEqual([{ version: 1, state: 'CLINIC_CONFIRMED' }]);
    expect(posted).toEqual([]);
    await isSent();
    expect(box.value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(screen.queryByRole('button', { name: '보내고 확인하기' })).toBeNull();
  });

  it('is sent and confirmed once by two presses', async () => {
    const { user, posted, changed, box } = await open();
    await user.type(box, TEXT);
    const pressed = button('보내고 확인하기');
    // Both presses arrive before React renders the first one.
    act(() => {
      pressed.click();
      pressed.click();
    });
    await screen.findByText(DONE);
    expect([posted.length, changed.length]).toEqual([1, 1]);
  });

  it('can be sent alone, also with the keyboard', async () => {
    const { user, posted, changed, box } = await open();
    await user.type(box, TEXT);
    await user.click(button('보내기'));
    await waitFor(() => expect(posted).toHaveLength(1));
    await user.type(box, '하나 더{Control>}{Enter}{/Control}');
    await waitFor(() => expect(posted).toHaveLength(2));
    expect(changed).toEqual([]);
    button('보내고 확인하기');
  });

  it('that is not sent confirms nothing', async () => {
    expectConsole(/messages failed|The message was not sent/);
    const { user, changed, box } = await open();
    mockEndpoint(SEND, refusal('internal'));
    await user.type(box, TEXT);
    await user.click(button('보내고 확인하기'));
    await screen.findByText(/메시지를 보냈는지 확인하지 못했어요/);
    expect(changed).toEqual([]);
    expect(box.value).toBe(TEXT);
  });

  it('stays sent when the counsel has changed meanwhile, which is told with the new state', async () => {
    expectConsole(/PATCH \/staff\/counsels\/:id failed: stale_version/);
    const { user, posted, become, box } = await open();
    mockEndpoint(CHANGE, refusal('stale_version'));
    become({ state: 'CANCELED', version: 2, moves: [] });
    await user.type(box, TEXT);
    await user.click(button('보내고 확인하기'));
    await screen.findByText(/^메시지는 보냈지만 신청을 확인으로 바꾸지 못했어요. 그사이/);
    await screen.findByText('더 진행할 단계가 없어요');
    await isSent();
    expect(posted).toHaveLength(1);
    expect(box.value).toBe('');
    expect(screen.queryByRole('button', { name: '보내고 확인하기' })).toBeNull();
  });

  it('does not take back an appointment that was made while the message was sent', async () => {
    expectConsole(/PATCH \/staff\/counsels\/:id failed: stale_version/);
    const wish = '2099-12-10T05:00:00.000Z';
    const { user, box } = await open({ wishes: { times: [wish] } });
    const [isReleased, release] = createDeferred();
    mockEndpoint(SEND, async ({ body }) => {
      await isReleased;
      return { data: { ...sampleMessage(1, { text: body.text }), staff: 'clinic.one' } };
    });
    await user.type(box, TEXT);
    await user.click(button('보내고 확인하기'));
    const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
    const made = sampleStaffCounsel({ state, version: 2, moves: [], consultationAt: wish });
    mockEndpoint(CHANGE, { data: made });
    await user.click(await screen.findByRole('button', { name: /이 시간으로 확정|오후 2:00/ }));
    await screen.findByText('더 진행할 단계가 없어요');
    const changes = mockEndpoint(CHANGE, refusal('stale_version'));
    act(() => release());
    await screen.findByText(/^메시지는 보냈지만 신청을 확인으로 바꾸지 못했어요/);
    expect(changes.map(({ body }) => body.version)).toEqual([1]);
  });

  it('a colleague who confirmed it first makes no difference', async () => {
    expectConsole(/PATCH \/staff\/counsels\/:id failed: stale_version/);
    const { user, become, box } = await open();
    mockEndpoint(CHANGE, refusal('stale_version'));
    become({ state: 'CLINIC_CONFIRMED', version: 2, moves: [] });
    await user.type(box, TEXT);
    await user.click(button('보내고 확인하기'));
    await screen.findByText(DONE);
  });

  it('stays sent when the answer to the confirmation is lost: the next step confirms it', async () => {
    expectConsole(/PATCH \/staff\/counsels\/:id failed/);
    const { user, posted, box } = await open();
    mockEndpoint(CHANGE, refusal('internal'));
    await user.type(box, TEXT);
    await user.click(button('보내고 확인하기'));
    await screen.findByText(/^메시지는 보냈어요. 신청도 확인됐는지는 알 수 없으니/);
    expect(posted).toHaveLength(1);
    expect(box.value).toBe('');
    const { changed } = serveCounsel(sampleStaffCounsel());
    await user.click(button('확인하기'));
    await screen.findByText('상태를 바꿨어요');
    expect(changed).toHaveLength(1);
  });

  it('is only sent when the counsel is not new', async () => {
    await open({ state: 'CLINIC_CONFIRMED', moves: [] });
    button('보내기');
    expect(screen.queryByRole('button', { name: '보내고 확인하기' })).toBeNull();
  });
});
