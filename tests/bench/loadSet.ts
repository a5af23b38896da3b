import { hasPostgres, urlOfDatabase } from '../support/app/database/testPostgres.ts';
import { withClient } from './withClient.ts';

/** Where `npm run seed -- --size load` is expected to have written, unless LOAD_DATABASE_URL says so. */
const USUAL_NAME = 'clinic_load';

/** The address of a database with the load set. A named one must have it. */
export async function findLoadSet(): Promise<string | undefined> {
  const asked = process.env.LOAD_DATABASE_URL;
  if (asked === undefined && !hasPostgres) return undefined;
  const url = asked ?? urlOfDatabase(USUAL_NAME);
  const found = await readDataSet(url).catch((error) => {
    if (asked === undefined) return;
    throw error;
  });
  if (found === 'load') return url;
  if (asked === undefined) return undefined;
  throw new Error('LOAD_DATABASE_URL names a database without the load set');
}

export const HOW_TO_MAKE_IT = `create a database ${USUAL_NAME} beside the tests' one and run \`DATABASE_URL=<its address> npm run seed -- --size load\`, or name one that holds it in LOAD_DATABASE_URL`;

async function readDataSet(url: string): Promise<string | undefined> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ value: string }>("select value from setting where key = 'data_set'"),
  );
  return rows[0]?.value;
}
