import { expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import type { CounselState } from '../../../contract/plain/counselCourse.ts';
import { deskCursor } from '../../../contract/plain/deskCursor.ts';
import { INBOX_TABS } from '../../../contract/plain/enums.ts';
import { inboxCursor } from '../../../contract/plain/inboxCursor.ts';

const ID = '0190b8a0-0000-7000-8000-000000000000';
const WAITING = '2026-11-20T01:00:00.000Z';
const CHANGED = '2026-11-20T02:00:00.000Z';
const CONSULTATION = '2026-11-21T01:00:00.000Z';
const TREATMENT = '2026-11-22T01:00:00.000Z';

const inbox = api['GET /staff/counsels'].query;
const desk = api['GET /staff/reviews'].query;

const row = (state: CounselState, waitingSince: string | null = WAITING) => ({
  id: ID,
  state,
  waitingSince,
  updated_at: CHANGED,
  consultationAt: CONSULTATION,
  treatmentAt: TREATMENT,
});

it.each([
  ['new', WAITING, null],
  ['arranging', WAITING, CHANGED],
  ['today', CONSULTATION, null],
  ['past', CONSULTATION, null],
  ['all', WAITING, null],
] as const)(
  'AMB-101 the tab %s of the inbox goes on behind its last row, by the moments that it sorts by',
  (tab, at, changedAt) => {
    const after = inboxCursor(tab, row('CONSULTATION_APPOINTMENT_CONFIRMED'));
    expect(inbox.parse({ after }).after).toEqual({ at, changedAt, id: ID });
  },
);

it('AMB-101 the tab of today goes on by the appointment that the counsel waits for', () => {
  const after = inboxCursor('today', row('TREATMENT_APPOINTMENT_CONFIRMED'));
  expect(inbox.parse({ after }).after).toEqual({ at: TREATMENT, changedAt: null, id: ID });
});

it.each(INBOX_TABS)('AMB-101 the tab %s goes on behind a row that does not wait', (tab) => {
  const after = inboxCursor(tab, row('CANCELED', null));
  const changedAt = tab === 'arranging' ? CHANGED : null;
  expect(inbox.parse({ after }).after).toEqual({ at: null, changedAt, id: ID });
});

it.each([
  '',
  ID,
  `${WAITING}_`,
  `${WAITING}_no-id`,
  `soon_${ID}`,
  `${WAITING}_soon_${ID}`,
  `${WAITING}_${CHANGED}_${CHANGED}_${ID}`,
])('AMB-101 the inbox ignores the place %j, because no row has it', (after) => {
  expect(inbox.parse({ after }).after).toBeUndefined();
});

it.each([
  ['PENDING', true],
  ['PUBLISHED', false],
  ['BLINDED', false],
])(
  'AMB-101 the review desk goes on behind a row that is %s: pending is %s',
  (status, isPending) => {
    const after = deskCursor({ id: ID, status });
    expect(desk.parse({ after }).after).toEqual({ id: ID, isPending });
  },
);

it.each(['', 'no-id', 'pending-', 'pending-no-id', `${ID}pending-`])(
  'AMB-101 the review desk ignores the place %j, because no row has it',
  (after) => {
    expect(desk.parse({ after }).after).toBeUndefined();
  },
);
