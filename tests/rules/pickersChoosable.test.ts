import { describe, expect, it } from 'vitest';
import {
  concerns as concernTerms,
  specialties,
  treatments as terms,
} from '../../server/db/seed/data/taxonomy.ts';
import { concernsFor, treatmentsFor } from '../../src/domain/taxonomy/choosable.ts';
import { localTaxonomy } from '../../src/domain/taxonomy/localTaxonomy.ts';
import { namedLike } from '../../src/domain/taxonomy/namedLike.ts';

const { concerns, treatments, parts } = localTaxonomy;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const idsWhere = <T extends { id: string }>(list: readonly T[], isWanted: (one: T) => boolean) =>
  idsOf(list.filter(isWanted));

describe('what a picker offers', () => {
  it('BRW-26 concerns of the chosen part, and no others', () => {
    for (const { id: partId } of parts) {
      const offered = idsOf(concernsFor({ partId }, concerns));
      expect(offered).toEqual(idsWhere(concernTerms, (one) => one.parts.includes(partId)));
      expect(offered.length).toBeGreaterThan(0);
    }
  });

  it('BRW-27 treatments for the chosen concern', () => {
    for (const { id: concernId } of concerns) {
      const offered = idsOf(treatmentsFor({ concernId }, treatments));
      expect(offered).toEqual(idsWhere(terms, (one) => one.concerns.includes(concernId)));
    }
  });

  it('BRW-27 treatments of the chosen specialty', () => {
    for (const { id: specialtyId } of specialties) {
      const offered = idsOf(treatmentsFor({ specialtyId }, treatments));
      expect(offered).toEqual(idsWhere(terms, (one) => one.specialties.includes(specialtyId)));
    }
  });

  it('AMB-07 the concern counts before the specialty; with neither, all', () => {
    const byConcern = treatmentsFor({ concernId: 'acne' }, treatments);
    expect(treatmentsFor({ concernId: 'acne', specialtyId: 'ent' }, treatments)).toEqual(byConcern);
    expect(treatmentsFor({ treatmentId: 'ipl' }, treatments)).toEqual(treatments);
  });
});

describe('finding a treatment by typing', () => {
  it.each([
    ['필러', 'lip-filler'],
    ['hifu', 'hifu'],
    ['ＨＩＦＵ', 'hifu'],
    ['노안교정', 'presbyopia-laser'],
    ['ボトックス', 'jaw-botox'],
  ])('%s finds %s', (typed, id) => {
    expect(idsOf(namedLike(typed, treatments))).toContain(id);
  });

  it('nothing typed is everything, nonsense is nothing', () => {
    expect(namedLike('  ', treatments)).toEqual(treatments);
    expect(namedLike('zzz', treatments)).toEqual([]);
  });
});
