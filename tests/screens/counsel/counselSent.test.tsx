import { act, screen, within } from '@testing-library/react';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import type { MemberEmail } from '../../../contract/email.ts';
import type { LineReading } from '../../../contract/lineReading.ts';
import type { MemberChannel } from '../../../contract/plain/noticeKinds.ts';
import type { FriendOutcome, PushDevice, PushState } from '../../../src/environment/environment.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { lineReading, sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const { id, code } = sampleCounsel();
const SIMILAR = 'GET /member/counsels/:id/similar';

/** How this member can be told. */
interface Ways {
  line?: string;
  reading?: LineReading;
  push?: PushState | 'fails';
  mail?: Partial<MemberEmail>;
  channels?: MemberChannel[];
}

interface Options {
  query?: string;
  /** False: the member comes back later. */
  isDone?: boolean;
  line?: string | null;
  scans?: boolean;
  /** What LINE says after the press. */
  befriends?: FriendOutcome;
  ways?: Ways;
}

async function open(
  changes: Partial<Counsel> = {},
  {
    query = '',
    isDone = true,
    ways = {},
    line = ways.line ?? null,
    scans = false,
    befriends,
  }: Options = {},
) {
  logIn();
  if (ways.reading) mockEndpoint('GET /member/line-reading', { data: ways.reading });
  const email = { isOffered: ways.mail !== undefined, address: null, waiting: null, ...ways.mail };
  mockEndpoint('GET /member/email', { data: email });
  mockEndpoint('GET /member/notice-choices', { data: { channels: ways.channels ?? [], off: [] } });
  mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel(changes) });
  const rendered = await renderScreen(`/counsel/${id}?${isDone ? 'done' : ''}${query}`, {
    config: { lineFriendId: line, pushKey: 'k' },
    environment: fakeEnvironment({
      friendAddWay: () => (scans ? 'scan' : 'press'),
      ...(befriends && { addFriend: async () => befriends }),
      push: ways.push === undefined ? null : async () => aDevice(ways.push),
    }),
  });
  await screen.findByText(code);
  return rendered;
}

function aDevice(state: Ways['push']): PushDevice {
  if (state === undefined || state === 'fails') throw new Error('no state');
  const nothing = async () => undefined;
  return {
    state: async () => state,
    subscribe: async () => null,
    unsubscribe: nothing,
    renew: nothing,
  };
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const steps = (name = '앞으로의 순서') =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

describe('AMB-76 the page after a booking', () => {
  it.each([
    [{}, '진료시간 내에 답해요'],
    [{ answerHours: 1 }, '최근 상담 답변의 절반을 1시간 안에 보냈어요'],
    [{ answerHours: 47 }, '최근 상담 답변의 절반을 47시간 안에 보냈어요'],
    [{ answerHours: 49 }, '최근 상담 답변의 절반을 3일 안에 보냈어요'],
  ])('says what happens when, %o', async (changes, time) => {
    await open(changes);
    expect(steps()).toEqual([
      expect.stringContaining(`의원 확인${time}`),
      expect.stringContaining('일정 확정'),
      expect.stringContaining('방문'),
    ]);
  });

  it('I18N-05 speaks Japanese', async () => {
    await open({ answerHours: 3 }, { query: '&lang=ja' });
    expect(steps('これからの流れ')[0]).toContain('最近の相談への返信の半数は3時間以内でした');
  });

  it('offers the LINE account to a member who logged in with LINE, by a press, or by a code on a computer', async () => {
    mockEndpoint('GET /member/line-reading', { data: lineReading({ isOffered: true }) });
    const phone = await open({}, { line: '@nabi' });
    await phone.user.click(await screen.findByRole('button', { name: '친구 추가하기' }));
    expect(phone.environment.befriended).toEqual(['@nabi']);
    phone.unmount();
    const computer = await open({}, { line: '@nabi', scans: true });
    await screen.findByRole('img', { name: '라인 친구추가 QR 코드' });
    computer.unmount();
    await open();
    expect(screen.queryByText('라인으로 상담하기')).toBeNull();
  });

  it.each(['added', 'already'] as const)(
    'CSL-14 says that the LINE account is a friend now: %s',
    async (befriends) => {
      mockEndpoint('GET /member/line-reading', { data: lineReading({ isOffered: true }) });
      const { user } = await open({}, { line: '@nabi', befriends });
      await user.click(await screen.findByRole('button', { name: '친구 추가하기' }));
      const said = await screen.findByText('라인 친구로 추가되었어요');
      expect(said.closest('[role=status]')).toBe(document.activeElement);
      expect(screen.queryByRole('button', { name: '친구 추가하기' })).toBeNull();
    },
  );

  it('CSL-14 keeps offering the LINE account to a member who closed its window', async () => {
    mockEndpoint('GET /member/line-reading', { data: lineReading({ isOffered: true }) });
    const { user } = await open({}, { line: '@nabi', befriends: 'dismissed' });
    await user.click(await screen.findByRole('button', { name: '친구 추가하기' }));
    await pause();
    await screen.findByRole('button', { name: '친구 추가하기' });
    expect(screen.queryByText('라인 친구로 추가되었어요')).toBeNull();
  });

  describe('offers one step to be told: the first that works', () => {
    const CARDS = {
      line: '라인으로 상담하기',
      push: '이 기기에서 알림 받기',
      email: '이메일로 알림 받기',
    };
    const inLine = { line: '@nabi', reading: lineReading({ isOffered: true }) };
    const all = { ...inLine, push: 'off', mail: {} } as const;

    it.each<[string, Ways, keyof typeof CARDS | null]>([
      ['LINE', all, 'line'],
      ['web push for a member without LINE', { ...all, reading: lineReading() }, 'push'],
      ['web push in an installation without LINE', { push: 'off', mail: {} }, 'push'],
      ['e-mail where the browser has no web push', { push: 'unsupported', mail: {} }, 'email'],
      ['e-mail where web push is refused', { push: 'denied', mail: {} }, 'email'],
      ['e-mail where web push needs the home screen', { push: 'homeScreen', mail: {} }, 'email'],
      ['else how web push works', { push: 'homeScreen' }, 'push'],
      ['e-mail where the state of web push is unknown', { push: 'fails', mail: {} }, 'email'],
      ['nothing where nothing works', { push: 'unsupported' }, null],
      [
        'nothing to a friend in LINE',
        { ...all, reading: lineReading({ isOffered: true, isFriend: true }) },
        null,
      ],
      ['nothing to a member who gets e-mail', { ...all, channels: ['LINE', 'EMAIL'] }, null],
      ['nothing to a member with web push elsewhere', { ...all, channels: ['PUSH'] }, null],
      ['nothing to a member with web push here', { push: 'on', mail: {} }, null],
    ])('%s', async (_, ways, step) => {
      if (ways.push === 'fails') expectConsole(/The state of web push is unknown/);
      const { store } = await open({}, { ways });
      if (step) await screen.findByText(CARDS[step]);
      // A card that must not come has the time to come.
      await pause();
      await expect.poll(() => store.get(queryClientAtom).isFetching()).toBe(0);
      await pause();
      const shown = Object.values(CARDS).filter((text) => screen.queryByText(text) !== null);
      expect(shown).toEqual(step ? [CARDS[step]] : []);
    });

    it.each<[Partial<Counsel>, Ways, keyof typeof CARDS | null]>([
      [{}, all, 'line'],
      [{ state: 'CLINIC_CONFIRMED' }, { push: 'off' }, 'push'],
      [{ state: 'CONSULTATION_COMPLETE' }, { push: 'denied', mail: {} }, 'email'],
      [{ state: 'CLINIC_CONFIRMED' }, { push: 'denied' }, null],
      [{ state: 'CLINIC_CONFIRMED' }, { push: 'homeScreen' }, null],
      [{ state: 'CLINIC_CONFIRMED' }, { push: 'off', channels: ['EMAIL'] }, null],
      [{ state: 'CANCELED' }, all, null],
      [{ state: 'TREATMENT_COMPLETE' }, all, null],
    ])(
      'later, too, without an explanation and while something may come: %o %o',
      async (changes, ways, step) => {
        await open(changes, { isDone: false, ways });
        if (step) await screen.findByText(CARDS[step]);
        await pause();
        await pause();
        const shown = Object.values(CARDS).filter((text) => screen.queryByText(text) !== null);
        expect(shown).toEqual(step ? [CARDS[step]] : []);
      },
    );

    it('the e-mail step leads to the form of the address, also in Japanese', async () => {
      const { user, address } = await open({}, { query: '&lang=ja', ways: { mail: {} } });
      await screen.findByText('メールでお知らせを受け取る');
      await user.click(await screen.findByRole('link', { name: 'メールアドレスを登録する' }));
      await expect.poll(address).toBe('/my-page/notices?lang=ja');
    });
  });

  it('offers similar clinics, or nothing if there are none', async () => {
    const clinic = { ...sampleClinic(), id: 'x', name: '달빛의원' };
    mockEndpoint(SIMILAR, { data: [clinic] });
    const { unmount } = await open();
    const part = within(await screen.findByRole('region', { name: '비슷한 의원도 둘러보세요' }));
    const link = part.getByRole('link', { name: '달빛의원' });
    expect(link.getAttribute('href')).toBe('/contents/clinic/x');
    unmount();
    mockEndpoint(SIMILAR, { data: [] });
    await open();
    expect(screen.queryByRole('region', { name: '비슷한 의원도 둘러보세요' })).toBeNull();
  });

  it('a failure of similar clinics leaves the rest, and can be repeated', async () => {
    expectConsole(/GET \/member\/counsels\/:id\/similar failed: invalid_input/);
    mockEndpoint(SIMILAR, refusal('invalid_input'));
    const { user } = await open();
    const again = await screen.findByRole('button', { name: '다시 시도' });
    const clinic = { ...sampleClinic(), id: 'x', name: '달빛의원' };
    mockEndpoint(SIMILAR, { data: [clinic] });
    await user.click(again);
    await screen.findByRole('link', { name: '달빛의원' });
    expect(steps()).toHaveLength(3);
  });

  it('once the clinic has answered, nothing of it is asked or shown', async () => {
    const asked = mockEndpoint(SIMILAR, { data: [] });
    await open({ state: 'CLINIC_CONFIRMED' });
    expect(screen.queryByRole('list', { name: '앞으로의 순서' })).toBeNull();
    expect(asked).toEqual([]);
  });
});
