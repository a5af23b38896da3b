import { makePostgresTemplate } from '../app/database/testPostgres.ts';
import { testTemplate } from '../app/database/testTemplate.ts';
import { buildPgliteThread } from './buildPgliteThread.ts';

/** What all files of a run need to open a database is made once. */
export async function setup(): Promise<() => Promise<void>> {
  const [undoThread, undoPostgres] = await Promise.all([
    buildPgliteThread(),
    makePostgresTemplate(),
    testTemplate(),
  ]);
  return async () => {
    await undoThread();
    await undoPostgres?.();
  };
}
