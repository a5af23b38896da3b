import { makePostgresTemplate } from '../app/testPostgres.ts';
import { buildPgliteThread } from './buildPgliteThread.ts';

/** What all files of a run need to open a database is made once. */
export async function setup(): Promise<() => Promise<void>> {
  const undo = [await buildPgliteThread(), await makePostgresTemplate()];
  return async () => {
    for (const step of undo) await step?.();
  };
}
