import { describe, expect, it } from 'vitest';
import { shownFilters } from '../../../src/lib/filters.ts';

const s = { specialtyId: 's' };
const p = { partId: 'p' };
const c = { concernId: 'c' };
const t = { treatmentId: 't' };

describe('the filters that breadcrumbs show', () => {
  it('BRW-09 go from the specialty to the treatment', () => {
    expect(shownFilters({ ...t, ...s })).toEqual(['specialtyId', 'treatmentId']);
    expect(shownFilters(s)).toEqual(['specialtyId']);
  });

  it('BRW-10 go from the part to the concern to the treatment', () => {
    expect(shownFilters({ ...t, ...c, ...p })).toEqual(['partId', 'concernId', 'treatmentId']);
    expect(shownFilters({ ...p, ...c })).toEqual(['partId', 'concernId']);
  });

  it('AMB-08 a part or a concern comes first, with any specialty', () => {
    expect(shownFilters({ ...s, ...p })).toEqual(['partId']);
    expect(shownFilters({ ...s, ...c, ...t })).toEqual(['concernId', 'treatmentId']);
  });

  it('are a treatment alone, and none without filters', () => {
    expect(shownFilters(t)).toEqual(['treatmentId']);
    expect(shownFilters({})).toEqual([]);
  });
});
