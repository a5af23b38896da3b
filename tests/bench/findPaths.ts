import { setTimeout as wait } from 'node:timers/promises';
import { SORTS } from '../../contract/plain/sorts.ts';
import { createRandom } from '../../server/demo/generate/lib/random.ts';
import { limits } from '../../server/limits/limits.ts';
import { type Choices, pairwise } from '../support/app/pairwise.ts';
import { withClient } from './withClient.ts';

/** Filters that list something in the load set, and one that does not. */
const filters: Choices = {
  region: [undefined, undefined, 'seoul', 'seoul-gangnam', 'busan', 'jeju'],
  station: [undefined, undefined, undefined, undefined, 'gangnam'],
  near: [undefined, undefined, undefined, '37.50,127.03', '35.16,129.06'],
  radius: [undefined, '2', '50'],
  priceMin: [undefined, undefined, undefined, '100000'],
  priceMax: [undefined, undefined, undefined, '250000'],
  facts: [undefined, undefined, undefined, 'saturday', 'japanese,parking'],
  language: [undefined, undefined, undefined, 'ja'],
  minRating: [undefined, undefined, undefined, '3.5', '4.5'],
  specialtyId: [undefined, undefined, undefined, 'dermatology'],
  treatmentId: [undefined, undefined, undefined, 'skin-booster'],
  partId: [undefined, undefined, undefined, 'skin'],
};

/** As the app asks. Without a limit, the whole list would be sent. */
export const FIRST_PAGE = '20';

/** Addresses in which every filter meets every other one and every sort. */
export const findPaths = (path: string, count: number): string[] =>
  pathsOf(path, { ...filters, sort: [undefined, ...SORTS], limit: [FIRST_PAGE] }, count);

export const facetPaths = (count: number): string[] =>
  pathsOf('/public/clinics/facets', filters, count);

function pathsOf(path: string, choices: Choices, count: number): string[] {
  return pairwise(choices, count, createRandom(`bench ${path}`)).map((query) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    return `${path}?${new URLSearchParams(given)}`;
  });
}

/** As after a write that visitors see: servers drop what they have counted. */
export async function dropTotals(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query("insert into change (kind) values ('everything')"),
  );
  await wait(limits.feed.pollMs + 300);
}
