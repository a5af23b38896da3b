import { setTimeout as wait } from 'node:timers/promises';
import { signInByCall } from '../../support/app/signInByCall.ts';
import { askOften } from '../askOften.ts';
import { type Cost, measure } from '../compareCost.ts';
import {
  addBookmark,
  editClinic,
  keepDoing,
  makeReviewables,
  writeReview,
} from '../publicWrites.ts';
import type { Row } from '../row.ts';
import { pidsWith } from '../sides.ts';
import { median } from '../statistics.ts';
import { withClient } from '../withClient.ts';
import { named } from '../world.ts';

const TABS = ['clinics', 'doctors', 'events', 'reviews'];
const LISTS = 48;
const RECORDS = 952;
const WRITES_PER_SECOND = 10;
const TOKEN = 'bench';

/**
 * A thousand addresses that one process keeps, while another process writes ten times a second: reviews, edits of
 * clinics, bookmarks. Half of the requests are lists.
 */
export const underWrites: Row = {
  name: 'under-writes',
  needs: ['PostgreSQL', 'load set', 'processor times'],
  measure: async (world) => {
    const { fresh, databaseUrl, extent } = world;
    const url = await databaseUrl('load');
    const reader = await fresh({ DATABASE_URL: named(url, 'reader'), METRICS_TOKEN: TOKEN });
    const writer = await fresh({ DATABASE_URL: named(url, 'writer') });
    const staff = await signInByCall(writer.url);
    const [lists, records, edited] = await addressesOf(reader.url);
    const seconds = extent.rounds * (extent.seconds + 2);
    const counsels = await withClient(url, (client) =>
      makeReviewables(client, { members: 16, counsels: seconds }),
    );
    const act = async (turn: number) => {
      const counsel = counsels[turn % counsels.length];
      if (!counsel) throw new Error('No counsel is left');
      if (turn % 3 === 0) await writeReview(writer.url, counsel);
      else if (turn % 3 === 1) await addBookmark(writer.url, counsel);
      else {
        const id = edited[turn % edited.length] ?? '';
        await editClinic(writer.url, staff, id, { description: `소개 ${turn}` });
      }
    };
    let request = 0;
    const side = {
      name: 'reader',
      url: reader.url,
      nextPath: () => {
        request += 1;
        const from = request % 2 === 0 ? lists : records;
        return from[Math.floor(request / 2) % from.length] ?? '/public/clinics';
      },
      pids: () => pidsWith(reader.pid, world, 'load', 'reader'),
    };
    // All of them were read within the minute that an answer is kept.
    const readAll = () => askOften(reader.url, [...lists, ...records]);
    const quiet: Cost[] = [];
    const busy: Cost[] = [];
    const reads = { hits: 0, misses: 0 };
    let turn = 0;
    let written = 0;
    for (let round = 0; round < extent.rounds; round += 1) {
      await readAll();
      quiet.push(await measure(side, extent.seconds));
      await readAll();
      const stop = keepDoing(WRITES_PER_SECOND, () => act(turn++));
      // Until the sessions are open.
      await wait(1_000);
      const before = await readsOf(reader.url);
      busy.push(await measure(side, extent.seconds));
      const after = await readsOf(reader.url);
      written += await stop();
      reads.hits += after.hits - before.hits;
      reads.misses += after.misses - before.misses;
    }
    const of = (costs: Cost[]) => median(costs.map(({ microseconds }) => microseconds));
    const perSecond = (costs: Cost[]) => Math.round(median(costs.map((cost) => cost.perSecond)));
    const detail = `without writes ${of(quiet).toFixed(1)} µs a request at ${perSecond(quiet)}/s, with ${WRITES_PER_SECOND} writes a second ${of(busy).toFixed(1)} µs at ${perSecond(busy)}/s, medians of ${extent.rounds} rounds; its sessions of PostgreSQL included; ${lists.length} lists and ${records.length} records; ${written} writes`;
    return [
      {
        name: 'processor time of a kept answer while another process writes / without writes',
        value: of(busy) / of(quiet),
        unit: '',
        aim: { atMost: 1.5 },
        detail,
      },
      {
        name: 'share of these reads that were answered from memory',
        value: reads.hits / (reads.hits + reads.misses),
        unit: '',
        aim: { atLeast: 0.9 },
        detail: `${reads.hits} of ${reads.hits + reads.misses}; ${detail}`,
      },
    ];
  },
};

/** First pages of the four tabs with and without a specialty, the newest records of each, and ids of clinics. */
async function addressesOf(site: string): Promise<[string[], string[], string[]]> {
  const ask = async (path: string) =>
    ((await (await fetch(site + path)).json()) as { data: { id: string }[] }).data.map(
      ({ id }) => id,
    );
  const specialties = ['', ...(await ask('/public/specialties'))];
  const lists = specialties
    .flatMap((id) => TABS.map((tab) => `/public/${tab}?limit=20${id && `&specialtyId=${id}`}`))
    .slice(0, LISTS);
  const each = RECORDS / TABS.length;
  const ids = await Promise.all(TABS.map((tab) => ask(`/public/${tab}?limit=${each}`)));
  const records = TABS.flatMap((tab, index) =>
    (ids[index] ?? []).map((id) => `/public/${tab}/${id}`),
  );
  return [lists, records, ids[0] ?? []];
}

async function readsOf(site: string) {
  const answer = await fetch(`${site}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  const text = await answer.text();
  const count = (result: string) =>
    Number(
      new RegExp(`cache_reads_total{cache="answers",result="${result}"} (\\d+)`).exec(text)?.[1],
    );
  return { hits: count('hit'), misses: count('miss') };
}
