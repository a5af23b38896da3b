import { setTimeout as wait } from 'node:timers/promises';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '../../../src/environment/drafts.ts';
import { forgetAllFiles } from '../../../src/environment/keptFiles.ts';
import { announceSession, countLogout } from '../../../src/environment/sessionChannel.ts';
import { removeSessionMark } from '../../../src/environment/sessionMark.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { sampleMessage } from '../../support/fixtures/counsel/messageWorld.ts';
import { box, button, openThread, watchKeys } from '../../support/fixtures/counsel/threadScreen.ts';
import { announceStore, photo } from '../../support/fixtures/reviewWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { expectConsole } from '../../support/setup/console.ts';

const HOUR = 60 * 60 * 1_000;
const LOST = '사진 1장은 불러오지 못했어요. 다시 골라주세요';

const pick = (files: File[]) =>
  fireEvent.change(screen.getByLabelText('사진 첨부하기', { selector: 'input' }), {
    target: { files },
  });

/** Changes the draft, as if its photos were uploaded so long ago. */
function makeUploadsOld(ms: number): void {
  const [name = ''] = Object.keys(sessionStorage).filter((key) => key.startsWith('draft:message'));
  const draft = readDraft(name.slice('draft:'.length));
  if (!draft) throw new Error('The page has kept no draft');
  const text = draft.text.replace(/"uploadedAt":\d+/, `"uploadedAt":${Date.now() - ms}`);
  keepDraft(name.slice('draft:'.length), { ...draft, text });
}

describe('photos of a message', () => {
  it('are uploaded before it, five at most', async () => {
    const store = announceStore();
    const { user, posted } = await openThread();
    pick(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => photo(`${name}.jpg`)));
    const picked = await screen.findByRole('list', { name: '사진' });
    expect(within(picked).getAllByRole('listitem')).toHaveLength(5);
    screen.getByText('사진은 한 번에 5장까지 보낼 수 있어요');
    for (const name of ['c', 'd', 'e']) await user.click(button(`${name}.jpg 삭제`));
    await user.click(button('보내기'));
    await expect.poll(() => posted.length).toBe(1);
    expect(store.sent.map(({ name }) => name).sort()).toEqual(['a.jpg', 'b.jpg']);
    expect(posted[0]?.body).toMatchObject({
      text: '',
      photos: [{ name: 'a.jpg', path: 'upload/a.jpg' }, { name: 'b.jpg' }],
    });
  });

  it('are sent by the next press if they did not arrive; the others are not sent again', async () => {
    expectConsole(/A file did not arrive: b\.jpg/);
    let isBroken = true;
    const store = announceStore((name) => (isBroken && name === 'b.jpg' ? 204 : 200));
    const { user, posted } = await openThread();
    pick([photo('a.jpg'), photo('b.jpg')]);
    await user.click(button('보내기'));
    await screen.findByText(/사진을 올리지 못했어요/);
    expect(posted).toEqual([]);
    isBroken = false;
    await user.click(button('다시 보내기'));
    await expect.poll(() => posted.length).toBe(1);
    expect(store.sent.map(({ name }) => name).sort()).toEqual(['a.jpg', 'b.jpg']);
  });

  it('are posted again under the same key a day after the answer was lost', async () => {
    expectConsole(/The message was not sent/);
    const keys = watchKeys();
    const store = announceStore();
    const { user } = await openThread();
    mockEndpoint('POST /member/counsels/:id/messages', refusal('internal'));
    pick([photo('a.jpg')]);
    await user.click(button('보내기'));
    await screen.findByText(/메시지를 보냈는지 확인하지 못했어요/);
    cleanup();
    makeUploadsOld(25 * HOUR);
    const { user: again, posted } = await openThread();
    await again.click(button('보내기'));
    await expect.poll(() => posted.length).toBe(1);
    expect(posted[0]?.body).toMatchObject({ photos: [{ path: 'upload/a.jpg' }] });
    expect(store.sent).toHaveLength(1);
    expect(keys[1]).toBe(keys[0]);
  });

  it('that are a day old are uploaded again if the message was never posted', async () => {
    expectConsole(/A file did not arrive: b\.jpg/);
    let isBroken = true;
    const store = announceStore((name) => (isBroken && name === 'b.jpg' ? 204 : 200));
    const { user } = await openThread();
    pick([photo('a.jpg'), photo('b.jpg')]);
    await user.click(button('보내기'));
    await screen.findByText(/사진을 올리지 못했어요/);
    cleanup();
    makeUploadsOld(25 * HOUR);
    isBroken = false;
    const { user: again, posted } = await openThread();
    await again.click(button('보내기'));
    await expect.poll(() => posted.length).toBe(1);
    expect(store.sent.map(({ name }) => name).sort()).toEqual(['a.jpg', 'a.jpg', 'b.jpg']);
  });

  it('AUTH-21 leave no draft if they arrive after a logout in another tab', async () => {
    const [arrival, arrive] = createDeferred();
    const store = announceStore(() => arrival.then(() => 200));
    const { user, posted } = await openThread();
    pick([photo('a.jpg')]);
    await user.click(button('보내기'));
    await expect.poll(() => store.tries.size).toBe(1);
    countLogout();
    removeSessionMark();
    announceSession();
    await screen.findByText('로그인이 필요한 페이지 입니다');
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));
    expect(drafts()).toEqual([]);
    mockEndpoint('POST /member/counsels/:id/messages', () => new Promise(() => undefined));
    await act(async () => arrive());
    await expect.poll(() => store.sent.length).toBe(1);
    await act(() => wait(50));
    expect(posted).toEqual([]);
    expect(drafts()).toEqual([]);
  });

  it('are shown at the message and open in the viewer', async () => {
    const image = { url: '/media/upload/a.webp', width: 300, height: 400 };
    const { user } = await openThread({
      messages: [sampleMessage(1, { text: '', photos: [image] })],
    });
    await user.click(await screen.findByRole('button', { name: '사진 1' }));
    const viewer = within(await screen.findByRole('dialog', { name: '사진' }));
    viewer.getByRole('img', { name: '사진 1' });
  });
});

describe('photos of a restored message that this browser could not keep', () => {
  it('are counted in a sentence until photos are picked again', async () => {
    const { user } = await openThread();
    await user.type(box(), '봐주세요');
    pick([photo('a.jpg')]);
    await screen.findByRole('list', { name: '사진' });
    cleanup();
    await forgetAllFiles('member');
    const { user: again } = await openThread();
    await screen.findByText(LOST);
    await again.type(box(), '.');
    expect(box().value).toBe('봐주세요.');
    cleanup();
    await openThread();
    await screen.findByText(LOST);
    pick([photo('a.jpg')]);
    await expect.poll(() => screen.queryByText(LOST)).toBeNull();
  });

  it('are counted also if there was no text', async () => {
    await openThread();
    pick([photo('a.jpg')]);
    await screen.findByRole('list', { name: '사진' });
    cleanup();
    await forgetAllFiles('member');
    await openThread();
    await screen.findByText(LOST);
    expect(button('보내기').disabled).toBe(true);
  });

  it('are posted again under the same key if the answer was lost', async () => {
    const { keys, posted } = await sendAgainWithoutBytes();
    await expect.poll(() => posted.length).toBe(1);
    expect(posted[0]?.body).toMatchObject({ photos: [{ path: 'upload/a.jpg' }] });
    expect(keys[1]).toBe(keys[0]);
    expect(screen.queryByText(LOST)).toBeNull();
  });

  it('are counted when the server no longer has them either', async () => {
    const { posted } = await sendAgainWithoutBytes(refusal('invalid_input'));
    await screen.findByText(LOST);
    expect(posted).toHaveLength(1);
    expect(screen.queryByRole('img', { name: 'a.jpg' })).toBeNull();
    expect(box().value).toBe('봐주세요');
  });
});

/** Posts a message whose answer is lost, opens the page again a day later without the bytes, and presses again. */
async function sendAgainWithoutBytes(answer?: ReturnType<typeof refusal>) {
  expectConsole(/The message was not sent/);
  const keys = watchKeys();
  announceStore();
  const { user } = await openThread();
  mockEndpoint('POST /member/counsels/:id/messages', refusal('internal'));
  await user.type(box(), '봐주세요');
  pick([photo('a.jpg')]);
  await user.click(button('보내기'));
  await screen.findByText(/메시지를 보냈는지 확인하지 못했어요/);
  cleanup();
  makeUploadsOld(25 * HOUR);
  await forgetAllFiles('member');
  const opened = await openThread();
  screen.getByRole('img', { name: 'a.jpg' });
  const refused = answer && mockEndpoint('POST /member/counsels/:id/messages', answer);
  await opened.user.click(button('보내기'));
  return { keys, posted: refused ?? opened.posted };
}

describe('a beginning that a button writes while a message is being sent', () => {
  const BEGINNING = '시술을 받고 싶어요. 가능한 날짜는 ';
  const counsel = { state: 'CONSULTATION_COMPLETE' } as const;

  it('waits while the photos are uploaded: they are sent without it', async () => {
    const [arrival, arrive] = createDeferred();
    const store = announceStore(() => arrival.then(() => 200));
    const { user, posted } = await openThread({ counsel });
    pick([photo('a.jpg')]);
    await user.click(button('보내기'));
    await expect.poll(() => store.tries.size).toBe(1);
    await user.click(button('시술 일정 문의하기'));
    expect(document.activeElement).toBe(box());
    await act(async () => arrive());
    await expect.poll(() => box().value).toBe(BEGINNING);
    expect(posted.map(({ body }) => body.text)).toEqual(['']);
    expect(screen.queryByRole('list', { name: '사진' })).toBeNull();
    await user.type(box(), '10일이에요');
    await user.click(button('보내기'));
    await expect
      .poll(() => posted.map(({ body }) => body.text))
      .toEqual(['', `${BEGINNING}10일이에요`]);
    await expect.poll(() => box().value).toBe('');
  });

  it('is not lost when the message has a text or is already posted', async () => {
    const [answer, end] = createDeferred();
    const { user } = await openThread({ counsel });
    const posted = mockEndpoint('POST /member/counsels/:id/messages', async ({ body }) => {
      await answer;
      return { data: sampleMessage(1, { by: 'member', text: body.text }) };
    });
    await user.type(box(), '고마워요');
    await user.click(button('보내기'));
    await expect.poll(() => posted.length).toBe(1);
    await user.click(button('시술 일정 문의하기'));
    expect(box().value).toBe('고마워요');
    await act(async () => end());
    await expect.poll(() => box().value).toBe(BEGINNING);
  });

  it('waits until the message is sent by a later press if it could not be sent', async () => {
    expectConsole(/A file did not arrive: a\.jpg/);
    const [arrival, arrive] = createDeferred();
    let isBroken = true;
    const store = announceStore(() => arrival.then(() => (isBroken ? 204 : 200)));
    const { user, posted } = await openThread({ counsel });
    pick([photo('a.jpg')]);
    await user.click(button('보내기'));
    await expect.poll(() => store.tries.size).toBe(1);
    await user.click(button('시술 일정 문의하기'));
    await act(async () => arrive());
    await screen.findByText(/사진을 올리지 못했어요/);
    expect(box().value).toBe('');
    isBroken = false;
    await user.click(button('다시 보내기'));
    await expect.poll(() => box().value).toBe(BEGINNING);
    expect(posted.map(({ body }) => body.text)).toEqual(['']);
  });
});
