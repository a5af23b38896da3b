import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { MoveForm } from '../../../src/staff/counsel/MoveForm.tsx';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { eventCard, mockTaxonomy, whole } from '../../support/fixtures/find/browseWorld.ts';
import { sampleMyReview } from '../../support/fixtures/reviewWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { sampleEvent } from '../../support/screen/sampleAnswers.ts';

/** In Korea it is half past two. */
const AT = '2026-12-24T05:30:00.000Z';
const NOTE = /\((한국 시간|韓国時間)\)/;

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Bangkok'));
afterEach(() => void vi.stubEnv('TZ', 'Asia/Seoul'));

async function openCounsel(query = '') {
  logIn();
  const agreed: Partial<Counsel> = {
    state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
    consultationAt: AT,
    created_at: '2026-11-20T05:05:00.000Z',
  };
  mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel(agreed) });
  await renderScreen(`/counsel/${sampleCounsel().id}${query}`);
  await screen.findByText(sampleCounsel().code);
  const times = [...screen.getByRole('main').querySelectorAll('time')];
  return times.find(({ dateTime }) => dateTime === AT)?.textContent;
}

describe('a phone in Bangkok', () => {
  it('AMB-59 shows an appointment in Korean time and says so', async () => {
    expect(await openCounsel()).toMatch(/^2026년 12월 24일 목요일 (오후|PM) 2:30 \(한국 시간\)$/);
  });

  it('AMB-59 in Japanese too', async () => {
    expect(await openCounsel('?lang=ja')).toBe('2026年12月24日(木) 14:30 (韓国時間)');
  });

  it('AMB-59 shows the time of booking in its own time', async () => {
    await openCounsel();
    const asked = within(screen.getByRole('region', { name: '신청 내용' }));
    expect(asked.getByText("'26-11-20 12:05").textContent).not.toMatch(NOTE);
  });

  it('AMB-59 says that the period of an event and the end of a hiding are days in Korea', async () => {
    mockEndpoint('GET /public/events/:id', {
      data: sampleEvent({ startsOn: '2026-12-01', endsOn: '2026-12-31' }),
    });
    const { unmount } = await renderScreen(`/contents/event/${sampleEvent().id}`);
    expect((await screen.findByText(/2026-12-01/)).textContent).toMatch(
      /2026-12-31 \(한국 시간\)$/,
    );
    unmount();
    logIn();
    const hidden = sampleMyReview({ status: 'BLINDED', blindedUntil: '2026-12-24T20:00:00.000Z' });
    mockEndpoint('GET /member/reviews', { data: [hidden], total: 1 });
    await renderScreen('/my-page/reviews');
    expect((await screen.findByText(/'26-12-25/)).textContent).toMatch(NOTE);
  });

  it.each([
    ['', '12.5까지 (한국 시간)'],
    ['&lang=ja', '12.5まで (韓国時間)'],
  ])('AMB-59 says so on the card of an event, too%s', async (language, says) => {
    vi.setSystemTime('2026-11-23');
    mockTaxonomy();
    mockEndpoint('GET /public/events', whole([eventCard({ endsOn: '2026-12-05' })]));
    await renderScreen(`/contents?tabId=events${language}`);
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain(says);
  });

  it('AMB-59 says so of the day until which an advertisement is approved', async () => {
    const approved = { adApprovalNumber: '제1호', adApprovalEndsOn: '2028-01-31' };
    mockEndpoint('GET /public/events/:id', { data: sampleEvent(approved) });
    await renderScreen(`/contents/event/${sampleEvent().id}`);
    const terms = await screen.findByRole('region', { name: '이용 안내' });
    expect(terms.textContent).toContain('(2028-01-31까지 유효) (한국 시간)');
  });
});

describe('a phone in Japan, whose clock shows the same', () => {
  it('AMB-59 shows no note about time zones', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(await openCounsel('?lang=ja')).toBe('2026年12月24日(木) 14:30');
  });

  it('AMB-59 shows none on the card of an event', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    vi.setSystemTime('2026-11-23');
    mockTaxonomy();
    mockEndpoint('GET /public/events', whole([eventCard({ endsOn: '2026-12-05' })]));
    await renderScreen('/contents?tabId=events');
    expect((await screen.findByText(/12\.5까지/)).textContent).not.toMatch(NOTE);
  });
});

describe('staff abroad', () => {
  const option = {
    to: 'CONSULTATION_APPOINTMENT_CONFIRMED',
    needsAppointment: true,
    needsReason: false,
  } as const;
  const open = async (query = '') => {
    const onSubmit = vi.fn(async (_given: object) => true);
    const form = (
      <MoveForm counselId="1" clinicId="2" option={option} isBusy={false} onSubmit={onSubmit} />
    );
    const { user } = renderWidget(form, `/console${query}`);
    return { user, onSubmit };
  };

  it('AMB-59 enter an appointment in Korean time, and the field says so', async () => {
    const { user, onSubmit } = await open();
    await screen.findByLabelText('날짜');
    screen.getByText('한국 시간으로 적어주세요');
    await user.click(await screen.findByRole('checkbox', { name: '다른 시간 직접 적기' }));
    const field = await screen.findByLabelText('일시');
    screen.getByText('한국 시간으로 적어주세요');
    fireEvent.change(field, { target: { value: '2126-12-24T14:30' } });
    await user.click(screen.getByRole('button', { name: '상담 일시 확정하기' }));
    const appointment = '2126-12-24T05:30:00.000Z';
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ appointment }));
  });

  it('AMB-59 in Korea the field says nothing', async () => {
    vi.stubEnv('TZ', 'Asia/Seoul');
    const { user } = await open();
    await screen.findByLabelText('날짜');
    expect(screen.queryByText('한국 시간으로 적어주세요')).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: '다른 시간 직접 적기' }));
    await screen.findByLabelText('일시');
    expect(screen.queryByText('한국 시간으로 적어주세요')).toBeNull();
  });
});
