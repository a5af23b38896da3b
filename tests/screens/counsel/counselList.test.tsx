import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const list = (...data: Counsel[]) => ({ data: { data, total: data.length } });

async function openList(counsels: Counsel[], query = '') {
  logIn();
  const asked = mockEndpoint('GET /member/counsels', list(...counsels));
  const rendered = await renderScreen(`/counsel${query}`);
  await screen.findByRole('heading', { level: 1, name: query ? '相談履歴' : '상담 내역' });
  return { ...rendered, asked };
}

const rows = () => screen.queryAllByRole('article');

describe('/counsel', () => {
  it('MBR-04 CSL-01 CSL-07 GEN-07 lists the counsels of the member in the order of the server', async () => {
    const first = sampleCounsel();
    const second = sampleCounsel({ id: 'b', clinic: briefClinic({ name: '달빛의원' }) });
    const { asked } = await openList([first, second]);
    expect(rows().map((row) => within(row).getByRole('heading').textContent)).toEqual([
      '모아피부과의원',
      '달빛의원',
    ]);
    screen.getByText('2건의 상담 내역이 있습니다');
    expect(asked).toHaveLength(1);
  });

  it('AMB-101 CSL-07 reads pages of twenty, each after the last row, and counts all of them', async () => {
    logIn();
    const counsels = Array.from({ length: 45 }, (_, n) =>
      sampleCounsel({ id: `01900000-0000-7000-8000-0000000002${String(n).padStart(2, '0')}` }),
    );
    const asked = mockEndpoint('GET /member/counsels', ({ query: { offset, limit = 0 } }) => ({
      data: { data: counsels.slice(offset, offset + limit), total: counsels.length },
    }));
    await renderScreen('/counsel');
    await screen.findByText('45건의 상담 내역이 있습니다');
    await expect.poll(() => rows().length).toBe(45);
    expect(asked.map(({ query }) => query)).toEqual([
      { offset: 0, limit: 20 },
      { offset: 20, limit: 20, after: counsels[19]?.id },
      { offset: 40, limit: 20, after: counsels[39]?.id },
    ]);
  });

  it('a page that fails is reported in the list, with a retry', async () => {
    expectConsole(/GET \/member\/counsels failed/);
    logIn();
    const counsels = Array.from({ length: 20 }, (_, n) => sampleCounsel({ id: `c-${n}` }));
    let isBroken = true;
    mockEndpoint('GET /member/counsels', ({ query: { offset } }) => {
      if (offset === 0) return { data: { data: counsels, total: 21 } };
      if (isBroken) return refusal('invalid_input');
      return { data: { data: [sampleCounsel({ id: 'last' })], total: 21 } };
    });
    const { user } = await renderScreen('/counsel');
    const again = await screen.findByRole('button', { name: '다시 시도' });
    expect(rows()).toHaveLength(20);
    isBroken = false;
    await user.click(again);
    await expect.poll(() => rows().length).toBe(21);
  });

  it('CSL-02 CSL-04 a row shows source, date, state and clinic with its picture, and links to the counsel', async () => {
    const clinic = briefClinic({ profileImage: { url: '/moa.webp' } });
    await openList([sampleCounsel({ clinic, state: 'CLINIC_CONFIRMED' })]);
    const row = within(rows()[0] as HTMLElement);
    row.getByText('의원');
    row.getByText("'26-11-20");
    row.getByText('병원 확인 완료');
    expect(rows()[0]?.querySelector('img')?.getAttribute('src')).toBe('/moa.webp');
    expect(row.getByRole('link').getAttribute('href')).toBe(`/counsel/${sampleCounsel().id}`);
  });

  it.each([
    ['CLINIC', '의원', { id: 'x', name: '모아피부과의원' }, null],
    ['DOCTOR', '의사', { id: 'x', name: '김하늘' }, '김하늘'],
    ['EVENT', '이벤트', { id: 'x', title: '가을 리프팅' }, '가을 리프팅'],
    ['REVIEW', '리뷰', { id: 'x', title: '만족해요' }, '만족해요'],
  ] as const)('CSL-02 CSL-03 names what a counsel from %s was booked from', async (...from) => {
    const [sourceType, label, source, name] = from;
    await openList([sampleCounsel({ sourceType, source })]);
    const [line] = within(rows()[0] as HTMLElement).getAllByText(label, { exact: true });
    expect(line?.parentElement?.textContent).toBe(name === null ? label : `${label}·${name}`);
  });

  it('AMB-77 a deleted source leaves its type, and no gap', async () => {
    await openList([sampleCounsel({ sourceType: 'EVENT', source: null })]);
    const line = within(rows()[0] as HTMLElement).getByText('이벤트');
    expect(line.parentElement?.textContent).toBe('이벤트');
  });

  it('CSL-04 an appointment shows its day', async () => {
    const consultationAt = '2026-11-25T05:00:00.000Z';
    await openList([
      sampleCounsel({ state: 'CONSULTATION_APPOINTMENT_CONFIRMED', consultationAt }),
    ]);
    const day = within(rows()[0] as HTMLElement).getByText(/11월 25일/, { selector: 'time' });
    expect(day.textContent).toContain('2:00');
    expect(day.getAttribute('datetime')).toBe(consultationAt);
  });

  it('CSL-06 CSL-07 ERR-18 without counsels it says so, and links to the clinics', async () => {
    await openList([]);
    screen.getByText('상담 내역이 없습니다');
    screen.getByText('0건의 상담 내역이 있습니다');
    const link = screen.getByRole('link', { name: '의원 둘러보기' });
    expect(link.getAttribute('href')).toBe('/contents');
  });

  it('CSL-04 a counsel with news is marked', async () => {
    await openList([sampleCounsel(), sampleCounsel({ id: 'b', changed: true })]);
    expect(within(rows()[0] as HTMLElement).queryByText('새 소식이 있어요')).toBeNull();
    within(rows()[1] as HTMLElement).getByText('새 소식이 있어요');
  });

  it.each([
    ['', '시간을 골라주세요'],
    ['?lang=ja', '日時をお選びください'],
  ])(
    'a counsel with times to choose from says so and comes first, also when it was opened %s',
    async (query, tag) => {
      const proposals = [{ id: 'p', at: '2099-12-10T05:00:00.000Z' }];
      const state = 'CLINIC_CONFIRMED';
      await openList([sampleCounsel(), sampleCounsel({ id: 'b', state, proposals })], query);
      const [first, second] = rows();
      expect(
        within(first as HTMLElement)
          .getByRole('link')
          .getAttribute('href'),
      ).toContain('/b');
      within(first as HTMLElement).getByText(tag);
      expect(within(second as HTMLElement).queryByText(tag)).toBeNull();
    },
  );

  it('I18N-05 AMB-79 speaks Japanese, and keeps the language on its links', async () => {
    const clinic = briefClinic({ nameJa: 'モア皮膚科' });
    await openList([sampleCounsel({ clinic })], '?lang=ja');
    screen.getByText('1件の相談履歴があります');
    screen.getByText('クリニック確認待ち');
    const link = screen.getByRole('link', { name: 'モア皮膚科' });
    expect(link.getAttribute('href')).toBe(`/counsel/${sampleCounsel().id}?lang=ja`);
  });
});

describe('/counsel while the list is not there', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('CSL-05 shows the spinner', async () => {
    logIn();
    let answer: (counsels: ReturnType<typeof list>) => void = () => undefined;
    const asked = mockEndpoint(
      'GET /member/counsels',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await renderScreen('/counsel');
    await screen.findByText('불러오는 중');
    await expect.poll(() => asked.length).toBe(1);
    expect(screen.queryByText('상담 내역이 없습니다')).toBeNull();
    await act(async () => answer(list()));
    await screen.findByText('상담 내역이 없습니다');
    expect(screen.queryByText('불러오는 중')).toBeNull();
  });

  it('ERR-04 a failure is logged and looks like slowness, with a retry after a while', async () => {
    expectConsole(/GET \/member\/counsels/);
    logIn();
    let isDown = true;
    mockEndpoint('GET /member/counsels', () =>
      isDown ? refusal('not_allowed_now') : list(sampleCounsel()),
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await renderScreen('/counsel');
    await screen.findByText('불러오는 중');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    isDown = false;
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    await expect.poll(() => rows().length).toBe(1);
  });
});
