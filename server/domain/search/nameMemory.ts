import type { SearchKind } from '../../../contract/search.ts';
import type { Queryable } from '../../db/database.ts';
import type { PublicRows } from '../../db/totalMemory.ts';
import { type IdShelf, uuidShelf, wordShelf } from './idShelf.ts';
import { type NameIndex, nameIndexBuilder } from './nameIndex.ts';
import { nameBatches } from './searchSql.ts';

export interface KindNames {
  index: NameIndex;
  ids: IdShelf;
}

export type AllNames = Record<SearchKind, KindNames>;

/** A change of names is waited for this long; a rebuild that takes longer goes on behind the old names. */
export const PATIENCE_MS = 300;

interface Known {
  version: number;
  names: AllNames;
}

/** All names that visitors can find; calls back when they are not the newest. */
type ReadNames = (onOld?: () => void) => Promise<AllNames>;

/** Names are read when first needed and again after they have changed. */
export function nameMemory({ db, publicVersion }: PublicRows): ReadNames {
  let known: Known | undefined;
  let underWay: Promise<Known> | undefined;

  const read = async (): Promise<Known> => {
    const version = publicVersion.current().names;
    known = { version, names: await readAllNames(db) };
    return known;
  };
  const readOnce = (): Promise<Known> => {
    underWay ??= read().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const readUntil = async (version: number): Promise<AllNames> => {
    let fresh = await readOnce();
    while (fresh.version < version) fresh = await readOnce();
    return fresh.names;
  };

  return async (onOld = () => {}) => {
    const { names: version } = publicVersion.current();
    if (!known) return readUntil(version);
    if (known.version === version) return known.names;
    const { names: old } = known;
    const names = await earlier(readUntil(version), old);
    if (names === old) onOld();
    return names;
  };
}

/** What comes in time, or what there is. */
async function earlier<T>(fresh: Promise<T>, old: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, old);
  });
  return Promise.race([fresh, patience]).finally(() => clearTimeout(timer));
}

async function readAllNames(db: Queryable): Promise<AllNames> {
  return {
    specialties: await readNames(db, 'specialties', wordShelf()),
    treatments: await readNames(db, 'treatments', wordShelf()),
    clinics: await readNames(db, 'clinics', uuidShelf()),
    doctors: await readNames(db, 'doctors', uuidShelf()),
    events: await readNames(db, 'events', uuidShelf()),
  };
}

async function readNames(db: Queryable, kind: SearchKind, ids: IdShelf): Promise<KindNames> {
  const builder = nameIndexBuilder();
  for await (const batch of nameBatches(db, kind)) {
    for (const { id } of batch) ids.add(id);
    builder.add(batch.map(({ name, nameJa }) => (nameJa === null ? [name] : [name, nameJa])));
  }
  return { index: builder.finish(), ids };
}
