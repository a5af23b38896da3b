import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openFriendPage } from '../../../src/environment/friendPage.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { button, openBooking, sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { lineReading } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const config = { lineFriendId: '@moa' };
const FRIEND_PAGE = 'https://line.me/R/ti/p/%40moa';

/** The member has logged in with LINE. */
const isInLine = () =>
  mockEndpoint('GET /member/line-reading', { data: lineReading({ isOffered: true }) });

describe('라인 친구추가', () => {
  it('CSL-13 CSL-14 AMB-75 books, then opens the friend page, and names the code', async () => {
    isInLine();
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user, environment, text } = await openBooking({}, { config });
    await user.type(text, '라인으로요');
    await user.click(button('라인 친구추가'));
    await screen.findByRole('dialog', { name: '라인으로 상담하기' });
    expect(sent[0]?.body.content).toBe('라인으로요');
    expect(environment.befriended).toEqual(['@moa']);
    await screen.findByText('상담이 예약되었습니다');
    screen.getByText('K7M3QA');
    await user.click(button('라인으로 상담 번호 보내기'));
    expect(environment.opened.map(decodeURIComponent)).toEqual([
      'https://line.me/R/oaMessage/@moa/?상담 번호 K7M3QA',
    ]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['press', '', '의원의 답변은 상담 내역에서 확인해주세요', '상담 내역 보기'],
    ['scan', '?lang=ja', 'お返事は相談履歴でご確認ください', '相談履歴を見る'],
  ] as const)(
    'CSL-14 sends no member to write in LINE whose messages there reach no clinic, %s',
    async (way, query, where, link) => {
      mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
      const environment = fakeEnvironment({ friendAddWay: () => way });
      const isJapanese = query !== '';
      const { user } = await openBooking({}, { config, environment }, query);
      await user.click(button(isJapanese ? 'LINE友だち追加' : '라인 친구추가'));
      await screen.findByText(new RegExp(where));
      screen.getByRole('dialog', { name: isJapanese ? 'LINE友だち追加' : '라인 친구추가' });
      expect(environment.befriended).toEqual(['@moa']);
      screen.getByText('K7M3QA');
      screen.getByRole('link', { name: link });
      expect(screen.queryByText(/상담 번호를 보내주시면|相談番号を送ると/)).toBeNull();
      expect(screen.queryByRole('button', { name: '라인으로 상담 번호 보내기' })).toBeNull();
    },
  );

  it('CSL-14 says nothing about messages in LINE while it is not known where they arrive', async () => {
    expectConsole(/GET \/member\/line-reading failed/);
    mockEndpoint('GET /member/line-reading', refusal('too_many_requests'));
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user } = await openBooking({}, { config });
    await user.click(button('라인 친구추가'));
    await screen.findByRole('link', { name: '상담 내역 보기' });
    expect(screen.queryByText(/보내지 않으셔도 돼요/)).toBeNull();
  });

  it('CSL-14 says so if the member is already a friend', async () => {
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const environment = fakeEnvironment({
      addFriend: async (_, after) => after.then(() => 'added'),
    });
    const { user } = await openBooking({}, { config, environment });
    await user.click(button('라인 친구추가'));
    await screen.findByText('라인 친구로 추가되었어요');
    expect(screen.queryByRole('button', { name: '친구 추가하기' })).toBeNull();
  });

  it('CSL-14 says so also if the member closed the window of LINE and adds it with the next press', async () => {
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const outcomes = ['dismissed', 'added'] as const;
    let pressed = 0;
    const environment = fakeEnvironment({
      addFriend: async (_, after) => after.then(() => outcomes[pressed++] ?? 'already'),
    });
    const { user } = await openBooking({}, { config, environment });
    await user.click(button('라인 친구추가'));
    await user.click(await screen.findByRole('button', { name: '친구 추가하기' }));
    await screen.findByText('라인 친구로 추가되었어요');
    expect(screen.queryByRole('button', { name: '친구 추가하기' })).toBeNull();
  });

  it('says before the press that an installation without a LINE account books only', async () => {
    const hint = /라인 상담은 아직 준비 중이에요/;
    const { unmount } = await openBooking();
    screen.getByText(hint);
    expect(button('라인 친구추가').disabled).toBe(false);
    unmount();
    await openBooking({}, { config });
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('AMB-75 opens nothing if the booking failed', async () => {
    expectConsole(/The counsel was not booked/);
    mockEndpoint('POST /member/counsels', refusal('internal'));
    const { user, environment, text } = await openBooking({}, { config });
    await user.type(text, '그대로');
    await user.click(button('라인 친구추가'));
    await screen.findByText(/신청이 전달됐는지 확인하지 못했어요/);
    expect(environment.befriended).toEqual([]);
    expect(text.value).toBe('그대로');
  });

  it('CSL-14 a booked counsel stays booked if LINE does not open', async () => {
    expectConsole(/LINE did not open/);
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const addFriend = async (_: string, after: Promise<unknown>) => {
      await after;
      throw new Error('no LINE');
    };
    const environment = fakeEnvironment({ addFriend });
    const { user } = await openBooking({}, { config, environment });
    await user.click(button('라인 친구추가'));
    await screen.findByText('상담이 예약되었습니다');
    button('친구 추가하기');
  });

  it('CSL-14 AMB-76 a computer opens the page too, and shows a QR code of it for the phone', async () => {
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const environment = fakeEnvironment({ friendAddWay: () => 'scan' });
    const { user } = await openBooking({}, { config, environment });
    await user.click(button('라인 친구추가'));
    const code = await screen.findByRole('img', { name: '라인 친구추가 QR 코드' });
    // 29 squares a side, a margin of four, and the corner that cameras look for.
    expect(code.getAttribute('viewBox')).toBe('-4 -4 37 37');
    expect(code.querySelector('path')?.getAttribute('d')).toContain('M0 0h1v1h-1z');
    expect(screen.getByRole('link', { name: '친구 추가하기' }).getAttribute('href')).toBe(
      FRIEND_PAGE,
    );
    expect(environment.befriended).toEqual(['@moa']);
  });

  it('CSL-14 without our LINE account it books all the same, and says what comes next', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user, environment } = await openBooking();
    await user.click(button('라인 친구추가'));
    await screen.findByText(/지금은 라인 상담을 준비하고 있어요/);
    expect(sent).toHaveLength(1);
    expect(environment.befriended).toEqual([]);
  });

  it('CSL-14 says whether the code was copied', async () => {
    expectConsole(/The text could not be copied/);
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user } = await openBooking({}, { config });
    await user.click(button('라인 친구추가'));
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    onTestFinished(() => copy.mockRestore());
    copy.mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce();
    await user.click(await screen.findByRole('button', { name: '상담 번호 복사' }));
    await screen.findByText('복사하지 못했어요');
    expect(getSelection()?.toString()).toBe(sampleCounsel().code);
    await user.click(button('상담 번호 복사'));
    await screen.findByText('복사했어요');
    expect(screen.queryByText('복사하지 못했어요')).toBeNull();
  });

  it('CSL-14 AMB-76 leads on to the counsel; Back does not open the modal again', async () => {
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
    const { user, address, goBack } = await openBooking({}, { config });
    await user.click(button('라인 친구추가'));
    await user.click(await screen.findByRole('link', { name: '상담 내역 보기' }));
    await expect.poll(address).toBe(`/counsel/${sampleCounsel().id}?done`);
    await screen.findByText('상담 신청을 보냈어요');
    expect(screen.queryByRole('dialog')).toBeNull();
    await goBack();
    await expect.poll(address).toMatch('/contents/clinic/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the friend page in another tab', () => {
  const openTab = () => {
    const tab = { close: vi.fn(), opener: window, location: { replace: vi.fn() }, sessionStorage };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window); // the part that is used
    onTestFinished(() => open.mockRestore());
    return { tab, open };
  };

  it('AMB-75 opens its tab within the press, and navigates it afterwards', async () => {
    const { tab, open } = openTab();
    let book: () => void = () => undefined;
    const outcome = openFriendPage('@moa', new Promise<void>((resolve) => (book = resolve)));
    expect(open).toHaveBeenCalledTimes(1);
    expect(tab.location.replace).not.toHaveBeenCalled();
    book();
    expect(await outcome).toBe('opened');
    expect(tab.location.replace).toHaveBeenCalledWith(FRIEND_PAGE);
    expect(tab.opener).toBeNull();
  });

  it('AMB-75 closes the tab after a failure', async () => {
    const { tab } = openTab();
    const failure = new Error('not booked');
    await expect(openFriendPage('@moa', Promise.reject(failure))).rejects.toBe(failure);
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['if none is allowed', null],
    ['in an app that returns this window instead', window],
  ])('AMB-75 works without a tab %s', async (_where, opened) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(opened);
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    sessionStorage.setItem('draft', '그대로');
    onTestFinished(() => {
      open.mockRestore();
      replace.mockRestore();
      sessionStorage.clear();
    });
    expect(await openFriendPage('@moa', Promise.resolve())).toBe('dismissed');
    expect(sessionStorage.getItem('draft')).toBe('그대로');
    expect(replace).not.toHaveBeenCalled();
  });
});
