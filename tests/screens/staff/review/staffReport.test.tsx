import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffReviewCard } from '../../../../contract/staff/staffReview.ts';
import {
  clinicStaff,
  sampleStaffClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { sampleReview } from '../../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const REPORTED: StaffReviewCard = {
  ...sampleReview(),
  status: 'PUBLISHED',
  version: 4,
  blindedUntil: null,
  blindReason: null,
  reports: [
    { reason: 'INSULT', count: 2 },
    { reason: 'OTHER', count: 1 },
  ],
};

/** The desk with one reported review, until it is decided about. */
function serveDesk() {
  let reviews = [REPORTED];
  mockEndpoint('GET /staff/clinics', { data: [sampleStaffClinic()], total: 1 });
  const asked = mockEndpoint('GET /staff/reviews', () => ({
    data: reviews,
    total: reviews.length,
  }));
  const changed = mockEndpoint('PATCH /staff/reviews/:id', () => {
    reviews = [];
    return { data: { ...REPORTED, reports: [] } };
  });
  const decideElsewhere = () => {
    reviews = [];
  };
  return { asked, changed, decideElsewhere };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('reports at /console/reviews', () => {
  it('AMB-111 an operator chooses the reported reviews and reads why they were reported', async () => {
    signIn();
    const { asked } = serveDesk();
    const { user, address } = await renderScreen('/console/reviews');
    await user.click(await button('신고됨'));
    await waitFor(() =>
      expect(asked.at(-1)?.query).toEqual({ reported: 'true', offset: 0, limit: 20 }),
    );
    expect(address()).toBe('/console/reviews?status=REPORTED');
    expect((await button('신고됨')).getAttribute('aria-pressed')).toBe('true');
    await screen.findByText('신고 3건');
    screen.getByText('욕설·비방 2 · 기타 1');
  });

  it('in Japanese', async () => {
    signIn();
    serveDesk();
    await renderScreen('/console/reviews?status=REPORTED&lang=ja');
    await screen.findByText('報告3件');
    screen.getByText('暴言・中傷 2 · その他 1');
    await button('そのまま残す');
  });

  it('keeping the review closes the reports', async () => {
    signIn();
    const { changed } = serveDesk();
    const { user } = await renderScreen('/console/reviews?status=REPORTED');
    await user.click(await button('유지하기'));
    await screen.findByText('리뷰를 유지하고 신고를 처리했어요');
    await screen.findByText('확인할 신고가 없어요');
    expect(changed.map(({ body }) => body)).toEqual([{ version: 4, action: 'keep' }]);
  });

  it('hiding the review closes the reports', async () => {
    signIn();
    const { changed } = serveDesk();
    const { user } = await renderScreen('/console/reviews?status=REPORTED');
    await user.click(await button('30일 숨기기'));
    await user.type(screen.getByRole('textbox', { name: '숨기는 이유' }), '욕설');
    await user.click((await screen.findAllByRole('button', { name: '30일 숨기기' }))[1] as Element);
    await screen.findByText('확인할 신고가 없어요');
    expect(changed.map(({ body }) => body)).toEqual([
      { version: 4, action: 'blind', reason: '욕설' },
    ]);
  });

  it('a colleague who kept the review first is no trouble; a new report is', async () => {
    expectConsole(/failed: stale_version/);
    signIn();
    const { decideElsewhere } = serveDesk();
    mockEndpoint('PATCH /staff/reviews/:id', refusal('stale_version'));
    const { user } = await renderScreen('/console/reviews?status=REPORTED');
    await user.click(await button('유지하기'));
    await screen.findByText(/새로 신고됐어요/);
    decideElsewhere();
    await user.click(await button('유지하기'));
    await screen.findByText('리뷰를 유지하고 신고를 처리했어요');
  });

  it('a review without reports has no button to keep it', async () => {
    signIn();
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    mockEndpoint('GET /staff/reviews', { data: [{ ...REPORTED, reports: [] }], total: 1 });
    await renderScreen('/console/reviews');
    await button('30일 숨기기');
    expect(screen.queryByRole('button', { name: '유지하기' })).toBeNull();
  });

  it('AMB-51 staff of a clinic have no such filter', async () => {
    signIn(clinicStaff);
    mockEndpoint('GET /staff/reviews', { data: [{ ...REPORTED, reports: null }], total: 1 });
    await renderScreen('/console/reviews?status=REPORTED');
    await screen.findByText('공개와 숨김은 운영자가 정해요');
    expect(screen.queryByRole('button', { name: '신고됨' })).toBeNull();
  });
});
