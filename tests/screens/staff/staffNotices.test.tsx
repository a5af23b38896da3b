import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clinicStaff, signIn } from '../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

const noticeWith = (problem: string) => ({
  id: problem,
  created_at: '2026-11-01T03:00:00.000Z',
  channel: 'EMAIL' as const,
  state: 'FAILED' as const,
  text: '새 상담이 있어요',
  counsel_id: null,
  code: null,
  attempts: 1,
  problem,
});

it.each([
  ['no answer', '응답 없음', '応答なし'],
  ['no answer, may have arrived', '응답 없음 (도착했을 수 있음)', '応答なし（届いた可能性あり）'],
  ['status 500', '받는 쪽 오류 (500)', '送信先のエラー（500）'],
  ['not sent', '보내지 못함', '送信できず'],
  ['monthly quota used up', '이번 달 라인 발송 한도를 다 씀', '今月のLINE配信数の上限に到達'],
  ['a word of tomorrow', '보내지 못함', '送信できず'],
])('a notice that failed with "%s" says why in both languages', async (problem, ko, ja) => {
  signIn(clinicStaff);
  mockEndpoint('GET /staff/outbox', { data: [noticeWith(problem)], total: 1 });
  const { unmount } = await renderScreen('/console/notices');
  await screen.findByText(ko);
  unmount();
  await renderScreen('/console/notices?lang=ja');
  await screen.findByText(ja);
  expect(screen.queryByText(problem)).toBeNull();
});

it('AMB-51 shows sent notices, and links to the counsel by its number', async () => {
  signIn(clinicStaff);
  const sent = { ...noticeWith('none'), state: 'SHOWN' as const, problem: null };
  const asked = mockEndpoint('GET /staff/outbox', {
    data: [
      { ...sent, counsel_id: 'c1', code: 'AB12CD' },
      { ...sent, id: 'n2' },
    ],
    total: 2,
  });
  await renderScreen('/console/notices?state=SHOWN');
  const [text] = await screen.findAllByText('새 상담이 있어요');
  expect(text?.lang).toBe('ko');
  const [link, ...more] = screen.getAllByRole('link', { name: /상담 보기/ });
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    '상담 보기 AB12CD',
    '/console/counsels/c1',
  ]);
  expect(more).toEqual([]);
  expect(asked[0]?.query).toEqual({ state: 'SHOWN', offset: 0, limit: 20 });
});

it('the way to the addresses that get notices by e-mail begins here', async () => {
  signIn(clinicStaff);
  mockEndpoint('GET /staff/outbox', { data: [], total: 0 });
  await renderScreen('/console/notices');
  const link = await screen.findByRole('link', { name: '알림 받을 이메일 정하기' });
  expect(link.getAttribute('href')).toBe('/console/calendar/hours');
});
