import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import * as seed from '../../server/db/seed/data/taxonomy.ts';
import { localTaxonomy } from '../../src/domain/taxonomy/localTaxonomy.ts';

const named = ({ id, ko, ja }: seed.Term) => ({ id, name: ko, nameJa: ja });
const references = (ids: readonly string[]) => ids.map((id) => ({ id }));

describe('the local taxonomy', () => {
  it('ENT-18 holds what the database is seeded with, name for name', () => {
    expect(localTaxonomy).toEqual({
      specialties: seed.specialties.map(named),
      parts: seed.parts.map(named),
      concerns: seed.concerns.map((concern) => ({
        ...named(concern),
        parts: references(concern.parts),
      })),
      treatments: seed.treatments.map((treatment) => ({
        ...named(treatment),
        concerns: references(treatment.concerns),
        specialties: references(treatment.specialties),
      })),
    });
  });

  it('ENT-18 could be an answer of the server', () => {
    for (const kind of ['specialties', 'parts', 'concerns', 'treatments'] as const) {
      const { output } = api[`GET /public/${kind}`];
      expect(output.safeParse({ data: localTaxonomy[kind] }).success, kind).toBe(true);
    }
  });

  it('I18N-05 every name is there in Japanese, without Hangul', () => {
    for (const list of Object.values(localTaxonomy)) {
      for (const { id, nameJa } of list) {
        expect(nameJa, id).toMatch(/\S/);
        expect(nameJa, id).not.toMatch(/\p{Script=Hangul}/u);
      }
    }
  });
});
