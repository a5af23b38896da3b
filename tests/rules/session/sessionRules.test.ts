import { describe, expect, it } from 'vitest';
import { familyEnd, graceStart, pairEnds } from '../../../server/domain/session/sessionRules.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const at = (text: string) => new Date(`${text}Z`);

describe('how long a session lasts', () => {
  it('30 days at most, also in use', () => {
    expect(familyEnd(NOW)).toEqual(at('2026-12-23T09:00:00'));
  });

  it('a pair of tokens: half an hour to read with, two weeks to renew', () => {
    expect(pairEnds(NOW, familyEnd(NOW))).toEqual({
      accessUntil: at('2026-11-23T09:30:00'),
      refreshUntil: at('2026-12-07T09:00:00'),
    });
  });

  it.each([
    ['2026-11-30T09:00:00', '2026-11-23T09:30:00', '2026-11-30T09:00:00'],
    ['2026-11-23T09:10:00', '2026-11-23T09:10:00', '2026-11-23T09:10:00'],
  ])('a pair ends with its session of %s', (end, accessUntil, refreshUntil) => {
    expect(pairEnds(NOW, at(end))).toEqual({
      accessUntil: at(accessUntil),
      refreshUntil: at(refreshUntil),
    });
  });

  it('a replaced pair is good for ten more seconds', () => {
    expect(graceStart(NOW)).toEqual(at('2026-11-23T08:59:50'));
  });
});
