import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  aCard,
  hoursAgo,
  openInbox,
  sentSteps,
} from '../../../support/fixtures/counsel/inboxWorld.ts';

afterEach(() => {
  vi.useRealTimers();
});

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const tickedNames = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /회원/ })
    .flatMap(({ checked, labels }) => (checked ? (labels?.[0]?.textContent ?? '') : []))
    .map((text) => text.slice(0, 4));

it('a press with Shift ticks all counsels from the last one on, in both directions, and unticks them', async () => {
  const { user } = await openInbox([1, 2, 3, 4, 5, 6].map((n) => aCard(n)));
  await user.click(box(/회원02/));
  await user.keyboard('{Shift>}');
  await user.click(box(/회원05/));
  expect(tickedNames()).toEqual(['회원02', '회원03', '회원04', '회원05']);
  await user.click(box(/회원04/));
  expect(tickedNames()).toEqual(['회원02', '회원03']);
  await user.click(box(/회원01/));
  await user.keyboard('{/Shift}');
  expect(tickedNames()).toEqual(['회원01', '회원02', '회원03', '회원04']);
  await user.click(box(/회원03/));
  expect(tickedNames()).toEqual(['회원01', '회원02', '회원04']);
});

it('the first press with Shift ticks its counsel alone', async () => {
  const { user } = await openInbox([1, 2, 3].map((n) => aCard(n)));
  await user.keyboard('{Shift>}');
  await user.click(box(/회원03/));
  await user.keyboard('{/Shift}');
  expect(tickedNames()).toEqual(['회원03']);
});

it('steps that are undone leave the counsels ticked as before, also those that were ticked since', async () => {
  const visit = {
    state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
    consultationAt: hoursAgo(2),
  } as const;
  const counsels = [aCard(1), aCard(2, visit), aCard(3), aCard(4)];
  const { user, moved, holdEnds } = await openInbox(counsels);
  for (const name of [/회원01/, /회원02/]) await user.click(box(name));
  await user.click(screen.getByRole('button', { name: '확인하기 1건' }));
  expect(tickedNames()).toEqual([]);
  await user.click(box(/회원04/));
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(tickedNames()).toEqual(['회원01', '회원02', '회원04']);
  await user.click(screen.getByRole('button', { name: '확인하기 2건' }));
  await user.keyboard('z');
  expect(tickedNames()).toEqual(['회원01', '회원02', '회원04']);
  await user.click(screen.getByRole('button', { name: '완료하기 1건' }));
  await holdEnds();
  await waitFor(() => expect(sentSteps(moved).map(({ id }) => id)).toEqual([counsels[1]?.id]));
  // There is nothing left to undo.
  await user.keyboard('z');
  expect(tickedNames()).toEqual([]);
});
