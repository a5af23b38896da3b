import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PushDevice, PushState } from '../../../src/environment/environment.ts';
import { formatAddress } from '../../../src/lib/address.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { aPushSubscription } from '../../support/fixtures/notice/aPushSubscription.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const PATH = '/member/push-subscription';
const { id } = sampleCounsel();

interface FakeDevice extends PushDevice {
  asked: number;
}

/** A browser in this state. The person answers its question so. */
function aDevice(first: PushState, answer: 'granted' | 'dismissed' | 'denied' = 'granted') {
  let state = first;
  const device: FakeDevice = {
    asked: 0,
    state: async () => state,
    subscribe: async () => {
      device.asked += 1;
      if (answer === 'denied') state = 'denied';
      if (answer !== 'granted') return null;
      state = 'on';
      return aPushSubscription;
    },
    unsubscribe: async () => {
      state = 'off';
    },
    renew: async (_, tell) => void (await tell(aPushSubscription)),
  };
  return device;
}

async function open(
  device: FakeDevice,
  address = '/my-page/notices',
  pushKey: string | null = 'k',
) {
  logIn();
  mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
  mockEndpoint('GET /member/notice-choices', { data: { channels: [], off: [] } });
  mockEndpoint('GET /member/email', { data: { isOffered: false, address: null, waiting: null } });
  return renderScreen(address, {
    config: { pushKey },
    environment: fakeEnvironment({ push: async () => device }),
  });
}

beforeEach(() => localStorage.clear());

describe('the notices of this browser', () => {
  it.each(['/my-page/notices', `/counsel/${id}?done`])(
    'are explained at %s, and the browser is asked in the press only',
    async (address) => {
      const device = aDevice('off');
      const sent = mockEndpoint(`PUT ${PATH}`, {});
      const { user } = await open(device, address);
      const button = await screen.findByRole('button', { name: '알림 켜기' });
      screen.getByText(/의원 이름과 상담 내용은 알림에 나오지 않아요/);
      screen.getByText('누르면 브라우저가 알림을 허용할지 물어봐요.');
      expect(device.asked).toBe(0);
      await user.click(button);
      await screen.findByText('이 기기에서 알림을 받고 있어요.');
      expect([device.asked, sent]).toEqual([1, [{ body: aPushSubscription }]]);
    },
  );

  it('end with a press', async () => {
    const ended = mockEndpoint(`DELETE ${PATH}`, {});
    const { user } = await open(aDevice('on'));
    await user.click(await screen.findByRole('button', { name: '알림 끄기' }));
    await screen.findByRole('button', { name: '알림 켜기' });
    expect(ended).toHaveLength(1);
  });

  it('I18N-05 speaks Japanese', async () => {
    await open(aDevice('off'), '/my-page/notices?lang=ja');
    await screen.findByRole('button', { name: '通知をオンにする' });
  });

  it('a browser that the person refused says how to allow it', async () => {
    const { user } = await open(aDevice('off', 'denied'));
    await user.click(await screen.findByRole('button', { name: '알림 켜기' }));
    await screen.findByText(/알림이 차단되어 있어요/);
    expect(screen.queryByRole('button', { name: '알림 켜기' })).toBeNull();
  });

  it('a question that was closed without an answer can be asked again', async () => {
    const { user } = await open(aDevice('off', 'dismissed'));
    const button = await screen.findByRole('button', { name: '알림 켜기' });
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    screen.getByRole('button', { name: '알림 켜기' });
  });

  it('on an iPhone it says that the site has to be on the home screen', async () => {
    await open(aDevice('homeScreen'));
    await screen.findByText(/‘홈 화면에 추가’를 선택해주세요/);
  });

  it('in a browser without them my page says so', async () => {
    await open(aDevice('unsupported'));
    await screen.findByText(/이 브라우저에서는 알림을 받을 수 없어요/);
  });

  it('an installation without web push offers nothing', async () => {
    await open(aDevice('off'), '/my-page/notices', null);
    await screen.findByRole('checkbox', { name: /인터넷 없이도/ });
    expect(screen.queryByText('이 기기에서 알림 받기')).toBeNull();
  });

  it('ERR-06 a failure is said, and the browser is as before', async () => {
    expectConsole(/Web push was not switched/);
    mockEndpoint(`PUT ${PATH}`, refusal('internal'));
    const { user } = await open(aDevice('off'));
    await user.click(await screen.findByRole('button', { name: '알림 켜기' }));
    await screen.findByRole('alert');
    screen.getByRole('button', { name: '알림 켜기' });
  });

  it('a browser that fails, e.g. in a private window, says so in words', async () => {
    expectConsole(/Web push was not switched/);
    const device = aDevice('off');
    device.subscribe = () => Promise.reject(new DOMException('permission denied', 'AbortError'));
    const { user } = await open(device);
    await user.click(await screen.findByRole('button', { name: '알림 켜기' }));
    expect((await screen.findByRole('alert')).textContent).toContain('시크릿 모드');
  });

  it('after another login the server gets the subscription of this member again', async () => {
    const sent = mockEndpoint(`PUT ${PATH}`, {});
    localStorage.setItem('pushMember', 'me');
    await open(aDevice('on'), '/notices');
    await waitFor(() => expect(sent).toEqual([{ body: aPushSubscription }]));
  });
});

describe('AMB-110 the next appointment on this device', () => {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const clinic = briefClinic();
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    const cache = {
      put: async (address: string, answer: Response) => {
        kept.set(address, await answer.text());
      },
    };
    vi.stubGlobal('caches', {
      match: async (address: string) => kept.has(address) && new Response(kept.get(address)),
      open: async () => cache,
      delete: async () => kept.delete('/next-appointment'),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const counsel = sampleCounsel({
      state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
      consultationAt: at,
    });
    mockEndpoint('GET /member/counsels', { data: { data: [counsel], total: 1 } });
  });

  const agree = async () => {
    const rendered = await open(aDevice('off'));
    const consent = await screen.findByRole('checkbox', { name: /인터넷 없이도/ });
    expect(kept.size).toBe(0);
    await rendered.user.click(consent);
    await waitFor(() => expect([...kept.values()].join()).toContain(at));
    return { ...rendered, consent };
  };

  it('is kept with consent only, with the address, and deleted when the consent ends', async () => {
    const { user, consent } = await agree();
    expect([...kept.values()].join()).toContain(formatAddress(clinic));
    await user.click(consent);
    await waitFor(() => expect(kept.size).toBe(0));
  });

  it('the consent that ends in another tab has ended here, too', async () => {
    const { consent } = await agree();
    localStorage.removeItem('offlineAppointment');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'offlineAppointment' })));
    expect((consent as HTMLInputElement).checked).toBe(false);
  });

  it('is found also in a counsel that the list has not loaded yet', async () => {
    const counsels = Array.from({ length: 20 }, (_, n) => sampleCounsel({ id: `c-${n}` }));
    const dated = { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', consultationAt: at } as const;
    const upcoming = [sampleCounsel({ id: 'old', ...dated })];
    mockEndpoint('GET /member/counsels', { data: { data: counsels, total: 30, upcoming } });
    await agree();
  });

  it('needs no call for the address, so a hidden clinic has it, too', async () => {
    const asked = mockEndpoint('GET /public/clinics/:id', refusal('not_found'));
    await agree();
    expect([...kept.values()].join()).toContain(formatAddress(clinic));
    expect(asked).toEqual([]);
  });

  it('is deleted at logout', async () => {
    mockEndpoint('POST /auth/logout', {});
    const { user, goTo } = await agree();
    await goTo('/my-page');
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(kept.size).toBe(0));
    expect(localStorage.getItem('offlineAppointment')).toBeNull();
  });
});
