import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  agreed,
  button,
  openBooking,
  sampleCounsel,
} from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const part = () => screen.getByText('희망 일정');
const field = (name: string) => screen.findByLabelText<HTMLSelectElement>(name);
const kind = (name: string) => screen.getByRole('checkbox', { name });
const sentForm = {
  clinic_id: sampleClinic().id,
  sourceType: 'CLINIC',
  sourceId: sampleClinic().id,
};

describe('the wishes in the booking modal', () => {
  beforeEach(() => void vi.setSystemTime(NOW));
  afterEach(() => void vi.useRealTimers());

  const openPart = async () => {
    const rendered = await openBooking();
    await rendered.user.click(part());
    await field('1번째 희망 날짜');
    return rendered;
  };
  const choose = async (
    { user }: Pick<Awaited<ReturnType<typeof openBooking>>, 'user'>,
    n: number,
    [day, time]: [string, string],
  ) => {
    await user.selectOptions(await field(`${n}번째 희망 날짜`), day);
    await user.selectOptions(await field(`${n}번째 희망 시간`), time);
  };

  it('are closed at first; opened and left empty they send nothing', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user } = await openBooking();
    expect(screen.queryByLabelText('1번째 희망 날짜')).toBeNull();
    await user.click(part());
    await field('1번째 희망 날짜');
    await user.click(button('상담 예약'));
    await expect.poll(() => sent).toEqual([{ body: { ...sentForm, content: '' } }]);
  });

  it('up to three times are sent as moments, by the clock of Korea', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const rendered = await openPart();
    await screen.findByText('한국 시간으로 골라주세요');
    await choose(rendered, 1, ['12월 10일(목)', '14:00']);
    await rendered.user.click(button('시간 추가하기'));
    await choose(rendered, 2, ['12월 11일(금)', '10:30']);
    await rendered.user.click(button('시간 추가하기'));
    expect(screen.queryByRole('button', { name: '시간 추가하기' })).toBeNull();
    await rendered.user.click(button('2번째 희망 지우기'));
    await rendered.user.click(button('상담 예약'));
    const times = ['2026-12-10T05:00:00.000Z'];
    await expect
      .poll(() => sent)
      .toEqual([{ body: { ...sentForm, content: '', wishes: { times } } }]);
    vi.unstubAllEnvs();
  });

  it('may be as far ahead as a stay: a year from today on', async () => {
    await openPart();
    const days = [...(await field('1번째 희망 날짜')).options].map(({ value }) => value);
    expect([days[1], days.at(-1)]).toEqual(['2026-11-20', '2027-11-19']);
  });

  it('closed days cannot be chosen, and times are those in which the clinic is open', async () => {
    const openingHours = { days: { thu: { opensAt: '10:00', closesAt: '11:00' } } };
    mockEndpoint('GET /public/clinics/:id', { data: sampleClinic({ openingHours }) });
    logIn({ consents: agreed });
    const { user } = await renderScreen(`/contents/clinic/${sampleClinic().id}`);
    await user.click(await screen.findByRole('button', { name: '상담 예약하기' }));
    await user.click(await screen.findByText('희망 일정'));
    const days = within(await field('1번째 희망 날짜'));
    expect(
      days.getByRole<HTMLOptionElement>('option', { name: '12월 11일(금) 휴진' }).disabled,
    ).toBe(true);
    await user.selectOptions(await field('1번째 희망 날짜'), '12월 10일(목)');
    const times = within(await field('1번째 희망 시간')).getAllByRole('option');
    expect(times.map(({ textContent }) => textContent)).toEqual(['시간', '10:00', '10:30']);
  });

  it('a stay is sent with its first and last day', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user } = await openPart();
    await user.click(kind('머무는 기간'));
    await user.type(await field('첫날'), '2026-12-03');
    await user.click(button('상담 예약'));
    await screen.findByText('희망 일정의 빈칸을 채우거나 지워주세요');
    await user.type(await field('마지막 날'), '2026-12-01');
    await screen.findByText('마지막 날이 첫날보다 빨라요');
    await user.clear(await field('마지막 날'));
    await user.type(await field('마지막 날'), '2026-12-07');
    expect(sent).toEqual([]);
    await user.click(button('상담 예약'));
    const stay = { from: '2026-12-03', to: '2026-12-07' };
    await expect
      .poll(() => sent)
      .toEqual([{ body: { ...sentForm, content: '', wishes: { stay } } }]);
  });

  it('times and a stay are sent together; what is not shown is not sent', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const rendered = await openPart();
    const { user } = rendered;
    await user.click(kind('머무는 기간'));
    await user.type(await field('첫날'), '2026-12-03');
    await user.type(await field('마지막 날'), '2026-12-11');
    await choose(rendered, 1, ['12월 10일(목)', '14:00']);
    await user.click(kind('원하는 시간'));
    expect(screen.queryByLabelText('1번째 희망 날짜')).toBeNull();
    await user.click(part());
    const summary = await screen.findByText('12월 3일(목)');
    expect(summary.closest('button, summary')?.textContent).not.toContain('12월 10일');
    await user.click(part());
    await user.click(kind('원하는 시간'));
    expect((await field('1번째 희망 시간')).value).toBe('14:00');
    await user.click(button('상담 예약'));
    const wishes = {
      times: ['2026-12-10T05:00:00.000Z'],
      stay: { from: '2026-12-03', to: '2026-12-11' },
    };
    await expect.poll(() => sent).toEqual([{ body: { ...sentForm, content: '', wishes } }]);
  });

  it('a mistake in one kind is named while both are shown', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const rendered = await openPart();
    await choose(rendered, 1, ['12월 10일(목)', '14:00']);
    await rendered.user.click(kind('머무는 기간'));
    await rendered.user.type(await field('첫날'), '2026-12-03');
    await rendered.user.click(button('상담 예약'));
    await screen.findByText('희망 일정의 빈칸을 채우거나 지워주세요');
    expect(sent).toEqual([]);
  });

  it('AMB-39 are there again after a failure and after a reload, and a time that has passed is not sent', async () => {
    expectConsole(/The counsel was not booked/);
    mockEndpoint('POST /member/counsels', refusal('internal'));
    const rendered = await openPart();
    await choose(rendered, 1, ['11월 21일(토)', '10:00']);
    await rendered.user.click(button('상담 예약'));
    await screen.findByText(/신청이 전달됐는지 확인하지 못했어요/);
    cleanup();

    vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user } = await openBooking();
    expect((await field('1번째 희망 날짜')).selectedOptions[0]?.text).toBe('11월 21일(토)');
    expect((await field('1번째 희망 시간')).value).toBe('10:00');
    await user.click(part());
    await expect.poll(() => screen.queryByLabelText('1번째 희망 날짜')).toBeNull();
    await user.click(button('상담 예약'));
    await screen.findByText('지나간 시간이 있어요. 희망 일정을 다시 골라주세요');
    expect(sent).toEqual([]);
    await choose({ user }, 1, ['11월 23일(월)', '10:00']);
    await user.click(button('상담 예약'));
    await expect.poll(() => sent).toHaveLength(1);
    await expect.poll(() => sessionStorage.length).toBe(0);
  });
});

it.each([
  ['', '희망 일정', ['12월 10일(목) 오후 2:00', '12월 11일(금) 오전 10:30']],
  ['?lang=ja', 'ご希望の日時', ['12月10日(木) 14:00', '12月11日(金) 10:30']],
])('the page of a counsel shows the wishes %s', async (query, label, shown) => {
  logIn();
  const times = ['2026-12-10T05:00:00.000Z', '2026-12-11T01:30:00.000Z'];
  mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel({ wishes: { times } }) });
  await renderScreen(`/counsel/${sampleCounsel().id}${query}`);
  const row = (await screen.findByText(label)).nextElementSibling as HTMLElement;
  for (const time of shown) within(row).getByText(time);
});

it.each([
  ['', '희망 일정', '머무는 기간 12월 8일(화) – 12월 12일(토)'],
  ['?lang=ja', 'ご希望の日時', '滞在期間 12月8日(火) – 12月12日(土)'],
])('the page of a counsel shows the stay below the times %s', async (query, label, shown) => {
  logIn();
  const wishes = {
    times: ['2026-12-10T05:00:00.000Z'],
    stay: { from: '2026-12-08', to: '2026-12-12' },
  };
  mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel({ wishes }) });
  await renderScreen(`/counsel/${sampleCounsel().id}${query}`);
  const row = (await screen.findByText(label)).nextElementSibling;
  expect(row?.textContent).toMatch(/14:00|오후 2:00/);
  expect(row?.textContent).toContain(shown);
});
