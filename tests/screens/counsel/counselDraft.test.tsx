import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '../../../src/environment/drafts.ts';
import { forgetDrafts } from '../../../src/environment/forgetDrafts.ts';
import { announceSession, countLogout } from '../../../src/environment/sessionChannel.ts';
import { removeSessionMark } from '../../../src/environment/sessionMark.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import {
  agreed,
  button,
  openBooking,
  openClinic,
  sampleCounsel,
} from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleDoctor } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '상담 내용' });
const note = () => screen.queryByText('작성하던 내용을 불러왔어요');
const OTHER_MEMBER = '01900000-0000-7000-8000-0000000000ff';
const DAY = 24 * 60 * 60 * 1_000;

describe('a text that was typed and not sent', () => {
  afterEach(() => vi.restoreAllMocks());

  it('AMB-39 is there again after the modal was closed, and after a reload', async () => {
    const { user, text } = await openBooking();
    expect(note()).toBeNull();
    await user.type(text, '코가 고민이에요');
    await user.click(button('닫기'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(button('상담 예약하기'));
    expect((await box()).value).toBe('코가 고민이에요');
    expect(note()).not.toBeNull();

    cleanup();
    const { text: reloaded } = await openBooking();
    expect(reloaded.value).toBe('코가 고민이에요');
  });

  it('AMB-76 is sent once, also when the modal is opened again before the answer', async () => {
    const [answered, answer] = createDeferred();
    const sent = mockEndpoint('POST /member/counsels', async () => {
      await answered;
      return { data: sampleCounsel() };
    });
    const { user, text, address } = await openBooking();
    const here = address();
    await user.type(text, '코가 고민이에요');
    await user.click(button('상담 예약'));
    await expect.poll(() => sent.length).toBe(1);
    await user.click(button('닫기'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(button('상담 예약하기'));
    await user.type(await box(), '!');
    expect(button('상담 예약').getAttribute('aria-busy')).toBe('true');
    await user.click(button('상담 예약'));
    answer();
    await screen.findByText('상담이 예약되었습니다');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sent).toHaveLength(1);
    expect(address()).toBe(here);
  });

  it('AMB-39 AMB-76 survives a failure', async () => {
    expectConsole(/The counsel was not booked/);
    mockEndpoint('POST /member/counsels', refusal('internal'));
    const { user, text } = await openBooking();
    await user.type(text, '남아 있어야 해요');
    await user.click(button('상담 예약'));
    await screen.findByText(/신청이 전달됐는지 확인하지 못했어요/);
    expect(text.value).toBe('남아 있어야 해요');
  });

  it.each([
    ['not_found', /^지금은 공개되어 있지 않아 예약할 수 없어요\. 작성한 내용은 그대로/],
    ['not_allowed_now', /^아직 시작하지 않은 이벤트라 예약할 수 없어요/],
    ['invalid_input', /^입력한 내용을 다시 확인해주세요/],
    ['idempotency_mismatch', /^앞선 요청과 내용이 달라요/],
    ['too_many_requests', /^짧은 시간에 요청이 몰렸어요/],
  ] as const)(
    'ERR-04 a refusal with %s is said as one, and the text stays',
    async (code, reason) => {
      expectConsole(/The counsel was not booked/);
      mockEndpoint('POST /member/counsels', refusal(code));
      const { user, text } = await openBooking();
      await user.type(text, '남아요');
      await user.click(button('상담 예약'));
      await screen.findByText(reason);
      expect(screen.queryByText(/신청이 전달됐는지 확인하지 못했어요/)).toBeNull();
      expect(text.value).toBe('남아요');
    },
  );

  it('BKM-04 AMB-39 survives the end of the session, which asks for a login at once', async () => {
    expectConsole(/The counsel was not booked/);
    mockEndpoint('POST /member/counsels', refusal('unauthenticated'));
    mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
    const { user, text } = await openBooking();
    await user.type(text, '남아 있어야 해요');
    await user.click(button('상담 예약'));
    await screen.findByText('로그인이 필요한 서비스 입니다');
    expect(screen.queryByText(/신청이 전달됐는지 확인하지 못했어요/)).toBeNull();

    cleanup();
    const { text: afterLogin } = await openBooking();
    expect(afterLogin.value).toBe('남아 있어야 해요');
  });

  it('AMB-39 belongs to one page and one member', async () => {
    const { user, text } = await openBooking();
    await user.type(text, '의원에 적은 글');
    cleanup();

    logIn({ consents: agreed });
    const doctor = sampleDoctor({ clinic: { id: sampleCounsel().clinic_id, name: '모아의원' } });
    mockEndpoint('GET /public/doctors/:id', { data: doctor });
    mockEndpoint('GET /member/bookmarks/:type/:id', { data: [] });
    const other = await renderScreen(`/contents/doctor/${doctor.id}`);
    await other.user.click(await screen.findByRole('button', { name: '상담 예약하기' }));
    expect((await box()).value).toBe('');
    cleanup();

    const { text: ofAnother } = await openBooking({ id: OTHER_MEMBER });
    expect(ofAnother.value).toBe('');
  });

  it('AMB-39 is deleted after sending, and stored nowhere else', async () => {
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user, text } = await openBooking();
    await user.type(text, '비밀 이야기');
    expect(JSON.stringify({ ...sessionStorage })).toContain('비밀 이야기');
    expect(JSON.stringify({ ...localStorage })).not.toContain('비밀');
    await user.click(button('상담 예약'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('비밀');
  });

  it('AMB-39 is deleted after two weeks', () => {
    const draft = { text: '오래된 글', order: null };
    keepDraft('a', draft, 0);
    expect(readDraft('a', 14 * DAY - 1)).toEqual(draft);
    expect(readDraft('a', 14 * DAY)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('AUTH-21 a logout deletes all drafts, and nothing else', () => {
    sessionStorage.setItem('other', '1');
    for (const name of ['a', 'b']) keepDraft(name, { text: name, order: null });
    forgetDrafts('member');
    expect(Object.keys({ ...sessionStorage })).toEqual(['other']);
  });

  it('AUTH-21 a logout in another tab deletes them here, too', async () => {
    const { user, text } = await openBooking();
    await user.type(text, '비밀 이야기');
    removeSessionMark();
    countLogout();
    announceSession();
    await expect.poll(() => JSON.stringify({ ...sessionStorage })).not.toContain('비밀');
  });

  it('AUTH-21 a logout in another tab closes the modal; the next member never sees the text', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user, text } = await openBooking();
    await user.type(text, '비밀 이야기');
    removeSessionMark();
    countLogout();
    announceSession();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    logIn({ id: OTHER_MEMBER, consents: agreed });
    announceSession();
    await user.click(button('상담 예약하기'));
    expect((await box()).value).toBe('');
    expect(sent).toEqual([]);
  });

  it('AUTH-21 another member who logs in elsewhere without a logout does not see it either', async () => {
    const { user, text } = await openBooking();
    await user.type(text, '비밀 이야기');
    logIn({ id: OTHER_MEMBER, consents: agreed });
    announceSession();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('AMB-39 a browser without storage still books', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('switched off');
    });
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    logIn({ consents: agreed });
    const { user } = await openClinic();
    await user.click(button('상담 예약하기'));
    await user.type(await box(), '그래도');
    await user.click(button('상담 예약'));
    await expect.poll(() => sent[0]?.body.content).toBe('그래도');
  });
});
