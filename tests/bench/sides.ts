import type { RunningServer } from '../support/app/server/startServer.ts';
import type { Side } from './compareCost.ts';
import { withClient } from './withClient.ts';
import type { DataSet, World } from './world.ts';

/** Twenty clinics from our server, which has the answer in its cache. */
export const KNOWN_LIST = '/public/clinics?limit=20';

export const cachedSide = (name: string, { url, pid }: RunningServer): Side => ({
  name,
  url,
  nextPath: () => KNOWN_LIST,
  pids: async () => [pid],
});

/** Another page each time, so that no two clients share one query; both sides use the same pages. */
export function turningPages(clinics: number): () => string {
  let turn = 0;
  return () => {
    turn += 1;
    return `/public/clinics?limit=20&offset=${turn % (clinics - 20)}`;
  };
}

/** A server and the sessions that PostgreSQL has for it. */
export async function pidsWith(
  pid: number,
  { databaseUrl }: World,
  set: DataSet,
  name: string,
): Promise<number[]> {
  const url = await databaseUrl(set);
  const { rows } = await withClient(url, (client) =>
    client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where application_name = $1 and datname = current_database()`,
      [name],
    ),
  );
  return [pid, ...rows.map((row) => row.pid)];
}
