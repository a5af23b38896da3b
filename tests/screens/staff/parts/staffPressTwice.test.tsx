import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ApiKey } from '../../../../contract/api.ts';
import type { StaffReviewCard } from '../../../../contract/staff/staffReview.ts';
import {
  clinicStaff,
  operator,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { sampleReview } from '../../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const AT = '2026-11-01T03:00:00.000Z';
const shown = { status: 'PENDING', version: 2, blindedUntil: null, blindReason: null } as const;
const review: StaffReviewCard = { ...sampleReview(), ...shown };
const accountOf = ({ id, user_id, role, clinic }: typeof operator) => ({
  id,
  user_id,
  role,
  clinic,
  active: true,
  created_at: AT,
});

interface Place {
  path: string;
  button: string;
  write: ApiKey;
  /** Answers what the screen reads, and the write. */
  serve: () => void;
  answer: object;
  done: string;
}

const PLACES: Record<string, Place> = {
  'publishing a review': {
    path: '/console/reviews',
    button: '공개하기',
    write: 'PATCH /staff/reviews/:id',
    serve: () => {
      mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
      mockEndpoint('GET /staff/reviews', { data: [review], total: 1 });
    },
    answer: { data: review },
    done: '리뷰를 공개했어요',
  },
  'confirming a counsel': {
    path: `/console/counsels/${sampleStaffCounsel().id}`,
    button: '확인하기',
    write: 'PATCH /staff/counsels/:id',
    serve: () => {
      mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
      serveCounsel(sampleStaffCounsel());
    },
    answer: { data: sampleStaffCounsel({ version: 2 }) },
    done: '상태를 바꿨어요',
  },
  'closing an account': {
    path: '/console/people',
    button: 'clinic.one 사용 중지하기',
    write: 'PATCH /staff/people/:id',
    serve: () => {
      mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
      mockEndpoint('GET /staff/people', {
        data: [accountOf(operator), accountOf(clinicStaff)],
        total: 2,
      });
    },
    answer: { data: accountOf(clinicStaff) },
    done: '계정을 바꿨어요',
  },
  'checking the log': {
    path: '/console/people?part=audit',
    button: '처음부터 모두 확인하기',
    write: 'GET /staff/audit/check',
    serve: () => {
      mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
      mockEndpoint('GET /staff/audit', { data: [], total: 0 });
    },
    answer: { data: { rows: 7, total: 7, next: null, broken: null } },
    done: '확인을 마쳤어요',
  },
};

describe.each(Object.entries(PLACES))('%s', (_, { path, button, write, serve, answer, done }) => {
  it('sends one write for two presses, says that it failed, and sends it again with the next press', async () => {
    expectConsole(/failed: internal/);
    signIn();
    serve();
    let isDown = true;
    const sent = mockEndpoint(write, () => (isDown ? refusal('internal') : (answer as never)));
    const { user } = await renderScreen(path);
    const pressed = await screen.findByRole('button', { name: button });
    // Both presses arrive before React renders the first one.
    act(() => {
      pressed.click();
      pressed.click();
    });
    await screen.findByText(/서버에 문제가 생겼어요/);
    expect(sent).toHaveLength(1);
    isDown = false;
    await waitFor(() => expect(pressed.getAttribute('aria-busy')).toBeNull());
    await user.click(pressed);
    await screen.findByText(done);
    expect(sent).toHaveLength(2);
  });
});
