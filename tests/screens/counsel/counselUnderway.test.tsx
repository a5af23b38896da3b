import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import { button, openBooking, sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';

const about = { sourceType: 'CLINIC', sourceId: sampleClinic().id } as const;
const ID = sampleCounsel().id;

async function openWith(counsel: Counsel, query: '' | '?lang=ja' = '') {
  const asked = mockEndpoint('GET /member/counsels', { data: { data: [counsel], total: 1 } });
  const rendered = await openBooking({}, {}, query);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  return rendered;
}

describe('the booking modal of a record about which a counsel is under way', () => {
  it.each([
    ['', '진행 중인 상담 보기', ''],
    ['?lang=ja', '進行中の相談を見る', '?lang=ja'],
  ] as const)('says so with a link to it %s', async (query, name, search) => {
    await openWith(sampleCounsel(about), query);
    const modal = within(screen.getByRole('dialog'));
    const link = await modal.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/counsel/${ID}${search}`);
  });

  it('AMB-106 makes no call for a member without a nickname, and says nothing', async () => {
    const answer = { data: { data: [sampleCounsel(about)], total: 1 } };
    const asked = mockEndpoint('GET /member/counsels', answer);
    const reach = { isOffered: false, isBlocked: false, isFriend: false, agreed: null };
    const askedBeside = mockEndpoint('GET /member/line-reading', { data: reach });
    await openBooking({ nickname: null }, { config: { lineFriendId: '@nabi' } });
    await expect.poll(() => askedBeside.length).toBe(1);
    expect(asked).toEqual([]);
    expect(screen.queryByRole('link', { name: '진행 중인 상담 보기' })).toBeNull();
  });

  it('books another one all the same', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel({ id: 'b' }) });
    const { user } = await openWith(sampleCounsel(about));
    await screen.findByRole('link', { name: '진행 중인 상담 보기' });
    await user.click(button('상담 예약'));
    await expect.poll(() => sent.length).toBe(1);
  });

  it.each([
    ['is over', { ...about, state: 'CANCELED' }],
    ['is about another record', { ...about, sourceId: 'another' }],
  ] as const)('says nothing of a counsel that %s', async (_, changes) => {
    await openWith(sampleCounsel(changes));
    expect(screen.queryByRole('link', { name: '진행 중인 상담 보기' })).toBeNull();
  });
});
