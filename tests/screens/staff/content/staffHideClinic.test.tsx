import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDeferred } from '../../../support/fakes/createDeferred.ts';
import {
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { secondPress } from '../../../support/screen/secondPress.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const COUNT = 'GET /staff/clinics/:id/open-counsels';
const button = (name: string) => screen.findByRole('button', { name });

/** The editor of a published clinic. */
async function open() {
  signIn();
  const clinic = { ...sampleStaffClinic(), status: 'PUBLISHED' as const };
  const { published } = serveClinic(clinic);
  mockEndpoint('GET /staff/doctors', { data: [], total: 0 });
  mockEndpoint('GET /staff/events', { data: [], total: 0 });
  const { user } = await renderScreen(`/console/contents/clinic/${clinic.id}`);
  return { user, published };
}

describe('AMB-51 hiding a clinic', () => {
  it('does nothing before the number of open counsels is shown, however often the button is pressed', async () => {
    const { user, published } = await open();
    const [arrival, arrive] = createDeferred();
    mockEndpoint(COUNT, () => arrival.then(() => ({ data: { count: 7 } })));
    const hide = await button('비공개로 바꾸기');
    await user.click(hide);
    expect(hide.getAttribute('aria-busy')).toBe('true');
    await user.click(hide);
    arrive();
    await screen.findByText(/진행 중인 상담이 7건 있어요/);
    expect(published).toEqual([]);
    await user.click(await secondPress('정말 비공개로 바꾸기'));
    await screen.findByText('비공개로 바꿨어요');
    expect(published).toHaveLength(1);
  });

  it('says that the number is not known; the next press asks for it again', async () => {
    expectConsole(/open-counsels failed: invalid_input/);
    const { user, published } = await open();
    mockEndpoint(COUNT, refusal('invalid_input'));
    await user.click(await button('종료하기'));
    await screen.findByText(/진행 중인 상담이 몇 건인지 확인하지 못했어요/);
    mockEndpoint(COUNT, { data: { count: 7 } });
    await user.click(await button('종료하기'));
    await screen.findByText(/진행 중인 상담이 7건 있어요/);
    expect(published).toEqual([]);
    await user.click(await secondPress('정말 종료하기'));
    await screen.findByText('종료했어요');
  });

  it('a first press is taken back by leaving the button, also where a press gives no focus as in Safari', async () => {
    const { user, published } = await open();
    mockEndpoint(COUNT, { data: { count: 0 } });
    fireEvent.click(await button('비공개로 바꾸기'));
    await button('정말 비공개로 바꾸기');
    await user.click(await screen.findByRole('textbox', { name: '이름' }));
    await button('비공개로 바꾸기');
    expect(published).toEqual([]);
  });
});
