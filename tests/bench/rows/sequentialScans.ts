import { setTimeout as wait } from 'node:timers/promises';
import { api } from '../../../contract/api.ts';
import { SORTS } from '../../../contract/plain/sorts.ts';
import { signInByCall } from '../../support/app/signInByCall.ts';
import { facetPaths, findPaths } from '../findPaths.ts';
import { makeReviewables } from '../publicWrites.ts';
import type { Row } from '../row.ts';
import { withClient } from '../withClient.ts';

/** Tables with more rows grow with the installation. */
const GROWING = 10_000;
/** Lists that stop early may read this much of a table. */
const SMALL_PART = 0.1;
/** PostgreSQL publishes what a connection has done when it was idle for ten seconds. */
const UNTIL_COUNTED_MS = 11_000;
const LISTS = ['clinics', 'doctors', 'events', 'reviews'];
const STATUSES = ['DRAFT', 'PUBLISHED', 'ENDED'];

type Addresses = readonly string[];

/**
 * Asks every list and record of the API on the load set. PostgreSQL counts the rows that it reads without an index. It may
 * begin at the front of a table and stop when a page is full or 10,000 matches are counted. So a table counts when the
 * calls of a group together read more than a small part of it.
 */
export const sequentialScans: Row = {
  name: 'sequential-scans',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, databaseUrl, extent }) => {
    const url = await databaseUrl('load');
    const server = await onPostgres('load');
    const site = server.url;
    const staff = await signInByCall(site);
    const [member] = await withClient(url, (client) =>
      makeReviewables(client, { members: 1, counsels: 50 }),
    );
    const idsOf = async (list: string) => {
      const answer = await fetch(`${site}/public/${list}?limit=20`);
      return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
    };
    const ids = Object.fromEntries(
      await Promise.all(LISTS.map(async (list) => [list, await idsOf(list)] as const)),
    );
    const clinicId = ids.clinics?.[0] ?? '';
    const unasked = await readsOf(url);
    // The first search counts the clinics and events of all treatments, for a minute (treatmentCounts.ts).
    await (await fetch(`${site}/public/search?q=보톡스`)).arrayBuffer();
    const groups: Record<string, { paths: Addresses; headers?: Record<string, string> }> = {
      search: {
        paths: ['강남', '피부', 'ㄱㄴ', '보톡스', '없는이름'].map((q) => `/public/search?q=${q}`),
      },
      'jobs alone': { paths: [] },
      'lists of visitors': { paths: LISTS.flatMap((list) => listPaths(list, ids[list] ?? [])) },
      filters: {
        paths: [
          ...LISTS.flatMap((list) => findPaths(`/public/${list}`, extent.samples / 10)),
          ...facetPaths(extent.samples / 10),
        ],
      },
      'records of visitors': {
        paths: LISTS.flatMap((list) => (ids[list] ?? []).map((id) => `/public/${list}/${id}`)),
      },
      console: {
        headers: staff,
        paths: [
          ...callsWithoutId('/staff/'),
          ...['clinics', 'doctors', 'events'].flatMap((list) => [
            ...STATUSES.map((status) => `/staff/${list}?status=${status}`),
            `/staff/${list}?q=강남`,
            `/staff/${list}?offset=5000`,
            `/staff/${list}?after=${ids[list]?.[9]}`,
            ...(ids[list] ?? []).slice(0, 3).map((id) => `/staff/${list}/${id}`),
          ]),
          ...['PENDING', 'PUBLISHED', 'BLINDED'].map((status) => `/staff/reviews?status=${status}`),
          `/staff/reviews?clinicId=${clinicId}`,
          `/staff/reviews?after=${ids.reviews?.[9]}`,
          '/staff/members?q=나비',
        ],
      },
      'pages of a member': {
        headers: { Authorization: `Bearer ${member?.token}` },
        paths: [...callsWithoutId('/member/'), `/member/counsels/${member?.id}`],
      },
    };

    const found: string[] = [];
    const refused: string[] = [];
    let asked = 0;
    let before = await readsOf(url);
    const atFirst = partsRead(unasked, before).join(', ');
    for (const [group, { paths, headers = {} }] of Object.entries(groups)) {
      for (const path of paths) {
        const answer = await fetch(site + path, { headers });
        await answer.arrayBuffer();
        asked += 1;
        if (answer.status !== 200) refused.push(`${answer.status} ${path}`);
      }
      const after = await readsOf(url);
      found.push(...partsRead(before, after).map((part) => `${group}: ${part}`));
      before = after;
    }
    if (refused.length > asked / 10) throw new Error(`Refused: ${refused.join(', ')}`);
    return [
      {
        name: 'tables of more than 10,000 rows of which a group of calls reads over a tenth without an index, load set',
        value: found.length,
        unit: '',
        aim: { atMost: 0 },
        detail: `${asked} addresses in ${Object.keys(groups).length} groups${found.map((each) => `; ${each}`).join('')}; once a minute, not counted, the first search: ${atFirst || 'none'}; not answered: ${refused.join(', ') || 'none'}`,
      },
    ];
  },
};

const listPaths = (list: string, ids: readonly string[]) => [
  `/public/${list}`,
  ...SORTS.map((sort) => `/public/${list}?sort=${sort}`),
  `/public/${list}?offset=5000`,
  `/public/${list}?after=${ids[9]}`,
  ...(list === 'reviews'
    ? []
    : ids.slice(0, 2).map((id) => `/public/reviews?${list.slice(0, -1)}Id=${id}`)),
];

/** Every call that reads without an id in its address; a live stream has no end. */
const callsWithoutId = (start: string) =>
  Object.keys(api).flatMap((key) => {
    const path = key.replace('GET ', '');
    return path.startsWith(start) && !/:|\/live$|export|\.csv$/.test(path) ? [path] : [];
  });

type Reads = ReadonlyMap<string, { rows: number; read: number }>;

/** The tables of which more than a small part was read in between, and how many times their size. */
function partsRead(before: Reads, after: Reads): string[] {
  return [...after].flatMap(([table, { rows, read }]) => {
    const times = (read - (before.get(table)?.read ?? 0)) / rows;
    return times > SMALL_PART ? [`${table} ${times.toFixed(1)} times`] : [];
  });
}

/** The rows of each growing table, and how many PostgreSQL has read without an index so far. */
async function readsOf(url: string): Promise<Reads> {
  await wait(UNTIL_COUNTED_MS);
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; rows: number; read: string }>(
      `select pg_stat_user_tables.relname as name, reltuples as rows, seq_tup_read as read
       from pg_stat_user_tables join pg_class on pg_class.oid = relid where reltuples > $1`,
      [GROWING],
    );
    return new Map(rows.map(({ name, read, ...row }) => [name, { ...row, read: Number(read) }]));
  });
}
