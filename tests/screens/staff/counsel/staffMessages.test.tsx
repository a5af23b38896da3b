import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type {
  StaffMessage,
  StaffThread as Thread,
} from '../../../../contract/staff/staffMessage.ts';
import type { Template } from '../../../../contract/staff/staffTemplate.ts';
import { sampleMessage, threadAfter } from '../../../support/fixtures/counsel/messageWorld.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, mockServer, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { secondPress } from '../../../support/screen/secondPress.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const counsel = sampleStaffCounsel();
const PATH = `/console/counsels/${counsel.id}`;
const ofMember = (number: number, text: string): StaffMessage => ({
  ...sampleMessage(number, { by: 'member', text }),
  staff: null,
});
const sent = (number: number): StaffMessage => ({ ...sampleMessage(number), staff: 'clinic.one' });
const PARKING: Template = {
  id: '01900000-0000-7000-8000-0000000000e1',
  version: 1,
  name: '주차',
  text: '지하에 주차할 수 있어요',
  textJa: '地下に駐車できます',
};

/** A server that keeps the messages that are posted. */
async function openThread(messages: StaffMessage[] = [], changes = {}) {
  signIn(clinicStaff);
  serveCounsel(sampleStaffCounsel(changes));
  const stored = [...messages];
  const asked = mockEndpoint('GET /staff/counsels/:id/messages', ({ query: { after } }) =>
    threadAfter(stored, after),
  );
  const marked = mockEndpoint('POST /staff/counsels/:id/read', {});
  const posted = mockEndpoint('POST /staff/counsels/:id/messages', ({ body }) => {
    const sent = { ...sampleMessage(stored.length + 1, { text: body.text }), staff: 'clinic.one' };
    stored.push(sent);
    return { data: sent };
  });
  const rendered = await renderScreen(PATH);
  await screen.findByRole('textbox', { name: '메시지' });
  return { ...rendered, stored, asked, marked, posted };
}

const panel = () => within(screen.getByRole('region', { name: '대화' }));
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '메시지' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  vi.useRealTimers();
  // The templates stay open on a device.
  localStorage.clear();
});

describe('the messages of a counsel in the console', () => {
  it('are shown with their writers and marked as read, and an answer is sent', async () => {
    const { user, marked, posted } = await openThread([ofMember(1, '痛いですか')]);
    await panel().findByText('痛いですか');
    panel().getByText(/^나비 ·/);
    panel().getByText('회원의 언어는 일본어예요');
    await waitFor(() => expect(marked.map(({ body }) => body.until)).toEqual([1]));
    await user.type(box(), '少しだけです');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await panel().findByText(/^clinic\.one ·/);
    expect(posted.map(({ body }) => body)).toEqual([{ text: '少しだけです', photos: [] }]);
    expect(box().value).toBe('');
  });

  it('that the member took back in LINE are gone, also from the open page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { stored } = await openThread([ofMember(1, '間違えました'), ofMember(2, '痛いですか')]);
    await panel().findByText('間違えました');
    mockEndpoint('GET /staff/counsels/:id/messages', ({ query: { after } }) => ({
      ...threadAfter(stored, after),
      unsent: [1],
    }));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await panel().findByText('보내기를 취소한 메시지예요');
    expect(panel().queryByText('間違えました')).toBeNull();
    panel().getByText('痛いですか');
  });

  it('stay unread until a person uses the page, and do not prolong the session', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const marks: (string | null)[] = [];
    const { stored, marked } = await openThread([]);
    await panel().findByText('아직 주고받은 메시지가 없어요');
    mockServer.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && request.url.includes('/messages')) {
        marks.push(request.headers.get('x-background'));
      }
    });
    stored.push(ofMember(1, '계세요?'));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    mockServer.events.removeAllListeners();
    await panel().findByText('계세요?');
    expect(marks).toEqual(['1']);
    expect(marked).toEqual([]);
    fireEvent.pointerMove(window);
    await waitFor(() => expect(marked.map(({ body }) => body.until)).toEqual([1]));
  });

  it('each of the clinic says what LINE did with it, also when that comes later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { stored } = await openThread([sent(1), sent(2)]);
    let line: NonNullable<Thread['line']> = [{ number: 1, state: 'TOLD' }];
    mockEndpoint('GET /staff/counsels/:id/messages', ({ query: { after } }) => ({
      ...threadAfter(stored, after),
      line,
    }));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await panel().findByText('라인으로 알림을 보냈어요. 내용은 나비에서 볼 수 있어요');
    line = [
      { number: 1, state: 'TOLD' },
      { number: 2, state: 'QUOTA' },
    ];
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await panel().findByText('이번 달 라인 발송 한도를 다 써서 나비에서만 볼 수 있어요');
    panel().getByText(/^라인으로 알림을 보냈어요/);
  });

  it('one that could not be sent stays, also after a reload', async () => {
    expectConsole(/messages failed|The message was not sent/);
    const { user } = await openThread();
    mockEndpoint('POST /staff/counsels/:id/messages', refusal('internal'));
    await user.type(box(), '남아 있어야 해요');
    await user.click(button('보내기'));
    await screen.findByRole('button', { name: '다시 보내기' });
    expect(box().value).toBe('남아 있어야 해요');
    cleanup();
    await openThread();
    expect(box().value).toBe('남아 있어야 해요');
  });

  it('an operator reads them with a reason and cannot write', async () => {
    signIn();
    serveCounsel(counsel);
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    const asked = mockEndpoint('GET /staff/counsels/:id/messages', ({ query: { after } }) =>
      threadAfter([ofMember(1, '痛いですか')], after),
    );
    const { user } = await renderScreen(PATH);
    await screen.findByText(/이유를 고르면 대화를 볼 수 있어요/);
    expect(button('대화 보기').disabled).toBe(true);
    expect(asked).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: '이유 선택' }), 'COMPLAINT');
    await user.click(button('대화 보기'));
    await panel().findByText('痛いですか');
    expect(asked.map(({ query }) => query.reason)).toEqual(['COMPLAINT']);
    expect(screen.queryByRole('textbox', { name: '메시지' })).toBeNull();
  });
});

describe('templates', () => {
  it("are put into the message in the member's language, after what was typed", async () => {
    mockEndpoint('GET /staff/templates', {
      data: [PARKING, { ...PARKING, id: counsel.id, name: '비용', textJa: '' }],
    });
    const { user } = await openThread();
    await user.click(button('자주 쓰는 문구'));
    await user.type(box(), 'こんにちは');
    await user.click(await screen.findByRole('button', { name: '주차 넣기' }));
    expect(box().value).toBe('こんにちは\n地下に駐車できます');
    // Without a Japanese text, the Korean one.
    await user.click(button('비용 넣기'));
    expect(box().value).toContain('지하에 주차할 수 있어요');
  });

  it('are added, changed and deleted in place', async () => {
    mockEndpoint('GET /staff/templates', { data: [PARKING] });
    const added = mockEndpoint('POST /staff/templates', { data: PARKING });
    const changed = mockEndpoint('PATCH /staff/templates/:id', { data: PARKING });
    const removed = mockEndpoint('DELETE /staff/templates/:id', {});
    const { user, posted } = await openThread();
    await user.click(button('자주 쓰는 문구'));
    await user.click(await screen.findByRole('button', { name: '새 문구' }));
    await user.click(button('저장'));
    await screen.findByText('문구 이름과 한국어 문구를 적어주세요');
    await user.type(screen.getByRole('textbox', { name: '문구 이름' }), '비용');
    await user.type(screen.getByRole('textbox', { name: '한국어 문구' }), '상담비는 무료예요');
    await user.click(button('저장'));
    await screen.findByText('문구를 저장했어요');
    expect(added.map(({ body }) => body)).toEqual([
      { name: '비용', text: '상담비는 무료예요', textJa: '' },
    ]);

    await user.click(button('주차 수정'));
    await user.type(screen.getByRole('textbox', { name: '한국어 문구' }), '.');
    await user.click(button('저장'));
    await waitFor(() =>
      expect(changed[0]?.body).toMatchObject({ text: '지하에 주차할 수 있어요.', version: 1 }),
    );
    await user.click(await screen.findByRole('button', { name: '주차 수정' }));
    await user.click(button('삭제하기'));
    await user.click(await secondPress('정말 삭제하기'));
    await waitFor(() => expect(removed).toHaveLength(1));
    expect(posted).toEqual([]);
  });

  /** A server that checks versions, as the real one does. */
  const editParking = async () => {
    let stored = PARKING;
    mockEndpoint('GET /staff/templates', () => ({ data: [stored] }));
    const changed = mockEndpoint('PATCH /staff/templates/:id', ({ body: { version, ...form } }) => {
      if (version !== stored.version) return refusal('stale_version');
      stored = { ...stored, ...form, version: version + 1 };
      return { data: stored };
    });
    const { user } = await openThread();
    await user.click(button('자주 쓰는 문구'));
    await user.click(await screen.findByRole('button', { name: '주차 수정' }));
    const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
    const colleagueSaves = (changes: Partial<Template>) => {
      stored = { ...stored, ...changes, version: stored.version + 1 };
    };
    return { user, changed, field, colleagueSaves, saved: () => stored };
  };

  it('when a colleague saved first, fields that were not edited show what was saved and keep it', async () => {
    expectConsole(/PATCH \/staff\/templates\/:id failed: stale_version/);
    const { user, field, colleagueSaves, saved } = await editParking();
    await user.type(field('문구 이름'), ' 안내');
    colleagueSaves({ text: '동료가 고친 문구' });
    await user.click(button('저장'));
    await waitFor(() => expect(field('한국어 문구').value).toBe('동료가 고친 문구'));
    expect(field('문구 이름').value).toBe('주차 안내');
    expect(screen.queryByText('다른 직원이 먼저 저장했어요')).toBeNull();
    await user.click(button('저장'));
    await screen.findByText('문구를 저장했어요');
    expect(saved()).toMatchObject({ name: '주차 안내', text: '동료가 고친 문구' });
  });

  it('a field that a colleague saved with another text shows both, and theirs can be taken', async () => {
    expectConsole(/PATCH \/staff\/templates\/:id failed: stale_version/);
    const { user, field, colleagueSaves, changed, saved } = await editParking();
    await user.type(field('한국어 문구'), '!');
    colleagueSaves({ text: '동료가 고친 문구', textJa: '' });
    await user.click(button('저장'));
    await screen.findByText('다른 직원이 먼저 저장했어요');
    expect(field('한국어 문구').value).toBe('지하에 주차할 수 있어요!');
    expect(field('일본어 문구').value).toBe('');
    await user.click(button('한국어 문구: 이 내용으로 바꾸기'));
    expect(field('한국어 문구').value).toBe('동료가 고친 문구');
    expect(screen.queryByText('다른 직원이 먼저 저장했어요')).toBeNull();
    await user.click(button('저장'));
    await screen.findByText('문구를 저장했어요');
    expect(changed).toHaveLength(2);
    expect(saved()).toMatchObject({ text: '동료가 고친 문구', textJa: '' });
  });

  it('the text of a colleague is also shown to those who left the form and come back', async () => {
    const { user, field, colleagueSaves } = await editParking();
    await user.type(field('일본어 문구'), '。');
    colleagueSaves({ textJa: '同僚の文' });
    cleanup();
    await renderScreen(PATH);
    await user.click(await screen.findByRole('button', { name: '주차 수정' }));
    expect(field('일본어 문구').value).toBe('地下に駐車できます。');
    screen.getByText('다른 직원이 먼저 저장했어요');
    within(screen.getByRole('list', { name: '저장된 내용' })).getByText('同僚の文');
  });
});

describe('the inbox', () => {
  it('marks counsels with unread messages, and can show them alone', async () => {
    signIn(clinicStaff);
    const asked = mockEndpoint('GET /staff/counsels', {
      data: [sampleStaffCounsel({ unread: 3 })],
      total: 1,
    });
    const { user } = await renderScreen('/console/counsels');
    await screen.findByText('새 메시지 3');
    await user.click(screen.getByRole('checkbox', { name: '안 읽은 메시지만' }));
    await waitFor(() => expect(asked.at(-1)?.query.unread).toBe('yes'));
  });
});
