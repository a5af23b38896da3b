import { setTimeout as wait } from 'node:timers/promises';
import { signInByCall } from '../../support/app/signInByCall.ts';
import { editClinic, keepDoing } from '../publicWrites.ts';
import type { Row } from '../row.ts';
import { serverTimes } from '../serverTimes.ts';
import { median, quantile } from '../statistics.ts';
import { withClient } from '../withClient.ts';
import { someTexts } from './search.ts';

const RENAMES_PER_SECOND = 10;
/** All texts are asked so often in a phase, so that it takes some seconds. */
const TURNS = 5;
/** PostgreSQL publishes what a connection has done when it was idle for ten seconds. */
const UNTIL_COUNTED_MS = 11_000;
const ROUNDS = 3;

interface Named {
  id: string;
  name: string;
}

/** Searches of one process while another one renames clinics. Both phases alternate. */
export const renames: Row = {
  name: 'renames',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, fresh, databaseUrl, extent }) => {
    const url = await databaseUrl('load');
    const searcher = await onPostgres('load');
    const writer = await fresh({ DATABASE_URL: url });
    const staff = await signInByCall(writer.url);
    // The first request waits until the names are in memory.
    await fetch(`${searcher.url}/public/search?q=a`);
    const [texts, clinics] = await withClient(url, async (client) => {
      const { rows } = await client.query<Named>(
        "select id, name from clinic where status = 'PUBLISHED' order by id desc limit 500",
      );
      return [await someTexts(client, extent.samples), rows] as const;
    });
    const paths = texts.map((text) => `/public/search?q=${encodeURIComponent(text)}`);
    const askAll = async (turns: number[][]) => {
      for (let turn = 0; turn < TURNS; turn += 1) turns.push(await serverTimes(searcher, paths));
    };
    await askAll([]);
    const quiet: number[][] = [];
    const busy: number[][] = [];
    let renamed = 0;
    let doctors = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await doctorsRead(url);
      await askAll(quiet);
      const before = await doctorsRead(url);
      const rename = (turn: number) => {
        const clinic = clinics[(renamed + turn) % clinics.length];
        if (!clinic) throw new Error('There are no clinics');
        return editClinic(writer.url, staff, clinic.id, { name: `${clinic.name} ${turn}` });
      };
      const stop = keepDoing(RENAMES_PER_SECOND, rename);
      await askAll(busy);
      renamed += await stop();
      // The searches show doctors, too, in both phases the same ones.
      doctors += (await doctorsRead(url)) - before - (before - first);
    }
    for (const { id, name } of clinics.slice(0, renamed)) {
      await editClinic(writer.url, staff, id, { name });
    }
    const p99 = (turns: number[][]) =>
      quantile(
        paths.map((_, index) => median(turns.map((turn) => turn[index] ?? Number.NaN))),
        0.99,
      );
    return [
      {
        name: 'search p99 while names change ten times a second / without changes',
        value: p99(busy) / p99(quiet),
        unit: '',
        aim: { atMost: 1.5 },
        detail: `${p99(busy).toFixed(1)} ms and ${p99(quiet).toFixed(1)} ms, p99 of ${paths.length} texts, each the median of ${busy.length}; ${renamed} names`,
      },
      {
        name: 'doctors that were read for a changed name of a clinic',
        value: doctors / renamed,
        unit: '',
        aim: { atMost: 100 },
        detail: `${doctors} rows for ${renamed} names; reading all names again would be 200,000 rows each time`,
      },
    ];
  },
};

/** Rows of doctors that PostgreSQL has read so far. */
async function doctorsRead(url: string): Promise<number> {
  await wait(UNTIL_COUNTED_MS);
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ read: string }>(
      "select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'doctor'",
    );
    return Number(rows[0]?.read);
  });
}
