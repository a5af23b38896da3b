import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '../../../../src/environment/drafts.ts';
import { announceSession } from '../../../../src/environment/sessionChannel.ts';
import { createDeferred } from '../../../support/fakes/createDeferred.ts';
import {
  clinicStaff,
  operator,
  sampleStaffClinic,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { sampleReview } from '../../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const kept = () => Object.values({ ...sessionStorage }).join();
const TEXT = '전화로 들었어요';

async function openCounsel(changes: Parameters<typeof sampleStaffCounsel>[0] = {}) {
  signIn(clinicStaff);
  const world = serveCounsel(sampleStaffCounsel(changes));
  return { ...world, ...(await renderScreen(`/console/counsels/${sampleStaffCounsel().id}`)) };
}

async function openReviews() {
  signIn(operator);
  const staffPart = { version: 2, blindedUntil: null, blindReason: null };
  const review = { ...sampleReview(), ...staffPart, status: 'PUBLISHED' } as const;
  mockEndpoint('GET /staff/clinics', { data: [sampleStaffClinic()], total: 1 });
  mockEndpoint('GET /staff/reviews', { data: [review], total: 1 });
  mockEndpoint('PATCH /staff/reviews/:id', { data: { ...review, status: 'BLINDED' } });
  const { user } = await renderScreen('/console/reviews');
  await user.click(await button('30일 숨기기'));
  return { user, reason: await box('숨기는 이유') };
}

describe('AMB-51 STF-08 a text that staff have typed and not sent', () => {
  it('is there again after a reload, and is deleted after sending: why a review is hidden', async () => {
    const { user, reason } = await openReviews();
    await user.type(reason, TEXT);
    cleanup();
    const again = await openReviews();
    expect(again.reason.value).toBe(TEXT);
    const form = again.reason.closest('form') as HTMLElement;
    await again.user.click(within(form).getByRole('button', { name: '30일 숨기기' }));
    await screen.findByText(/숨겼어요/);
    await waitFor(() => expect(kept()).not.toContain(TEXT));
  });

  it('is there again after a reload, and is deleted after saving: the private note', async () => {
    const { user } = await openCounsel();
    await user.type(await box('내부 메모'), TEXT);
    cleanup();
    const again = await openCounsel();
    expect((await box('내부 메모')).value).toBe(TEXT);
    await again.user.click(await button('저장'));
    await screen.findByText('메모를 저장했어요');
    expect(kept()).not.toContain(TEXT);
  });

  it('is there again after a reload: the appointment', async () => {
    const when = '2030-01-02T10:00';
    const move = { to: 'CONSULTATION_APPOINTMENT_CONFIRMED', needsReason: false } as const;
    const asking = {
      state: 'CLINIC_CONFIRMED',
      moves: [{ ...move, needsAppointment: true }],
    } as const;
    const typing = () => screen.findByRole('checkbox', { name: '다른 시간 직접 적기' });
    const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
    const { user } = await openCounsel({ ...asking, moves: [...asking.moves] });
    await user.click(await typing());
    await user.type(await field('일시'), when);
    cleanup();
    const again = await openCounsel({ ...asking, moves: [...asking.moves] });
    expect([(await field('날짜')).value, (await field('시간')).value]).toEqual(when.split('T'));
    await again.user.click(await typing());
    expect((await field('일시')).value).toBe(when);
  });

  it('is deleted at the sign-out, and the drafts of the member stay', async () => {
    const { user } = await openCounsel();
    await user.type(await box('내부 메모'), TEXT);
    keepDraft('nickname', { text: '회원의 글', order: null });
    mockEndpoint('POST /auth/logout', {});
    mockEndpoint('GET /public/demo-staff', { data: [] });
    await user.click(await button('로그아웃'));
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    expect(kept()).not.toContain(TEXT);
    expect(readDraft('nickname')?.text).toBe('회원의 글');
  });

  it('stays if the sign-out fails, which a message says', async () => {
    expectConsole(/POST \/auth\/logout failed/);
    const { user } = await openCounsel();
    await user.type(await box('내부 메모'), TEXT);
    const [answered, answer] = createDeferred();
    const sent = mockEndpoint('POST /auth/logout', async () => {
      await answered;
      return refusal('internal');
    });
    const signOut = await button('로그아웃');
    await user.click(signOut);
    await waitFor(() => expect(signOut.getAttribute('aria-busy')).toBe('true'));
    await user.click(signOut);
    answer();
    await screen.findByText(/로그아웃하지 못했어요/);
    expect(kept()).toContain(TEXT);
    expect(sent).toHaveLength(1);
  });

  it('stays when the member logs out in another tab', async () => {
    const { user } = await openCounsel();
    await user.type(await box('내부 메모'), TEXT);
    announceSession();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(kept()).toContain(TEXT);
  });

  it.each([
    ['is there again when the same account signs in', 'clinic.one', TEXT],
    ['is deleted when another account signs in', 'clinic.two', ''],
  ])('%s', async (_, account, text) => {
    const { user, goTo, address } = await openCounsel();
    const enter = async (userId: string) => {
      mockEndpoint('GET /auth/my-info', { data: { ...clinicStaff, user_id: userId } });
      await user.type(await box('아이디'), userId);
      await user.type(screen.getByLabelText('비밀번호'), 'secret enough');
      await user.click(await button('로그인'));
    };
    mockEndpoint('GET /public/demo-staff', { data: [] });
    mockEndpoint('POST /auth/login', { token: 'a' });
    mockEndpoint('PATCH /staff/counsels/:id', refusal('unauthenticated'));
    await goTo('/login');
    await enter('clinic.one');
    // The login navigates when it is answered. Before that, goTo would be overtaken by it.
    await waitFor(() => expect(address()).toBe('/console/counsels'));
    await goTo(`/console/counsels/${sampleStaffCounsel().id}`);
    await user.type(await box('내부 메모'), TEXT);
    await user.click(await button('저장'));
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    await enter(account);
    expect((await box('내부 메모')).value).toBe(text);
  });
});

describe('AMB-51 a private note that a colleague has changed in the meantime', () => {
  it('shows both: the own text in its box, and the saved note beside it with a button that takes it', async () => {
    expectConsole(/PATCH \/staff\/counsels\/:id failed: stale_version/);
    const { user, become } = await openCounsel({ note: '처음' });
    await user.type(await box('내부 메모'), ' 내 메모');
    become({ note: '동료의 메모', version: 2 });
    mockEndpoint('PATCH /staff/counsels/:id', refusal('stale_version'));
    await user.click(await button('저장'));
    await screen.findByText('동료의 메모');
    expect((await box('내부 메모')).value).toBe('처음 내 메모');
    await user.click(await button('내부 메모: 이 내용으로 바꾸기'));
    expect((await box('내부 메모')).value).toBe('동료의 메모');
    expect(screen.queryByRole('button', { name: '저장' })).toBeNull();
  });

  it('keeps what is typed while the note is being saved, as the next edit', async () => {
    const { user, become } = await openCounsel({ note: '' });
    const [answered, answer] = createDeferred();
    mockEndpoint('PATCH /staff/counsels/:id', async () => {
      await answered;
      const saved = { note: '하나', version: 2 };
      become(saved);
      return { data: sampleStaffCounsel(saved) };
    });
    await user.type(await box('내부 메모'), '하나');
    await user.click(await button('저장'));
    await user.type(await box('내부 메모'), ' 둘');
    answer();
    await screen.findByText('메모를 저장했어요');
    expect((await box('내부 메모')).value).toBe('하나 둘');
    await button('저장');
    expect(screen.queryByText('저장된 내용')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
