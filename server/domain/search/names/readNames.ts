import type { SearchKind } from '../../../../contract/search.ts';
import type { Queryable } from '../../../db/database.ts';
import type { SearchChange } from '../../../db/feed/feed.ts';
import {
  nameBatches,
  selectChangedNames,
  selectNamesWith,
  selectTurnedEvents,
} from '../searchSql.ts';
import { termReader } from '../terms/readTerms.ts';
import type { TermIndex } from '../terms/termIndex.ts';
import { type NameIndex, nameIndexBuilder } from './nameIndex.ts';
import { replaceNames } from './replaceNames.ts';

export interface AllNames extends Record<SearchKind, NameIndex> {
  terms: TermIndex;
}

export interface NameReader {
  readAll(day: string): Promise<AllNames>;
  /** Only the names that contain the text, and all terms: a few quick statements. */
  readWith(text: string, day: string): Promise<AllNames>;
  /** Reads only the changed records, and the events that began or ended between the days. */
  change(
    names: AllNames,
    changes: readonly SearchChange[],
    days: { from: string; to: string },
  ): Promise<AllNames>;
}

export function nameReader(db: Queryable): NameReader {
  const readTerms = termReader(db);

  const readAllOf = async (kind: SearchKind, day: string): Promise<NameIndex> => {
    const builder = nameIndexBuilder();
    for await (const batch of nameBatches(db, kind, day)) builder.add(batch);
    return builder.finish();
  };

  const readWith = async (kind: SearchKind, text: string, day: string): Promise<NameIndex> => {
    const builder = nameIndexBuilder();
    builder.add(await selectNamesWith(db, kind, text, day));
    return builder.finish();
  };

  return {
    readWith: async (text, day) => ({
      specialties: await readAllOf('specialties', day),
      treatments: await readAllOf('treatments', day),
      clinics: await readWith('clinics', text, day),
      doctors: await readWith('doctors', text, day),
      events: await readWith('events', text, day),
      terms: await readTerms(),
    }),

    readAll: async (day) => ({
      specialties: await readAllOf('specialties', day),
      treatments: await readAllOf('treatments', day),
      clinics: await readAllOf('clinics', day),
      doctors: await readAllOf('doctors', day),
      events: await readAllOf('events', day),
      terms: await readTerms(),
    }),

    change: async (names, changes, { from, to: day }) => {
      const idsOf = (kind: SearchChange['kind']) => [
        ...new Set(changes.flatMap((each) => (each.kind === kind && each.id ? [each.id] : []))),
      ];
      const clinicIds = idsOf('clinic');
      const turned = from === day ? [] : await selectTurnedEvents(db, from, day);
      const changed = async (kind: 'clinics' | 'doctors' | 'events', ids: readonly string[]) => {
        // The doctors and events of a clinic are hidden and shown with it.
        if (ids.length + clinicIds.length === 0) return names[kind];
        const rows = await selectChangedNames(db, kind, { ids, clinicIds, day });
        const found = new Set(rows.map(({ id }) => id));
        const missing = ids.filter((id) => !found.has(id)).map((id) => ({ id, names: [] }));
        return replaceNames(names[kind], [...rows, ...missing]);
      };
      return {
        ...names,
        clinics: await changed('clinics', clinicIds),
        doctors: await changed('doctors', idsOf('doctor')),
        events: await changed('events', [...new Set([...idsOf('event'), ...turned])]),
        terms: changes.some(({ kind }) => kind === 'search') ? await readTerms() : names.terms,
      };
    },
  };
}
