import { setTimeout as wait } from 'node:timers/promises';
import { signInByCall } from '../../support/app/signInByCall.ts';
import { askOften } from '../askOften.ts';
import { type Cost, measure, type Side } from '../compareCost.ts';
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
 * clinics, bookmarks. Half of the requests are lists. Some of these answers are made again. A second figure shows what an
 * answer from memory costs: a thousand clinics that no write changes.
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
    const { lists, records, edited, unchanged } = await addressesOf(reader.url);
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
    const sideOf = (nextPath: () => string): Side => ({
      name: 'reader',
      url: reader.url,
      nextPath,
      pids: () => pidsWith(reader.pid, world, 'load', 'reader'),
    });
    const inTurn = (paths: readonly string[]) => {
      let turn = 0;
      return () => paths[turn++ % paths.length] ?? '/public/clinics';
    };
    const [nextList, nextRecord] = [inTurn(lists), inTurn(records)];
    let request = 0;
    const mix = sideOf(() => (request++ % 2 === 0 ? nextList() : nextRecord()));
    const kept = sideOf(inTurn(unchanged));
    // All of them were read within the minute that an answer is kept.
    const readAll = () => askOften(reader.url, [...lists, ...records, ...unchanged]);
    const quiet = { mix: [] as Cost[], kept: [] as Cost[] };
    const busy = { mix: [] as Cost[], kept: [] as Cost[] };
    const reads = { mix: { hits: 0, misses: 0 }, kept: { hits: 0, misses: 0 } };
    let turn = 0;
    let written = 0;
    for (let round = 0; round < extent.rounds; round += 1) {
      await readAll();
      quiet.mix.push(await measure(mix, extent.seconds));
      quiet.kept.push(await measure(kept, extent.seconds));
      await readAll();
      const stop = keepDoing(WRITES_PER_SECOND, () => act(turn++));
      // Until the sessions are open.
      await wait(1_000);
      for (const [name, side] of Object.entries({ mix, kept }) as ['kept' | 'mix', Side][]) {
        const before = await readsOf(reader.url);
        busy[name].push(await measure(side, extent.seconds));
        const after = await readsOf(reader.url);
        reads[name].hits += after.hits - before.hits;
        reads[name].misses += after.misses - before.misses;
      }
      written += await stop();
    }
    const of = (costs: Cost[]) => median(costs.map(({ microseconds }) => microseconds));
    const perSecond = (costs: Cost[]) => Math.round(median(costs.map((cost) => cost.perSecond)));
    const costs = (name: 'kept' | 'mix') =>
      `without writes ${of(quiet[name]).toFixed(1)} µs a request at ${perSecond(quiet[name])}/s, with ${WRITES_PER_SECOND} writes a second ${of(busy[name]).toFixed(1)} µs at ${perSecond(busy[name])}/s, medians of ${extent.rounds} rounds; its sessions of PostgreSQL included`;
    const shareOf = ({ hits, misses }: { hits: number; misses: number }) =>
      `${hits} of ${hits + misses} from memory`;
    const mixed = `${lists.length} lists and ${records.length} records, some of which the ${written} writes change`;
    return [
      {
        name: 'processor time of an answer of the mix while another process writes / without writes',
        value: of(busy.mix) / of(quiet.mix),
        unit: '',
        aim: { atMost: 1.5 },
        detail: `${costs('mix')}; ${mixed}`,
      },
      {
        name: 'processor time of an answer from memory while another process writes / without writes',
        value: of(busy.kept) / of(quiet.kept),
        unit: '',
        aim: { atMost: 1.5 },
        detail: `${costs('kept')}; ${unchanged.length} clinics that no write changes, ${shareOf(reads.kept)}`,
      },
      {
        name: 'share of reads that are answered from memory while another process writes',
        value: reads.mix.hits / (reads.mix.hits + reads.mix.misses),
        unit: '',
        aim: { atLeast: 0.9 },
        detail: `${shareOf(reads.mix)}; ${mixed}`,
      },
    ];
  },
};

/**
 * First pages of the four tabs with and without a specialty, the newest records of each, the clinics among them that are
 * edited, and older clinics that no write changes.
 */
async function addressesOf(site: string) {
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
  const older = await ask(`/public/clinics?limit=${LISTS + RECORDS}&offset=${each}`);
  const unchanged = older.map((id) => `/public/clinics/${id}`);
  return { lists, records, edited: ids[0] ?? [], unchanged };
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
