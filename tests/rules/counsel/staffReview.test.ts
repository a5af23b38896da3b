import { expect, it } from 'vitest';
import { blindEnd, statusAfter } from '../../../server/domain/review/staffReviewRules.ts';

it.each([
  ['PENDING', 'publish', 'PUBLISHED'],
  ['PENDING', 'blind', 'BLINDED'],
  ['PENDING', 'restore', null],
  ['PUBLISHED', 'publish', null],
  ['PUBLISHED', 'blind', 'BLINDED'],
  ['PUBLISHED', 'restore', null],
  ['BLINDED', 'publish', null],
  ['BLINDED', 'blind', null],
  ['BLINDED', 'restore', 'PUBLISHED'],
] as const)('a review that is %s: %s leads to %s', (status, action, after) => {
  expect(statusAfter(status, action)).toBe(after);
});

it('a blinded review shows again after 30 days', () => {
  expect(blindEnd(new Date('2026-11-23T09:00:00Z'))).toEqual(new Date('2026-12-23T09:00:00Z'));
});
