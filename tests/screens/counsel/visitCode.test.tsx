import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
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
const CONFIRMED = {
  ko: {
    tag: '방문 확인',
    heading: '의원이 방문을 확인했어요',
    next: {
      consultation: '의원이 상담을 마무리하면 알려드려요',
      treatment: '의원이 시술을 마무리하면 알려드려요',
    },
    route: '길찾기',
    review: '리뷰 작성하기',
  },
  ja: {
    tag: '来院確認済み',
    heading: 'クリニックが来院を確認しました',
    next: {
      consultation: 'クリニックが相談を完了するとお知らせします',
      treatment: 'クリニックが施術を完了するとお知らせします',
    },
    route: '経路を調べる',
    review: '口コミを書く',
  },
};
const NAME = { ko: '방문 코드', ja: '来院コード' };

describe.each(['ko', 'ja'] as const)('AMB-18 the page of a counsel in %s', (lang) => {
  beforeEach(() => void logIn());
  afterEach(() => void vi.useRealTimers());

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

  it('says that the clinic has confirmed the visit, asks nothing, and offers the review first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(appointment.consultationAt) });
    await open({ ...appointment, hasCome: true });
    screen.getByText(CONFIRMED[lang].tag);
    screen.getByRole('heading', { level: 1, name: CONFIRMED[lang].heading });
    expect(screen.getAllByText(CONFIRMED[lang].next.consultation)).toHaveLength(2);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('list', { name: CONFIRMED[lang].route })).toBeNull();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links[0]?.textContent).toBe(CONFIRMED[lang].review);
  });

  it('says that the clinic tells when the treatment is over, if it is the visit for the treatment', async () => {
    await open({
      state: 'TREATMENT_APPOINTMENT_CONFIRMED',
      treatmentAt: appointment.consultationAt,
      hasCome: true,
    });
    expect(screen.getAllByText(CONFIRMED[lang].next.treatment)).toHaveLength(2);
  });

  it('has no place for it while the server sends none', async () => {
    await open(appointment);
    expect(screen.queryByText(NAME[lang])).toBeNull();
    expect(screen.queryByText(HINT[lang])).toBeNull();
  });
});
