import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { sampleMessage, threadAfter } from '../../support/fixtures/counsel/messageWorld.ts';
import { box, button, openThread, watchKeys } from '../../support/fixtures/counsel/threadScreen.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const HELLO = sampleMessage(1, { text: '안녕하세요. 사진을 보내주세요' });

const timeline = () =>
  within(screen.getByRole('region', { name: '진행 상황' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the messages of a counsel', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are in one timeline with its stages, and showing them marks them as read', async () => {
    const mine = sampleMessage(2, { by: 'member', text: '네', at: '2026-11-20T07:00:00.000Z' });
    const { marked } = await openThread({
      messages: [HELLO, mine],
      read: { member: 0, staff: 2 },
      counsel: {
        unread: 1,
        history: [
          ...sampleCounsel().history,
          {
            from: 'AWAITING_CLINIC_CONFIRMATION',
            to: 'CLINIC_CONFIRMED',
            at: '2026-11-20T06:30:00.000Z',
            by: 'staff',
          },
        ],
      },
    });
    await screen.findByText('네');
    expect(timeline().map((text) => text?.slice(0, 4))).toEqual([
      '상담 신',
      '안녕하세',
      '병원 확',
      '네나 ·',
      '다음 단',
    ]);
    expect(timeline()[1]).toContain('모아피부과의원 · ');
    screen.getByText(/· 읽음/);
    button('새 메시지 1개 보기');
    await expect.poll(() => marked.map(({ body }) => body.until)).toEqual([1]);
  });

  it('are sent as typed, and the field is empty and focused again', async () => {
    const { user, posted } = await openThread({ messages: [HELLO] });
    expect(button('보내기').disabled).toBe(true);
    await user.type(box(), '첫 줄{Enter}둘째 줄');
    await user.click(button('보내기'));
    await expect.poll(() => box().value).toBe('');
    expect(posted.map(({ body }) => body)).toEqual([{ text: '첫 줄\n둘째 줄', photos: [] }]);
    const isShown = () => timeline().some((text) => text?.startsWith('첫 줄\n둘째 줄나'));
    await expect.poll(isShown).toBe(true);
    await expect.poll(() => document.activeElement).toBe(box());
  });

  it('arrive every 15 seconds, are announced, and only new ones are asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { stored, asked, marked } = await openThread({ messages: [HELLO] });
    await screen.findByText(HELLO.text);
    const announced = () =>
      screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('새 메시지가'));
    expect(announced()).toBe(false);
    stored.push(sampleMessage(2, { text: '또 왔어요' }));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await screen.findByText('또 왔어요');
    expect(announced()).toBe(true);
    expect(asked.map(({ query }) => query.after)).toEqual([0, 1]);
    await expect.poll(() => marked.at(-1)?.body.until).toBe(2);
  });

  it('each is announced, the second one by a new element with the same sentence', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { stored } = await openThread({ messages: [HELLO] });
    await screen.findByText(HELLO.text);
    const announced = () => screen.queryByText(/새 메시지가 왔어요/);
    stored.push(sampleMessage(2, { text: '또 왔어요' }));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await expect.poll(announced).toBeTruthy();
    const second = announced();
    stored.push(sampleMessage(3, { text: '세 번째예요' }));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await screen.findByText('세 번째예요');
    expect(announced()).toBeTruthy();
    expect(announced()).not.toBe(second);
  });

  it('AMB-79 each has its language, also on a page in the other one', async () => {
    const mine = sampleMessage(2, { by: 'member', text: 'よろしくお願いします' });
    await openThread({ messages: [HELLO, mine] }, '?lang=ja');
    expect((await screen.findByText(HELLO.text)).lang).toBe('ko');
    expect(screen.getByText(mine.text).lang).toBe('ja');
  });

  it('one that was overtaken by an own message is not missed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, stored } = await openThread({ messages: [HELLO] });
    await screen.findByText(HELLO.text);
    stored.push(sampleMessage(2, { text: '먼저 온 글' }));
    await user.type(box(), '나중 글');
    await user.click(button('보내기'));
    await screen.findByText('나중 글', { selector: 'p' });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await screen.findByText('먼저 온 글');
  });

  it('one that the member takes back in LINE leaves an open page; its place says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const mine = sampleMessage(1, { by: 'member', text: '잘못 보낸 글' });
    const { stored } = await openThread({ messages: [mine] });
    await screen.findByText('잘못 보낸 글');
    mockEndpoint('GET /member/counsels/:id/messages', ({ query: { after } }) => ({
      ...threadAfter(stored, after),
      unsent: [1],
    }));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await screen.findByText('보내기를 취소한 메시지예요');
    expect(screen.queryByText('잘못 보낸 글')).toBeNull();
  });

  it('texts that the member had erased elsewhere leave an open page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const mine = sampleMessage(2, { by: 'member', text: '지운 글' });
    const { stored } = await openThread({ messages: [HELLO, mine] });
    await screen.findByText('지운 글');
    stored.length = 0;
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await expect.poll(() => screen.queryByText('지운 글')).toBeNull();
    expect(screen.queryByText(HELLO.text)).toBeNull();
  });

  it('long timelines show their newest entries first', async () => {
    const messages = Array.from({ length: 30 }, (_, index) => sampleMessage(index + 1));
    const { user } = await openThread({ messages });
    await screen.findByText('글 30');
    expect(screen.queryByText('글 5')).toBeNull();
    await user.click(button('이전 내용 11개 보기'));
    screen.getByText('글 1');
  });

  it('I18N-05 speak Japanese', async () => {
    const unsent = sampleMessage(2, { by: 'member', text: '', unsent: true });
    await openThread({ messages: [HELLO, unsent] }, '?lang=ja');
    await screen.findByText('送信を取り消したメッセージです');
    button('送信する');
    button('写真を添付する');
    screen.getByText('メッセージと写真はこのクリニックにだけ届き、公開されません');
  });
});

it('a message that is sent while the page is left is not offered again', async () => {
  const { user, goTo, address, stored } = await openThread({ messages: [HELLO] });
  const [answered, answer] = createDeferred();
  const posted = mockEndpoint('POST /member/counsels/:id/messages', async ({ body }) => {
    await answered;
    const data = sampleMessage(2, { by: 'member', text: body.text });
    stored.push(data);
    return { data };
  });
  const page = address();
  await user.type(box(), '보낸 글');
  await user.click(button('보내기'));
  await expect.poll(() => posted.length).toBe(1);
  await goTo('/my-page');
  await screen.findByRole('heading', { level: 1 });
  await goTo(page);
  await screen.findByText(HELLO.text);
  expect(screen.queryByRole('button', { name: '보내기' })).toBeNull();
  await act(async () => answer());
  await screen.findByText('보낸 글', { selector: 'p' });
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
});

describe('a message that could not be sent', () => {
  it('stays, and the next press sends it under the same key', async () => {
    expectConsole(/The message was not sent/);
    const keys = watchKeys();
    const { user } = await openThread();
    mockEndpoint('POST /member/counsels/:id/messages', refusal('internal'));
    await user.type(box(), '남아 있어야 해요');
    await user.click(button('보내기'));
    await screen.findByText(/메시지를 보냈는지 확인하지 못했어요/);
    expect(box().value).toBe('남아 있어야 해요');
    mockEndpoint('POST /member/counsels/:id/messages', {
      data: sampleMessage(1, { by: 'member', text: '남아 있어야 해요' }),
    });
    await user.click(button('다시 보내기'));
    await expect.poll(() => box().value).toBe('');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/.+/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is there again after a reload, and says so when it cannot be accepted', async () => {
    expectConsole(/The message was not sent/);
    const { user } = await openThread();
    await user.type(box(), '쓰던 글');
    cleanup();
    await openThread();
    expect(box().value).toBe('쓰던 글');
    mockEndpoint('POST /member/counsels/:id/messages', refusal('day_limit_reached'));
    await user.click(button('보내기'));
    await screen.findByText(/오늘 보낼 수 있는 만큼 모두 보내셨어요/);
    expect(box().value).toBe('쓰던 글');
  });

  it.each([
    ['not_allowed_now', /^지금 상태에서는 할 수 없는 작업이에요\. 작성한 내용은 그대로/],
    ['not_found', /^찾으시는 내용이 없어요/],
    ['too_many_requests', /^짧은 시간에 요청이 몰렸어요/],
  ] as const)('a refusal with %s is said as one', async (code, reason) => {
    expectConsole(/The message was not sent/);
    const { user } = await openThread();
    mockEndpoint('POST /member/counsels/:id/messages', refusal(code));
    await user.type(box(), '글');
    await user.click(button('보내기'));
    await screen.findByText(reason);
    expect(screen.queryByText(/메시지를 보냈는지 확인하지 못했어요/)).toBeNull();
  });

  it('does not say that the device is offline when only the server does not answer', async () => {
    expectConsole(/The message was not sent/);
    const { user } = await openThread();
    mockServer.use(http.post('/member/counsels/:id/messages', () => HttpResponse.error()));
    await user.type(box(), '글');
    await user.click(button('보내기'));
    await screen.findByText(
      '서버와 통신하지 못했어요. 내용은 그대로 있으니 연결을 확인하고 다시 보내주세요',
    );
    expect(box().value).toBe('글');
  });

  it('too long is said before it is sent, and nothing of it is cut', async () => {
    const { posted } = await openThread();
    fireEvent.change(box(), { target: { value: 'a'.repeat(2_001) } });
    await screen.findByText('2,000자까지 보낼 수 있어요. 지금은 2,001자예요');
    expect(button('보내기').disabled).toBe(true);
    expect(box().value).toHaveLength(2_001);
    expect(posted).toEqual([]);
  });
});

describe('the list of counsels', () => {
  it('marks a counsel with unread messages, and so does the tab', async () => {
    logIn();
    const counsel = sampleCounsel({ unread: 2 });
    mockEndpoint('GET /member/counsels', { data: { data: [counsel], total: 1 } });
    await renderScreen('/counsel');
    await screen.findByText('새 메시지 2');
    await screen.findByText('새 소식이 있어요');
  });
});
