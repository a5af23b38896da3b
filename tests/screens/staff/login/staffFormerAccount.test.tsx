import { setTimeout as wait } from 'node:timers/promises';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STAFF_HEADER } from '../../../../contract/plain/headers.ts';
import type { Staff } from '../../../../contract/staff/staff.ts';
import { callAsStaff, STAFF_STEP_UP, staffCall } from '../../../../src/api/staffCall.ts';
import { keepDraft } from '../../../../src/environment/drafts.ts';
import { forgetAllFiles, readKeptFile } from '../../../../src/environment/keptFiles.ts';
import { announceStaff } from '../../../../src/environment/sessionChannel.ts';
import { createDeferred } from '../../../support/fakes/createDeferred.ts';
import { announceStore, photo } from '../../../support/fixtures/reviewWorld.ts';
import {
  clinicStaff,
  operator,
  sampleStaffClinic,
  sampleStaffCounsel,
  serveClinic,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, mockServer, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const COLLEAGUE: Staff = {
  ...operator,
  id: '01900000-0000-7000-8000-0000000000f3',
  user_id: 'operator.two',
};
const COUNSEL = `/console/counsels/${sampleStaffCounsel().id}`;

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:staff:'));
const button = (name: string) => screen.findByRole('button', { name });
const login = () => screen.findByRole('heading', { level: 1, name: '직원 로그인' });

/** The calls of the console as `METHOD path account`. The server checks the account. */
const named: string[] = [];
const CALLS = /^(GET|POST|PATCH|DELETE) \/(staff|s3)\//;

beforeEach(async () => {
  named.length = 0;
  await forgetAllFiles('staff');
  mockEndpoint('GET /public/demo-staff', { data: [] });
  mockServer.events.on('request:start', ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (CALLS.test(call)) named.push(`${call} ${request.headers.get(STAFF_HEADER)}`);
  });
});
afterEach(() => mockServer.events.removeAllListeners());

/** An upload that ends when the test says so. */
function holdUpload() {
  const [arrival, arrive] = createDeferred();
  const store = announceStore(() => arrival.then(() => 200));
  const isUnderWay = () => expect.poll(() => store.tries.size).toBe(1);
  const end = async () => {
    await act(async () => arrive());
    await expect.poll(() => store.sent.length).toBe(1);
    await act(() => wait(50));
  };
  return { isUnderWay, end };
}

/** A message with a text and a photo, whose upload is under way. */
async function sendMessage() {
  signIn(clinicStaff);
  serveCounsel(sampleStaffCounsel());
  mockEndpoint('POST /staff/counsels/:id/messages', refusal('unauthenticated'));
  const upload = holdUpload();
  const opened = await renderScreen(COUNSEL);
  await opened.user.type(await screen.findByRole('textbox', { name: '메시지' }), '검사 결과예요');
  const input = screen.getByLabelText('사진 첨부하기', { selector: 'input' });
  fireEvent.change(input, { target: { files: [photo('a.jpg')] } });
  await opened.user.click(await button('보내기'));
  await upload.isUnderWay();
  expect(JSON.stringify({ ...sessionStorage })).toContain('검사 결과예요');
  return { ...opened, upload };
}

/** A clinic with another profile picture, whose upload is under way after a press on the button. */
async function saveClinic(name: string) {
  signIn(operator);
  const world = serveClinic();
  const upload = holdUpload();
  const opened = await renderScreen(`/console/contents/clinic/${sampleStaffClinic().id}`);
  await screen.findByRole('group', { name: '프로필 사진' });
  const input = screen.getByLabelText('프로필 사진 사진 추가', { selector: 'input' });
  await opened.user.upload(input, new File(['bytes'], 'front.png', { type: 'image/png' }));
  await button('front.png 사진 바꾸기');
  const id = /new-[\w-]+/.exec(JSON.stringify({ ...sessionStorage }))?.[0] ?? '';
  expect(await readKeptFile(id)).not.toBeNull();
  await opened.user.click(await button(name));
  await upload.isUnderWay();
  return { ...world, ...opened, upload, id };
}

/** Another account signs in in this tab. */
async function signInHere({ user, goTo }: Awaited<ReturnType<typeof renderScreen>>) {
  await goTo('/login');
  await login();
  signIn(COLLEAGUE);
  mockEndpoint('POST /auth/login', { token: 'b' });
  mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  await user.type(screen.getByRole('textbox', { name: '아이디' }), COLLEAGUE.user_id);
  await user.type(screen.getByLabelText('비밀번호'), 'secret enough');
  await user.click(await button('로그인'));
  await screen.findByRole('heading', { level: 1, name: '상담 목록' });
}

describe('STF-05 what an account typed or picked is not written to this device', () => {
  it('when a photo of its message arrives after a sign-out in another tab', async () => {
    expectConsole(/The message was not sent/);
    const { upload } = await sendMessage();
    act(() => announceStaff(null));
    await login();
    expect(drafts()).toEqual([]);
    await upload.end();
    expect(drafts()).toEqual([]);
  });

  it('when a photo of its message arrives after the sign-out in this tab', async () => {
    expectConsole(/The message was not sent/);
    const { user, upload } = await sendMessage();
    mockEndpoint('POST /auth/logout', {});
    await user.click(await button('로그아웃'));
    await login();
    await upload.end();
    expect(drafts()).toEqual([]);
  });

  it('when a photo of its message arrives after another account has signed in here', async () => {
    expectConsole(/The message was not sent/);
    const opened = await sendMessage();
    await signInHere(opened);
    await opened.upload.end();
    expect(drafts()).toEqual(['draft:staff:account']);
  });

  it('when a picture of its clinic arrives after a sign-out in another tab', async () => {
    const { upload, id } = await saveClinic('저장');
    act(() => announceStaff(null));
    await login();
    await expect.poll(() => readKeptFile(id)).toBeNull();
    mockEndpoint('PATCH /staff/clinics/:id', refusal('unauthenticated'));
    await upload.end();
    expect(drafts()).toEqual([]);
    expect(await readKeptFile(id)).toBeNull();
  });

  it('when it types on while the page still shows the counsel', async () => {
    await sendMessage();
    const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '내부 메모' });
    act(() => {
      announceStaff(null);
      fireEvent.change(note, { target: { value: '내 메모' } });
    });
    await login();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('내 메모');
  });

  it('and a text that is in this tab without an account is gone before another account sees it', async () => {
    const name = `staff:note:${sampleStaffCounsel().id}`;
    keepDraft(name, { text: JSON.stringify({ note: '남의 메모' }), order: null });
    signIn(clinicStaff);
    serveCounsel(sampleStaffCounsel());
    await renderScreen(COUNSEL);
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '내부 메모' });
    expect(box.value).toBe('');
    expect(drafts()).toEqual(['draft:staff:account']);
  });
});

describe('STF-05 a save of several calls belongs to the account that began it', () => {
  it.each(['저장', '공개하기'])(
    '%s: no call goes on as the account that signs in here meanwhile, and that account stays signed in',
    async (name) => {
      const opened = await saveClinic(name);
      const refused = mockEndpoint('PATCH /staff/clinics/:id', refusal('unauthenticated'));
      await signInHere(opened);
      const before = named.length;
      await opened.upload.end();
      await expect.poll(() => refused.length).toBe(1);
      await act(() => wait(50));
      const late = named.slice(before).filter((call) => call.includes('/clinics/'));
      expect(late).toEqual([`PATCH /staff/clinics/${sampleStaffClinic().id} ${operator.id}`]);
      expect(opened.published).toEqual([]);
      expect(opened.address()).toContain('/console/counsels');
    },
  );

  it.each([
    ['answer', { data: sampleStaffClinic() }],
    ['wish for a factor', refusal('step_up_required')],
  ])('the late %s is not for the account that is shown now', async (_, result) => {
    const asksFactor = vi.fn();
    addEventListener(STAFF_STEP_UP, asksFactor);
    const [answered, answer] = createDeferred();
    const asked = mockEndpoint('GET /staff/clinics/:id', async () => {
      await answered;
      return result;
    });
    callAsStaff(operator.id);
    const call = staffCall('GET /staff/clinics/:id', { params: { id: sampleStaffClinic().id } });
    const dropped = expect(call).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect.poll(() => asked.length).toBe(1);
    callAsStaff(COLLEAGUE.id);
    answer();
    await dropped;
    expect(asksFactor).not.toHaveBeenCalled();
    removeEventListener(STAFF_STEP_UP, asksFactor);
  });
});
