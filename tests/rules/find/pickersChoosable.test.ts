import { describe, expect, it } from 'vitest';
import {
  concernTerms,
  specialtyTerms,
  treatmentTerms,
} from '../../../contract/texts/taxonomyTerms.ts';
import { concernsFor, namedLike, treatmentsFor } from '../../../src/domain/taxonomy/choosable.ts';
import { localTaxonomy } from '../../../src/domain/taxonomy/localTaxonomy.ts';

const { concerns, treatments, parts } = localTaxonomy;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const idsTiedTo = <Tie extends string>(
  terms: readonly ({ id: string } & Record<Tie, readonly string[]>)[],
  tie: Tie,
  id: string,
) => idsOf(terms.filter((term) => term[tie].includes(id)));

describe('the choices of a picker', () => {
  it('BRW-26 concerns of the chosen part, and no others', () => {
    for (const { id: partId } of parts) {
      const offered = idsOf(concernsFor({ partId }, concerns));
      expect(offered).toEqual(idsTiedTo(concernTerms, 'parts', partId));
      expect(offered.length).toBeGreaterThan(0);
    }
  });

  it('BRW-27 treatments for the chosen concern', () => {
    for (const { id: concernId } of concerns) {
      const offered = idsOf(treatmentsFor({ concernId }, treatments));
      expect(offered).toEqual(idsTiedTo(treatmentTerms, 'concerns', concernId));
    }
  });

  it('BRW-27 treatments of the chosen specialty', () => {
    for (const { id: specialtyId } of specialtyTerms) {
      const offered = idsOf(treatmentsFor({ specialtyId }, treatments));
      expect(offered).toEqual(idsTiedTo(treatmentTerms, 'specialties', specialtyId));
    }
  });

  it('AMB-07 the concern takes precedence over the specialty; without both, all', () => {
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

  it.each(['ㅂ', '봍', '보토', '보톡', '보톣', '보톡ㅅ'])('%s is on the way to 보톡스', (typed) => {
    expect(idsOf(namedLike(typed, treatments))).toContain('jaw-botox');
  });

  it('an empty text finds everything, nonsense finds nothing', () => {
    expect(namedLike('  ', treatments)).toEqual(treatments);
    expect(namedLike('zzz', treatments)).toEqual([]);
    expect(namedLike('e', [{ id: 'a', name: '이름' }])).toEqual([]);
  });
});
