import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import {
  agreed,
  button,
  openBooking,
  openClinic,
  sampleCounsel,
} from '../../support/fixtures/counsel/counselWorld.ts';
import { languagesSentTo } from '../../support/screen/languagesSentTo.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const booked = () => screen.queryByText('상담이 예약되었습니다');
const dialog = () => screen.queryByRole('dialog');

/** The keys of the bookings sent so far. */
function watchKeys(): (string | null)[] {
  const keys: (string | null)[] = [];
  const note = ({ request }: { request: Request }) => {
    if (request.method === 'POST' && request.url.endsWith('/member/counsels')) {
      keys.push(request.headers.get('Idempotency-Key'));
    }
  };
  mockServer.events.on('request:start', note);
  onTestFinished(() => mockServer.events.removeAllListeners());
  return keys;
}

describe('the booking modal', () => {
  it('CSL-09 CSL-10 CSL-11 CSL-12 CSL-13 has a title, a box of five rows, its hint and two buttons', async () => {
    const { text } = await openBooking();
    expect(screen.getByRole('dialog', { name: '상담 예약하기' })).toBeTruthy();
    expect(Number(text.getAttribute('rows'))).toBeGreaterThanOrEqual(5);
    expect(text.placeholder).toContain('라인 ID를 함께 남겨주세요. 담당자가 확인 후');
    button('상담 예약');
    button('라인 친구추가');
  });

  it.each([
    ['', '아직 예약이 확정되는 건 아니에요. 의원이 시간을 정해 알려드려요.'],
    [
      '?lang=ja',
      'お申し込みの時点では、予約は確定していません。クリニックが日時を決めてお知らせします。',
    ],
  ] as const)('says below the buttons that no time is fixed yet, %s', async (query, sentence) => {
    await openBooking({}, {}, query);
    screen.getByText(sentence);
  });

  it.each([
    ['', '상담 예약하기', '상담 예약', 'ko'],
    ['?lang=ja', '相談を予約する', '相談予約', 'ja'],
  ])(
    'AMB-79 a booking on a page with %j names its language',
    async (query, open, send, language) => {
      const spoken = languagesSentTo('/member/counsels');
      mockEndpoint('GET /member/counsels', { data: { data: [], total: 0 } });
      const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
      logIn({ consents: agreed });
      const { user } = await openClinic(query);
      await user.click(screen.getByRole('button', { name: open }));
      await user.click(await screen.findByRole('button', { name: send }));
      await expect.poll(() => sent.length).toBe(1);
      expect(spoken).toContain(language);
    },
  );

  it.each([
    ['an empty text', ''],
    ['spaces', '   '],
    ['several lines that are not trimmed', ' 앞뒤 공백 \n\n 여러 줄\t\n'],
    ['a very long text', '가'.repeat(30_000)],
  ])(
    'CSL-16 CSL-17 CSL-18 CSL-19 AMB-76 sends %s exactly as typed, says so and closes',
    async (_, typed) => {
      const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
      const { user, text } = await openBooking();
      await user.click(text);
      await user.paste(typed);
      await user.click(button('상담 예약'));
      await expect.poll(booked).not.toBeNull();
      expect(sent).toEqual([
        {
          body: {
            clinic_id: sampleClinic().id,
            sourceType: 'CLINIC',
            sourceId: sampleClinic().id,
            content: typed,
          },
        },
      ]);
      await expect.poll(dialog).toBeNull();
    },
  );

  it('AMB-76 a sent text is not there when the modal opens again', async () => {
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
    const { user, text, goBack } = await openBooking();
    await user.type(text, '보낸 글');
    await user.click(button('상담 예약'));
    await screen.findByText('상담 신청을 보냈어요');
    await goBack();
    await user.click(await screen.findByRole('button', { name: '상담 예약하기' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
    expect(Object.keys({ ...sessionStorage })).toEqual([]);
  });

  it.each([
    ['', '/counsel/{id}?done', '상담 신청을 보냈어요'],
    ['?lang=ja', '/counsel/{id}?done=&lang=ja', '相談のお申し込みを送りました'],
  ])(
    'AMB-76 leads to the counsel, which says what comes next; Back leads to the page booked from %s',
    async (query, path, sentence) => {
      mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
      mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
      logIn({ consents: agreed });
      const { user, address, goBack } = await openClinic(query);
      await user.click(screen.getByRole('button', { name: /^(상담 예약하기|相談を予約する)$/ }));
      await user.click(await screen.findByRole('button', { name: /^(상담 예약|相談予約)$/ }));
      await expect.poll(address).toBe(path.replace('{id}', sampleCounsel().id));
      await screen.findByText(sentence);
      screen.getByText(sampleCounsel().content);
      expect(dialog()).toBeNull();
      await goBack();
      await screen.findByRole('button', { name: /^(상담 예약하기|相談を予約する)$/ });
      expect(address()).toBe(`/contents/clinic/${sampleClinic().id}${query}`);
      expect(dialog()).toBeNull();
    },
  );

  it('AMB-76 AMB-106 a member without a nickname chooses one, and my page leads to the counsel', async () => {
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user, address } = await openBooking({ nickname: null });
    await user.click(button('상담 예약'));
    await expect.poll(address).toBe('/reset-nickname');
    mockEndpoint('PATCH /member/:id', () => ({ data: logIn({ nickname: '새나비' }) }));
    await user.type(await screen.findByRole('textbox', { name: '닉네임' }), '새나비{Enter}');
    await expect.poll(address).toBe('/my-page');
    const [first] = await within(screen.getByRole('main')).findAllByRole('link');
    expect(first?.textContent).toBe('방금 보낸 상담 보기');
    await user.click(first as HTMLElement);
    await expect.poll(address).toBe(`/counsel/${sampleCounsel().id}?done`);
    await screen.findByText('상담 신청을 보냈어요');
  });

  it('AMB-106 my page leads to the counsel also after a change of the language, which reloads the page', async () => {
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user, address, unmount } = await openBooking({ nickname: null });
    await user.click(button('상담 예약'));
    await expect.poll(address).toBe('/reset-nickname');
    unmount();
    logIn();
    await renderScreen('/my-page?lang=ja');
    await screen.findByRole('link', { name: '送ったばかりの相談を見る' });
  });

  it('CSL-20 BKM-04 a guest is asked to log in, and nothing is booked', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user } = await openClinic();
    await user.click(button('상담 예약하기'));
    await screen.findByText('로그인이 필요한 서비스 입니다');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent).toHaveLength(0);
  });

  it('AMB-76 waits while it is sending, and two taps book once', async () => {
    let answer: (counsel: { data: Counsel }) => void = () => undefined;
    const sent = mockEndpoint(
      'POST /member/counsels',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { user } = await openBooking();
    await user.dblClick(button('상담 예약'));
    expect(button('상담 예약').getAttribute('aria-busy')).toBe('true');
    expect(button('라인 친구추가').disabled).toBe(true);
    await user.click(button('상담 예약'));
    await expect.poll(() => sent.length).toBe(1);
    await act(async () => answer({ data: sampleCounsel() }));
    await expect.poll(dialog).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('CSL-18 two presses before the next rendering are one booking, too', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    await openBooking();
    await act(async () => {
      button('상담 예약').click();
      button('상담 예약').click();
    });
    await expect.poll(dialog).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('AMB-76 a modal that was closed while sending does not navigate', async () => {
    let answer: (counsel: { data: Counsel }) => void = () => undefined;
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    const sent = mockEndpoint(
      'POST /member/counsels',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { user, goTo, goBack, address } = await openBooking();
    // So that there is a page to go back to.
    await goBack();
    await goTo(`${address()}?tabId=review`);
    const here = address();
    await user.click(button('상담 예약하기'));
    await user.click(await screen.findByRole('button', { name: '상담 예약' }));
    await expect.poll(() => sent.length).toBe(1);
    await user.dblClick(button('닫기'));
    await expect.poll(dialog).toBeNull();
    await act(async () => answer({ data: sampleCounsel() }));
    await expect.poll(booked).not.toBeNull();
    expect(address()).toBe(here);
    screen.getByRole('heading', { level: 1, name: sampleClinic().name });
  });

  it('ERR-04 AMB-76 a failure is only logged; modal and text stay, and the same booking is sent again', async () => {
    expectConsole(/The counsel was not booked/);
    let isDown = true;
    mockEndpoint('POST /member/counsels', () =>
      isDown ? refusal('internal') : { data: sampleCounsel() },
    );
    const keys = watchKeys();
    const { user, text } = await openBooking();
    await user.type(text, '그대로 있어야 해요');
    await user.click(button('상담 예약'));
    await screen.findByText(/신청이 전달됐는지 확인하지 못했어요/);
    expect(booked()).toBeNull();
    expect(text.value).toBe('그대로 있어야 해요');
    isDown = false;
    await user.click(button('상담 예약'));
    await expect.poll(booked).not.toBeNull();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\x21-\x7e]{16,200}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('a repeated booking that was canceled meanwhile opens its page, and does not say that it is booked', async () => {
    const canceled = sampleCounsel({ state: 'CANCELED' });
    mockEndpoint('POST /member/counsels', { data: canceled });
    const { user, address } = await openBooking();
    mockEndpoint('GET /member/counsels/:id', { data: canceled });
    await user.click(button('상담 예약'));
    await screen.findByText('이 상담은 취소되었어요');
    await expect.poll(address).toBe(`/counsel/${canceled.id}?done`);
    await expect.poll(dialog).toBeNull();
    expect(booked()).toBeNull();
  });

  it('a text that the server cannot take is refused, and the text stays', async () => {
    expectConsole(/The counsel was not booked/);
    mockEndpoint('POST /member/counsels', refusal('body_too_large'));
    const { user, text } = await openBooking();
    await user.type(text, '아주 긴 글');
    await user.click(button('상담 예약'));
    await screen.findByText('보낸 내용의 용량이 너무 커요. 작성한 내용은 그대로 있어요');
    expect(text.value).toBe('아주 긴 글');
  });

  it('GEN-07 another text is another booking, and so is the next counsel', async () => {
    expectConsole(/The counsel was not booked/);
    let isDown = true;
    mockEndpoint('POST /member/counsels', () =>
      isDown ? refusal('overloaded') : { data: sampleCounsel() },
    );
    const keys = watchKeys();
    const { user, text, goBack } = await openBooking();
    await user.click(button('상담 예약'));
    await screen.findByText(/신청이 전달됐는지 확인하지 못했어요/);
    isDown = false;
    await user.type(text, '더 적었어요');
    await user.click(button('상담 예약'));
    await expect.poll(dialog).toBeNull();
    await goBack();
    await user.click(await screen.findByRole('button', { name: '상담 예약하기' }));
    await user.click(await screen.findByRole('button', { name: '상담 예약' }));
    await expect.poll(() => keys.length).toBe(3);
    expect(new Set(keys).size).toBe(3);
    await expect.poll(dialog).toBeNull();
  });
});
