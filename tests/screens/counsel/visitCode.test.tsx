import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { sampleCounsel } from '../../support/fixtures/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

const appointment = {
  state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
  consultationAt: '2026-12-10T05:00:00.000Z',
} as const;
const { id } = sampleCounsel();

const HINT = {
  ko: '의원에 도착해 이 코드를 말씀해주시면 리뷰에 방문 확인이 표시돼요',
  ja: 'クリニックの受付でこのコードをお伝えいただくと、口コミに「来院確認済み」と表示されます',
};
const NAME = { ko: '방문 코드', ja: '来院コード' };

describe.each(['ko', 'ja'] as const)('AMB-18 the page of a counsel in %s', (lang) => {
  beforeEach(() => void logIn());

  const open = async (changes: Partial<Counsel>) => {
    mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel(changes) });
    await renderScreen(`/counsel/${id}?lang=${lang}`);
    await screen.findByText(sampleCounsel().code);
  };

  it('shows the visit code, and says in one sentence what it is for', async () => {
    await open({ ...appointment, visitCode: '048213' });
    screen.getByText(NAME[lang]);
    screen.getByText('048 213');
    screen.getByText(HINT[lang]);
  });

  it('has no place for it while the server sends none', async () => {
    await open(appointment);
    expect(screen.queryByText(NAME[lang])).toBeNull();
    expect(screen.queryByText(HINT[lang])).toBeNull();
  });
});
