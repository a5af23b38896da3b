import { describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { localTaxonomy } from '../../../src/domain/taxonomy/localTaxonomy.ts';

describe('the local taxonomy', () => {
  it('ENT-18 equals an answer of the server', () => {
    for (const kind of ['specialties', 'parts', 'concerns', 'treatments'] as const) {
      const { output } = api[`GET /public/${kind}`];
      expect(output.safeParse({ data: localTaxonomy[kind] }).success, kind).toBe(true);
    }
  });

  it('I18N-05 every name has a Japanese one without Hangul', () => {
    for (const list of Object.values(localTaxonomy)) {
      for (const { id, nameJa } of list) {
        expect(nameJa, id).toMatch(/\S/);
        expect(nameJa, id).not.toMatch(/\p{Script=Hangul}/u);
      }
    }
  });
});
