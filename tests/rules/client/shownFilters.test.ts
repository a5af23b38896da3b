import { describe, expect, it } from 'vitest';
import { trailOf } from '../../../src/lib/filters.ts';

const s = { specialtyId: 's' };
const p = { partId: 'p' };
const c = { concernId: 'c' };
const t = { treatmentId: 't' };

describe('the trail', () => {
  it('BRW-09 goes from the specialty to the treatment', () => {
    expect(trailOf({ ...t, ...s })).toEqual(['specialtyId', 'treatmentId']);
    expect(trailOf(s)).toEqual(['specialtyId']);
  });

  it('BRW-10 goes from the part to the concern to the treatment', () => {
    expect(trailOf({ ...t, ...c, ...p })).toEqual(['partId', 'concernId', 'treatmentId']);
    expect(trailOf({ ...p, ...c })).toEqual(['partId', 'concernId']);
  });

  it('AMB-08 a part or a concern comes first, with any specialty', () => {
    expect(trailOf({ ...s, ...p })).toEqual(['partId']);
    expect(trailOf({ ...s, ...c, ...t })).toEqual(['concernId', 'treatmentId']);
  });

  it('has a treatment alone, and is empty without filters', () => {
    expect(trailOf(t)).toEqual(['treatmentId']);
    expect(trailOf({})).toEqual([]);
  });
});
