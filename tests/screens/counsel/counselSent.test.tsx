import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { sampleCounsel } from '../../support/fixtures/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const { id, code } = sampleCounsel();
const SIMILAR = 'GET /member/counsels/:id/similar';

interface Options {
  query?: string;
  line?: string | null;
  scans?: boolean;
}

async function open(
  changes: Partial<Counsel> = {},
  { query = '', line = null, scans = false }: Options = {},
) {
  logIn();
  mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel(changes) });
  const rendered = await renderScreen(`/counsel/${id}?done${query}`, {
    config: { lineFriendId: line },
    environment: fakeEnvironment({ friendAddWay: () => (scans ? 'scan' : 'press') }),
  });
  await screen.findByText(code);
  return rendered;
}
const steps = (name = '앞으로의 순서') =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

describe('AMB-76 the page after a booking', () => {
  it.each([
    [{}, '진료시간 내에 답해요'],
    [{ answerHours: 1 }, '보통 1시간 이내에 답해요'],
    [{ answerHours: 47 }, '보통 47시간 이내에 답해요'],
    [{ answerHours: 49 }, '보통 3일 이내에 답해요'],
  ])('says what happens when, %o', async (changes, time) => {
    await open(changes);
    expect(steps()).toEqual([
      expect.stringContaining(`의원 확인${time}`),
      expect.stringContaining('일정 확정'),
      expect.stringContaining('방문'),
    ]);
  });

  it('I18N-05 speaks Japanese', async () => {
    await open({ answerHours: 3 }, { query: '&lang=ja' });
    expect(steps('これからの流れ')[0]).toContain('通常3時間以内にお返事します');
  });

  it('offers the LINE account by a press, or by a code on a computer', async () => {
    const phone = await open({}, { line: '@nabi' });
    await phone.user.click(screen.getByRole('button', { name: '친구 추가하기' }));
    expect(phone.environment.befriended).toEqual(['@nabi']);
    phone.unmount();
    const computer = await open({}, { line: '@nabi', scans: true });
    await screen.findByRole('img', { name: '라인 친구추가 QR 코드' });
    computer.unmount();
    await open();
    expect(screen.queryByText('라인으로 상담하기')).toBeNull();
  });

  it('offers similar clinics, or nothing if there are none', async () => {
    const clinic = { ...sampleClinic(), id: 'x', name: '달빛의원' };
    mockEndpoint(SIMILAR, { data: [clinic] });
    const { unmount } = await open();
    const part = within(await screen.findByRole('region', { name: '비슷한 의원도 둘러보세요' }));
    const link = part.getByRole('link', { name: '달빛의원' });
    expect(link.getAttribute('href')).toBe('/contents/clinic/x');
    unmount();
    mockEndpoint(SIMILAR, { data: [] });
    await open();
    expect(screen.queryByRole('region', { name: '비슷한 의원도 둘러보세요' })).toBeNull();
  });

  it('a failure of similar clinics leaves the rest, and can be repeated', async () => {
    expectConsole(/GET \/member\/counsels\/:id\/similar failed: invalid_input/);
    mockEndpoint(SIMILAR, refusal('invalid_input'));
    const { user } = await open();
    const again = await screen.findByRole('button', { name: '다시 시도' });
    const clinic = { ...sampleClinic(), id: 'x', name: '달빛의원' };
    mockEndpoint(SIMILAR, { data: [clinic] });
    await user.click(again);
    await screen.findByRole('link', { name: '달빛의원' });
    expect(steps()).toHaveLength(3);
  });

  it('once the clinic has answered, nothing of it is asked or shown', async () => {
    const asked = mockEndpoint(SIMILAR, { data: [] });
    await open({ state: 'CLINIC_CONFIRMED' });
    expect(screen.queryByRole('list', { name: '앞으로의 순서' })).toBeNull();
    expect(asked).toEqual([]);
  });
});
