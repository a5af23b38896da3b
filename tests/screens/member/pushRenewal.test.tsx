import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { SESSION_LOST } from '../../../src/api/memberCall.ts';
import { pushDevice } from '../../../src/environment/pushDevice.ts';
import { announceSession } from '../../../src/environment/sessionChannel.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { aPushSubscription } from '../../support/fixtures/notice/aPushSubscription.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const PUT = 'PUT /member/push-subscription';
let subscription = aPushSubscription;

/** A browser in which the member has switched web push on. */
beforeEach(() => {
  subscription = aPushSubscription;
  localStorage.setItem('pushMember', sampleMember().id);
  const pushManager = { getSubscription: async () => ({ toJSON: () => subscription }) };
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    localStorage.clear();
  });
});

/** As after loading the page in the same tab. */
const open = async () => {
  logIn();
  const environment = fakeEnvironment({ push: async () => pushDevice });
  const rendered = await renderScreen('/notices', { environment });
  await screen.findByRole('heading', { name: '알림' });
  return rendered;
};

it('the subscription is sent once in a tab, and again when the browser has replaced it', async () => {
  const sent = mockEndpoint(PUT, {});
  const first = await open();
  await waitFor(() => expect(sent).toHaveLength(1));
  first.unmount();
  subscription = { ...aPushSubscription, endpoint: `${aPushSubscription.endpoint}2` };
  const second = await open();
  await waitFor(() => expect(sent[1]).toEqual({ body: subscription }));
  second.unmount();
  await open();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(sent).toHaveLength(2);
});

it('after a session that ran out and a login in the same tab it is sent again', async () => {
  const sent = mockEndpoint(PUT, {});
  await open();
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => void dispatchEvent(new Event(SESSION_LOST)));
  await screen.findByText('로그인이 필요한 페이지 입니다');
  logIn();
  await act(async () => announceSession());
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('ERR-06 if it could not be sent, it is sent with the next page', async () => {
  expectConsole(/Web push was not renewed/);
  const failed = mockEndpoint(PUT, refusal('internal'));
  const first = await open();
  await waitFor(() => expect(failed).toHaveLength(1));
  first.unmount();
  const sent = mockEndpoint(PUT, {});
  await open();
  await waitFor(() => expect(sent).toHaveLength(1));
});
