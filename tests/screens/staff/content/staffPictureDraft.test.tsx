import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAllFiles, readKeptFile } from '../../../../src/environment/keptFiles.ts';
import { announceStore } from '../../../support/fixtures/reviewWorld.ts';
import {
  operator,
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { secondPress } from '../../../support/screen/secondPress.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const EDITOR = `/console/contents/clinic/${sampleStaffClinic().id}`;
const LOST = '사진 1장은 불러오지 못했어요. 다시 골라주세요';
const button = (name: string) => screen.findByRole('button', { name });
const thumbnail = () => screen.queryByRole('button', { name: 'front.png 사진 바꾸기' });
const kept = () => Object.values({ ...sessionStorage }).join();

const open = async () => {
  signIn(operator);
  const world = serveClinic();
  const rendered = await renderScreen(EDITOR);
  await screen.findByRole('group', { name: '프로필 사진' });
  return { ...world, ...rendered };
};

/** A profile picture that is chosen and not sent. Returns the key under which it is stored. */
async function choose() {
  const opened = await open();
  const input = screen.getByLabelText('프로필 사진 사진 추가', { selector: 'input' });
  await opened.user.upload(input, new File(['bytes'], 'front.png', { type: 'image/png' }));
  await button('front.png 사진 바꾸기');
  const id = /new-[\w-]+/.exec(kept())?.[0] ?? '';
  return { ...opened, id };
}

/** Signs in, the first time or again. */
async function enter(userId: string, { goTo, user }: Awaited<ReturnType<typeof open>>) {
  mockEndpoint('GET /public/demo-staff', { data: [] });
  mockEndpoint('POST /auth/login', { token: 'a' });
  mockEndpoint('GET /auth/my-info', { data: { ...operator, user_id: userId } });
  // All calls of the console, so that none is running when the test ends.
  const counsels = mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
  const clinics = mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  await goTo('/login');
  await user.type(await screen.findByRole('textbox', { name: '아이디' }), userId);
  await user.type(screen.getByLabelText('비밀번호'), 'secret enough');
  await user.click(await button('로그인'));
  await screen.findByRole('heading', { level: 1, name: '상담 목록' });
  await expect.poll(() => [counsels.length > 0, clinics.length > 0]).toEqual([true, true]);
}

describe('AMB-51 STF-08 a picture that was chosen and not sent', () => {
  beforeEach(() => forgetAllFiles('staff'));

  it('is there again after a reload, and is deleted from this device after saving', async () => {
    const { id } = await choose();
    cleanup();
    const { user, changed } = await open();
    await button('front.png 사진 바꾸기');
    screen.getByText('저장하지 않았던 내용을 불러왔어요');
    const { sent } = announceStore();
    await user.click(await button('저장'));
    await screen.findByText('저장했어요');
    expect(sent).toMatchObject([{ name: 'front.png', bytes: 'bytes' }]);
    expect(changed[0]?.body).toMatchObject({
      profileImage: { url: 'http://localhost:3000/upload/front.png' },
    });
    await waitFor(async () => expect(await readKeptFile(id)).toBeNull());
  });

  it.each([[['front.png 삭제']], [['변경 내용 버리기', '정말 버리기']]])(
    'is deleted after: %s',
    async (presses) => {
      const { user, id } = await choose();
      expect(await readKeptFile(id)).not.toBeNull();
      for (const name of presses) await user.click(await secondPress(name));
      expect(await readKeptFile(id)).toBeNull();
      cleanup();
      await open();
      expect(thumbnail()).toBeNull();
    },
  );

  it('is deleted at the sign-out', async () => {
    const { user, id } = await choose();
    mockEndpoint('POST /auth/logout', {});
    mockEndpoint('GET /public/demo-staff', { data: [] });
    await user.click(await button('로그아웃'));
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    expect(await readKeptFile(id)).toBeNull();
  });

  it.each([
    ['is there again when the same account signs in', 'operator', true],
    ['is deleted when another account signs in', 'operator.two', false],
  ])('%s', async (_, account, isThere) => {
    await enter('operator', await open());
    cleanup();
    const { id } = await choose();
    cleanup();
    await enter(account, await open());
    expect((await readKeptFile(id)) !== null).toBe(isThere);
  });

  it('says so if the browser could not keep it', async () => {
    await choose();
    cleanup();
    await forgetAllFiles('staff');
    await open();
    await screen.findByText(LOST);
    expect(thumbnail()).toBeNull();
  });

  /** The first save is stored and not answered; a second one comes with an old version. */
  async function loseAnswer() {
    expectConsole(/failed: internal/);
    const opened = await choose();
    const store = announceStore();
    let presses = 0;
    mockEndpoint('PATCH /staff/clinics/:id', () => {
      presses += 1;
      return refusal(presses === 1 ? 'internal' : 'stale_version');
    });
    await opened.user.click(await button('저장'));
    await screen.findByText(/서버에 문제가 생겼어요/);
    return { ...opened, store };
  }

  // A file uploaded as upload/name is stored elsewhere under that name.
  const STORED = { profileImage: { url: '/media/upload/front.png.webp' }, version: 4 };

  it('C18 is not shown as a colleague’s change when the answer to saving was lost', async () => {
    expectConsole(/failed: stale_version/);
    const { user, become } = await loseAnswer();
    become(STORED);
    await user.click(await button('저장'));
    await screen.findByText('저장했어요');
    expect(screen.queryByText(/그사이 내용이 바뀌었어요/)).toBeNull();
  });

  it('C18 is not shown as a colleague’s change after a reload either, and nothing is left to save', async () => {
    const { id } = await loseAnswer();
    cleanup();
    signIn(operator);
    serveClinic(sampleStaffClinic(STORED));
    await renderScreen(EDITOR);
    await screen.findByRole('group', { name: '프로필 사진' });
    expect(screen.queryByText(/그사이 내용이 바뀌었어요/)).toBeNull();
    expect(screen.queryByText('저장하지 않았던 내용을 불러왔어요')).toBeNull();
    await waitFor(async () => expect(await readKeptFile(id)).toBeNull());
    expect(kept()).not.toContain(id);
  });

  it('C18 is not uploaded again after a failure and a reload', async () => {
    const { store } = await loseAnswer();
    cleanup();
    const { user, changed } = await open();
    await user.click(await button('저장'));
    await screen.findByText('저장했어요');
    expect(store.sent).toHaveLength(1);
    expect(changed[0]?.body).toMatchObject({
      profileImage: { url: 'http://localhost:3000/upload/front.png' },
    });
  });

  it('is uploaded again with the next press if the server no longer has it', async () => {
    expectConsole(/failed: invalid_input/);
    const { user, store } = await loseAnswer();
    mockEndpoint('PATCH /staff/clinics/:id', refusal('invalid_input'));
    await user.click(await button('저장'));
    await screen.findByText('입력한 내용을 다시 확인해주세요');
    expect(store.sent).toHaveLength(1);
    mockEndpoint('PATCH /staff/clinics/:id', { data: sampleStaffClinic(STORED) });
    await waitFor(async () => expect((await button('저장')).getAttribute('aria-busy')).toBeNull());
    await user.click(await button('저장'));
    await screen.findByText('저장했어요');
    expect(store.sent).toHaveLength(2);
  });

  it('is not uploaded again when the server refuses a field, which the message names', async () => {
    expectConsole(/failed: invalid_input/);
    const { user, store } = await loseAnswer();
    const fields = ['phone', 'stationExit'];
    mockEndpoint('PATCH /staff/clinics/:id', refusal('invalid_input', { fields }));
    await user.click(await button('저장'));
    await screen.findByText('입력한 내용을 다시 확인해주세요: 전화, 출구');
    mockEndpoint('PATCH /staff/clinics/:id', { data: sampleStaffClinic(STORED) });
    await waitFor(async () => expect((await button('저장')).getAttribute('aria-busy')).toBeNull());
    await user.click(await button('저장'));
    await screen.findByText('저장했어요');
    expect(store.sent).toHaveLength(1);
  });

  it('is uploaded again after a day, because the server has deleted it', async () => {
    const { store } = await loseAnswer();
    cleanup();
    const draft = kept();
    const at = /\\"at\\":(\d+)/.exec(draft)?.[1] ?? '';
    for (const [name, text] of Object.entries({ ...sessionStorage })) {
      sessionStorage.setItem(name, text.replace(`\\"at\\":${at}`, '\\"at\\":1'));
    }
    const { user } = await open();
    await user.click(await button('저장'));
    await screen.findByText('저장했어요');
    expect(store.sent).toHaveLength(2);
  });
});
