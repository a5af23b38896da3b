import type { Client } from 'pg';
import { measureNameMemory } from '../nameMemory.ts';
import type { Row } from '../row.ts';
import { serverTimes } from '../serverTimes.ts';
import { median, quantile } from '../statistics.ts';
import { withClient } from '../withClient.ts';

const SCANS = 20;
/** A shared machine pauses for some milliseconds now and then. A slow text is slow in each turn. */
const TURNS = 5;

/** What a visitor has typed so far, one to three letters, against LIKE over the same names. */
export const search: Row = {
  name: 'search',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, databaseUrl, extent }) => {
    const server = await onPostgres('load');
    // The first request waits until the names are in memory.
    await fetch(`${server.url}/public/search?q=a`);
    const url = await databaseUrl('load');
    const [texts, scans] = await withClient(url, async (client) => {
      const wanted = await someTexts(client, extent.samples);
      return [wanted, await scan(client, wanted.slice(0, SCANS))] as const;
    });
    const memory = await measureNameMemory(url);
    const paths = texts.map((text) => `/public/search?q=${encodeURIComponent(text)}`);
    const turns: number[][] = [];
    for (let turn = 0; turn < TURNS; turn += 1) turns.push(await serverTimes(server, paths));
    const times = texts.map((_, index) => median(turns.map((turn) => turn[index] ?? Number.NaN)));
    const p99 = quantile(times, 0.99);
    const worst = Math.max(...turns.flat());
    const detail = `p99 of ${texts.length} texts ${p99.toFixed(1)} ms, each the median of ${TURNS}; worst of all ${worst.toFixed(1)} ms`;
    return [
      {
        name: 'search of 1 to 3 letters, load set',
        value: p99,
        unit: 'ms',
        aim: { atMost: 5 },
        detail,
      },
      {
        name: 'LIKE in PostgreSQL / search, p99',
        value: quantile(scans, 0.99) / p99,
        unit: '',
        aim: { atLeast: 50 },
        detail: `LIKE ${quantile(scans, 0.99).toFixed(0)} ms in ${scans.length} texts; ${detail}`,
      },
      {
        name: 'memory of a name beside its text',
        value: memory.besideText,
        unit: 'bytes',
        aim: { atMost: 80 },
        detail: `${memory.records.toLocaleString('en')} records, each with its names in both languages; their text takes ${(memory.text / 1e6).toFixed(1)} MB`,
      },
    ];
  },
};

/** Parts of existing names, spread over all of them. */
export async function someTexts(client: Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `select distinct substr(name, 1 + (number % 3)::int, 1 + (number % 3)::int) as text
     from (
       select name, row_number() over (order by id) as number from clinic
       union all select title, row_number() over (order by id) from event
       union all select name, row_number() over (order by id) from doctor
     ) names
     where number % 97 = 0`,
  );
  const texts = rows.map(({ text }) => text.trim()).filter((text) => text !== '');
  const step = Math.max(1, Math.floor(texts.length / count));
  return texts.filter((_, index) => index % step === 0).slice(0, count);
}

/** The usual way: each kind by LIKE on its names, all matches sorted, five of them shown. */
async function scan(client: Client, texts: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) {
    const begun = performance.now();
    for (const [table, name] of [
      ['clinic', 'name'],
      ['doctor', 'name'],
      ['event', 'title'],
    ]) {
      await client.query(
        `select id, ${name} from ${table}
         where ${name} ilike $1 or ${name}_ja ilike $1 order by created_at desc limit 6`,
        [`%${text}%`],
      );
    }
    times.push(performance.now() - begun);
  }
  return times;
}
