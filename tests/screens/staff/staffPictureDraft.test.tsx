import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAllFiles, readKeptFile } from '../../../src/environment/keptFiles.ts';
import { announceStore } from '../../support/fixtures/reviewWorld.ts';
import {
  operator,
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../support/fixtures/staffWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

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

/** A profile picture that is chosen and not sent. Answers what it is kept under. */
async function choose() {
  const opened = await open();
  const input = screen.getByLabelText('프로필 사진 사진 추가', { selector: 'input' });
  await opened.user.upload(input, new File(['bytes'], 'front.png', { type: 'image/png' }));
  await button('front.png 사진 바꾸기');
  const id = /new-[\w-]+/.exec(kept())?.[0] ?? '';
  return { ...opened, id };
}

/** Signs in, again or anew. */
async function enter(userId: string, { goTo, user }: Awaited<ReturnType<typeof open>>) {
  mockEndpoint('GET /public/demo-staff', { data: [] });
  mockEndpoint('POST /auth/login', { token: 'a' });
  mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
  await goTo('/login');
  await user.type(await screen.findByRole('textbox', { name: '아이디' }), userId);
  await user.type(screen.getByLabelText('비밀번호'), 'secret enough');
  await user.click(await button('로그인'));
  await screen.findByRole('heading', { level: 1, name: '상담 목록' });
}

describe('AMB-51 STF-08 a picture that was chosen and not sent', () => {
  beforeEach(() => forgetAllFiles());

  it('is there again after a reload, is saved, and gone from this device when it is', async () => {
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

  it.each(['front.png 삭제', '변경 내용 버리기'])('is gone after: %s', async (name) => {
    const { user, id } = await choose();
    expect(await readKeptFile(id)).not.toBeNull();
    await user.click(await button(name));
    expect(await readKeptFile(id)).toBeNull();
    cleanup();
    await open();
    expect(thumbnail()).toBeNull();
  });

  it('is gone after the sign-out', async () => {
    const { user, id } = await choose();
    mockEndpoint('POST /auth/logout', {});
    mockEndpoint('GET /public/demo-staff', { data: [] });
    await user.click(await button('로그아웃'));
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    expect(await readKeptFile(id)).toBeNull();
  });

  it.each([
    ['waits for whoever signs in again', 'operator', true],
    ['does not wait for somebody else', 'operator.two', false],
  ])('%s', async (_, account, isThere) => {
    await enter('operator', await open());
    cleanup();
    const { id } = await choose();
    cleanup();
    await enter(account, await open());
    expect((await readKeptFile(id)) !== null).toBe(isThere);
  });

  it('says so when the browser could not keep it', async () => {
    await choose();
    cleanup();
    await forgetAllFiles();
    await open();
    await screen.findByText(LOST);
    expect(thumbnail()).toBeNull();
  });

  /** The first save is done and not answered; a second one comes with a version that has passed. */
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

  // What is sent as upload/name is stored under that name, somewhere else.
  const STORED = { profileImage: { url: '/media/upload/front.png.webp' }, version: 4 };

  it('C18 is no colleague’s when the answer to its saving was lost', async () => {
    expectConsole(/failed: stale_version/);
    const { user, become } = await loseAnswer();
    become(STORED);
    await user.click(await button('저장'));
    await screen.findByText('저장했어요');
    expect(screen.queryByText(/그사이 다른 직원이 바꿨어요/)).toBeNull();
  });

  it('C18 is no colleague’s after a reload either, and nothing is left to save', async () => {
    const { id } = await loseAnswer();
    cleanup();
    signIn(operator);
    serveClinic(sampleStaffClinic(STORED));
    await renderScreen(EDITOR);
    await screen.findByRole('group', { name: '프로필 사진' });
    expect(screen.queryByText(/그사이 다른 직원이 바꿨어요/)).toBeNull();
    expect(screen.queryByText('저장하지 않았던 내용을 불러왔어요')).toBeNull();
    await waitFor(async () => expect(await readKeptFile(id)).toBeNull());
    expect(kept()).not.toContain(id);
  });

  it('C18 is not sent again after a failure and a reload', async () => {
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

  it('goes again with the next press when the server no longer has it', async () => {
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

  it('goes again after a day, for the server has given it up', async () => {
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
