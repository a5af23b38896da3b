import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { COUNSEL_STATES } from '../../../contract/plain/counselCourse.ts';
import { FOLDED_LENGTH, FOLDED_LINES } from '../../../src/constants.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const ID = sampleCounsel().id;

async function openCounsel(changes: Partial<Counsel> = {}, query = '') {
  logIn();
  const asked = mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel(changes) });
  const rendered = await renderScreen(`/counsel/${ID}${query}`);
  await screen.findByText(sampleCounsel().code);
  return { ...rendered, asked };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const timeline = () =>
  section('진행 상황')
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('/counsel/:counselId', () => {
  it('MBR-05 CSL-08 asks for the counsel once; the trail names the clinic', async () => {
    const { asked } = await openCounsel();
    expect(asked).toEqual([{ params: { id: ID } }]);
    const trail = within(screen.getByRole('navigation', { name: '현재 위치' }));
    expect(trail.getByRole('link', { name: '상담' }).getAttribute('href')).toBe('/counsel');
    trail.getByText('모아피부과의원');
  });

  it('says that a withdrawn consent canceled the counsel, and that its text is erased', async () => {
    const at = '2026-11-24T03:00:00.000Z';
    const canceled = { from: 'CLINIC_CONFIRMED', to: 'CANCELED', at, by: 'member' } as const;
    await openCounsel({
      state: 'CANCELED',
      content: '',
      textsErased: { at, by: 'member' },
      history: [{ ...canceled, cause: 'consent_withdrawn' }],
    });
    const erased = section('신청 내용').getByText(/동의를 철회하면서 내용을 지웠어요/);
    expect(erased.textContent).toContain("'26-11-24 12:00");
    expect(timeline()).toEqual([expect.stringContaining('동의를 철회해서 취소되었어요')]);
    expect(screen.queryByRole('button', { name: '보내기' })).toBeNull();
  });

  it('AMB-76 says after a booking that it was sent, until the clinic answers', async () => {
    await openCounsel({}, '?done');
    screen.getByText(/모아피부과의원에 신청 내용을 전달했어요/);
    expect(screen.getAllByText(sampleCounsel().code)).toHaveLength(1);
    cleanup();
    await openCounsel({ state: 'CLINIC_CONFIRMED' }, '?done');
    expect(screen.queryByText('상담 신청을 보냈어요')).toBeNull();
    cleanup();
    await openCounsel();
    expect(screen.queryByText('상담 신청을 보냈어요')).toBeNull();
  });

  it.each([
    [undefined, '의원의 답변은 이 화면에서 볼 수 있어요.'],
    [{ by: 'HERE' }, '의원의 답변은 이 화면에서 볼 수 있어요.'],
    [{ by: 'PHONE' }, '의원의 답변은 이 화면에서 볼 수 있어요.'],
    [{ by: 'LINE' }, '의원이 확인하고 라인으로 연락드려요.'],
    [
      { by: 'PHONE', address: '010-1234-5678' },
      '의원이 확인하고 전화(010-1234-5678)로 연락드려요.',
    ],
  ] as const)(
    'AMB-76 right after the booking with the contact %o it says: %s',
    async (contact, how) => {
      await openCounsel(contact && { details: { contact } }, '?done');
      const [notice] = screen.getAllByText(/모아피부과의원에 신청 내용을 전달했어요/);
      expect(notice?.textContent).toContain(how);
    },
  );

  it('says within which time half of the answers of the clinic came, right after the booking and later, once', async () => {
    for (const query of ['', '?done']) {
      await openCounsel({ answerHours: 3 }, query);
      screen.getByText('최근 상담 답변의 절반을 3시간 안에 보냈어요');
      cleanup();
    }
    await openCounsel({}, '?lang=ja');
    expect(screen.queryByText(/返信の半数/)).toBeNull();
  });

  it('AMB-17 shows the state, the time of booking, the clinic, the text and the code', async () => {
    await openCounsel({ content: '  첫 줄\n\n셋째 줄' });
    screen.getByText('병원 확인 대기');
    screen.getByRole('heading', { level: 1, name: '의원에서 신청 내용을 확인하고 있어요' });
    section('신청 내용').getByText("'26-11-20 14:05");
    const text = section('신청 내용').getByText(/첫 줄/);
    expect(text.textContent).toBe('  첫 줄\n\n셋째 줄');
    expect(text.className).toContain('whitespace-pre-wrap');
    const clinic = section('상담 의원').getByRole('link', { name: '모아피부과의원' });
    expect(clinic.getAttribute('href')).toBe(`/contents/clinic/${briefClinic().id}`);
  });

  it('AMB-77 a hidden clinic is no link; with an appointment ahead the member is asked to confirm it', async () => {
    const clinic = { ...briefClinic(), isHidden: true as const };
    await openCounsel({
      clinic,
      state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
      consultationAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    section('상담 의원').getByText('지금은 공개되지 않은 의원이에요');
    section('상담 의원').getByText(/예약이 그대로인지 메시지로 확인/);
    expect(section('상담 의원').queryByRole('link')).toBeNull();
    cleanup();
    await openCounsel({ clinic });
    section('상담 의원').getByText('지금은 공개되지 않은 의원이에요');
    expect(screen.queryByText(/예약이 그대로인지/)).toBeNull();
  });

  it('AMB-77 a canceled counsel speaks of a new booking only while the page of its clinic exists', async () => {
    const advice = /아래에서 예약해주세요/;
    await openCounsel({ state: 'CANCELED' });
    screen.getByText(advice);
    cleanup();
    await openCounsel({ state: 'CANCELED', clinic: { ...briefClinic(), isHidden: true as const } });
    expect(screen.queryByText(advice)).toBeNull();
  });

  it('a very long text is folded, and a press shows all of it', async () => {
    const content = '궁금한 점이 많아요. '.repeat(300).trim();
    const { user } = await openCounsel({ content });
    const text = section('신청 내용').getByText(/^궁금한 점이/);
    expect(text.textContent.length).toBeLessThanOrEqual(FOLDED_LENGTH + 1);
    expect(text.textContent).toMatch(/[^ ]…$/);
    await user.click(section('신청 내용').getByRole('button', { name: '더 보기' }));
    expect(text.textContent).toBe(content);
    await user.click(section('신청 내용').getByRole('button', { name: '접기' }));
    expect(text.textContent).toMatch(/…$/);
  });

  it('a text of many lines is folded, a shorter one is not', async () => {
    await openCounsel({ content: Array(FOLDED_LINES).fill('줄').join('\n') });
    expect(section('신청 내용').queryByRole('button', { name: '더 보기' })).toBeNull();
    cleanup();
    await openCounsel({
      content: Array(FOLDED_LINES + 1)
        .fill('줄')
        .join('\n'),
    });
    section('신청 내용').getByRole('button', { name: '더 보기' });
  });

  it.each([
    ['CLINIC', { name: '모아피부과의원' }, '의원', '/contents/clinic/s'],
    ['DOCTOR', { name: '김하늘' }, '김하늘', '/contents/doctor/s'],
    ['EVENT', { title: '가을 리프팅' }, '가을 리프팅', '/contents/event/s'],
    ['REVIEW', { title: '만족해요' }, '만족해요', '/contents/review/s'],
  ] as const)('AMB-17 links to the %s it was booked from', async (...from) => {
    const [sourceType, source, name, path] = from;
    await openCounsel({ sourceType, sourceId: 's', source: { id: 's', ...source } });
    const link = section('신청 내용').getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('AMB-79 the texts of member and clinic carry their language on a Japanese page', async () => {
    const at = '2026-11-24T03:00:00.000Z';
    const reason = '다른 날로 예약할게요';
    await openCounsel(
      {
        content: '코 상담 받고 싶어요',
        state: 'CANCELED',
        history: [{ from: 'CLINIC_CONFIRMED', to: 'CANCELED', at, by: 'member', reason }],
      },
      '?lang=ja',
    );
    for (const text of ['코 상담 받고 싶어요', reason]) {
      expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('ko');
    }
    expect(screen.getByText('理由').closest('[lang]')?.getAttribute('lang')).not.toBe('ko');
  });

  it('AMB-77 a deleted source is no link', async () => {
    await openCounsel({ sourceType: 'EVENT', source: null });
    section('신청 내용').getByText('지금은 볼 수 없는 페이지예요');
    expect(section('신청 내용').queryByRole('link')).toBeNull();
  });

  it('AMB-17 shows what happened, when, by whom and why, and what comes next', async () => {
    const at = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`;
    const visit = 'CONSULTATION_APPOINTMENT_CONFIRMED';
    await openCounsel({
      state: 'CLINIC_CONFIRMED',
      changed: true,
      history: [
        { from: null, to: 'AWAITING_CLINIC_CONFIRMATION', at: at(1), by: 'member' },
        { from: 'AWAITING_CLINIC_CONFIRMATION', to: visit, at: at(2), by: 'staff' },
        { from: visit, to: 'CLINIC_CONFIRMED', at: at(3), by: 'staff', reason: '의사 사정' },
      ],
    });
    expect(timeline()).toEqual([
      "상담 신청'26-11-20 10:00 · 나",
      "상담 예약 확정'26-11-20 11:00 · 의원",
      "일시를 다시 정해요새 소식이 있어요'26-11-20 12:00 · 의원이유의사 사정",
      '다음 단계의원이 상담 시간을 정해 알려드려요. 원하는 시간이 있으면 메시지로 알려주세요',
    ]);
  });

  it('AMB-17 shows the appointments', async () => {
    await openCounsel({
      state: 'TREATMENT_APPOINTMENT_CONFIRMED',
      consultationAt: '2026-11-21T05:00:00.000Z',
      treatmentAt: '2026-11-28T06:30:00.000Z',
    });
    section('신청 내용').getByText(/11월 21일/);
    expect(screen.getAllByText(/11월 28일/, { selector: 'time' })).toHaveLength(2);
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('상담');
  });

  it('a canceled counsel lists no appointment', async () => {
    await openCounsel({ state: 'CANCELED', consultationAt: '2026-11-21T05:00:00.000Z' });
    expect(screen.queryByText(/11월 21일/)).toBeNull();
  });

  it('AMB-18 every state except canceled offers the review', async () => {
    for (const state of COUNSEL_STATES) {
      const { unmount } = await openCounsel({ state });
      const link = screen.queryByRole('link', { name: '리뷰 작성하기' });
      if (state === 'CANCELED') expect(link).toBeNull();
      else expect(link?.getAttribute('href')).toBe(`/review/editor/${ID}`);
      unmount();
    }
  });

  it('GEN-09 a counsel with a review links to its editor', async () => {
    await openCounsel({ state: 'TREATMENT_COMPLETE', review_id: 'r' });
    const link = screen.getByRole('link', { name: '리뷰 수정하기' });
    expect(link.getAttribute('href')).toBe(`/review/editor/${ID}`);
    expect(screen.queryByRole('link', { name: '리뷰 작성하기' })).toBeNull();
    expect(screen.queryByText('경험을 리뷰로 남겨주세요')).toBeNull();
  });

  it('AMB-17 a review that was written before the cancellation can still be edited', async () => {
    await openCounsel({ state: 'CANCELED', review_id: 'r' });
    const link = screen.getByRole('link', { name: '리뷰 수정하기' });
    expect(link.getAttribute('href')).toBe(`/review/editor/${ID}`);
    expect(screen.queryByRole('link', { name: '리뷰 작성하기' })).toBeNull();
  });

  it('AMB-21 a counsel of another member, or a missing one, is not found', async () => {
    logIn();
    mockEndpoint('GET /member/counsels/:id', refusal('not_found'));
    await renderScreen('/counsel/unknown');
    await screen.findByRole('heading', { name: '페이지를 찾을 수 없습니다' });
    screen.getByRole('navigation', { name: '주 메뉴' });
  });

  it('MBR-05 CSL-08 a guest is asked to log in, and the counsel is not asked for', async () => {
    const asked = mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
    await renderScreen(`/counsel/${ID}`);
    await screen.findByText('로그인이 필요한 페이지 입니다');
    expect(asked).toHaveLength(0);
  });

  it('I18N-05 AMB-79 speaks Japanese', async () => {
    const clinic = briefClinic({ nameJa: 'モア皮膚科' });
    await openCounsel({ clinic, state: 'CANCELED' }, '?lang=ja');
    screen.getByRole('heading', { level: 1, name: 'この相談はキャンセルされました' });
    screen.getByText('キャンセル済み');
    expect(screen.getAllByText('モア皮膚科').length).toBeGreaterThan(0);
  });
});

describe('/counsel/:counselId while it is not there', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('AMB-21 ERR-04 a failure looks like slowness, with a retry after a while', async () => {
    expectConsole(/GET \/member\/counsels\/:id/);
    logIn();
    let isDown = true;
    mockEndpoint('GET /member/counsels/:id', () =>
      isDown ? refusal('not_allowed_now') : { data: sampleCounsel() },
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await renderScreen(`/counsel/${ID}`);
    await screen.findByText('불러오는 중');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    isDown = false;
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    await screen.findByText(sampleCounsel().code);
  });
});
