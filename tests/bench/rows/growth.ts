import { ZodObject } from 'zod';
import { type ApiKey, api } from '../../../contract/api.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { RunningServer } from '../../support/app/server/startServer.ts';
import type { Row } from '../row.ts';
import { serverTimes } from '../serverTimes.ts';
import { median, quantile } from '../statistics.ts';

const isCall = (key: string): key is ApiKey => Object.hasOwn(api, key);
const CALLS = Object.keys(api)
  .filter(isCall)
  .filter((key) => key.startsWith('GET /public/'));

const TURNS = 3;

/** What a directory 1,600 times as large costs its visitors, call by call, without the cache. */
export const growth: Row = {
  name: 'growth',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, extent }) => {
    const demo = await onPostgres('demo');
    const load = await onPostgres('load');
    const grown: { key: ApiKey; ratio: number; demo: number; load: number }[] = [];
    for (const key of CALLS) {
      const times: { demo: number[][]; load: number[][] } = { demo: [], load: [] };
      const paths = {
        demo: await pathsOf(demo, key, extent.samples),
        load: await pathsOf(load, key, extent.samples),
      };
      await serverTimes(demo, paths.demo.slice(0, 10));
      await serverTimes(load, paths.load.slice(0, 10));
      // In turn, and each request more than once, so that other work on the machine does not count.
      for (let turn = 0; turn < TURNS; turn += 1) {
        times.demo.push(await serverTimes(demo, paths.demo));
        times.load.push(await serverTimes(load, paths.load));
      }
      const [small, large] = [p95(times.demo), p95(times.load)];
      grown.push({ key, demo: small, load: large, ratio: large / small });
    }
    return grown.map(({ key, ratio, ...ms }) => ({
      name: `p95 of ${key}, load set / demo set`,
      value: ratio,
      unit: '',
      aim: { atMost: 2 },
      detail: `demo ${ms.demo.toFixed(1)} ms, load ${ms.load.toFixed(1)} ms, ${extent.samples} questions each, each the median of ${TURNS}`,
    }));
  },
};

/** The requests; of each turn, the times in their order. */
function p95(turns: number[][]): number {
  const [first = []] = turns;
  const ofQuestion = first.map((_, index) => median(turns.map((times) => times[index] ?? 0)));
  return quantile(ofQuestion, 0.95);
}

/** Many variants of one call: other records, other pages, other texts. */
async function pathsOf(server: RunningServer, key: ApiKey, count: number): Promise<string[]> {
  const path = key.slice('GET '.length);
  const numbers = Array.from({ length: count }, (_, index) => index);
  if (path === '/public/search') {
    const texts = '가나다라마바사아자차카타파하모연서강미의원피부성형';
    return numbers.map((n) => `${path}?q=${encodeURIComponent(texts[n % texts.length] ?? '')}`);
  }
  if (path.endsWith('/:id')) {
    const ids = await idsOf(server, path.slice(0, -'/:id'.length));
    return numbers.map((n) => path.replace(':id', ids[n % ids.length] ?? ''));
  }
  return numbers.map((n) => (isPaged(key) ? `${path}?limit=10&offset=${n % 20}` : path));
}

function isPaged(key: ApiKey): boolean {
  const { query }: Endpoint = api[key];
  return query instanceof ZodObject && 'limit' in query.shape;
}

async function idsOf({ url }: RunningServer, list: string): Promise<string[]> {
  const answer = await fetch(`${url}${list}?limit=50`);
  return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
}
