import { existsSync } from 'node:fs';
import autocannon from 'autocannon';
import { cpuSeconds } from './cpuTime.ts';
import type { Extent } from './extent.ts';
import { median } from './statistics.ts';

/** A server that answers, and the processes that work for it. */
export interface Side {
  name: string;
  url: string;
  /** The address of the next request. */
  nextPath: () => string;
  /** Its own process first, then those that work for it. */
  pids: () => Promise<number[]>;
}

interface Comparison {
  /** How many times the other costs what ours costs; of each pair of rounds, the middle and the worst. */
  ratio: number;
  worst: number;
  detail: string;
}

const CONNECTIONS = 16;

/** Processor time of a request, in turn within one run, so that other work on the machine affects both. */
export async function compareCost(other: Side, ours: Side, extent: Extent): Promise<Comparison> {
  // The first round only warms up.
  await measurePair({ other, ours }, extent);
  const pairs: Costs[] = [];
  for (let round = 0; round < extent.rounds; round += 1) {
    pairs.push(await measurePair({ other, ours }, extent));
  }
  return summary(other.name, ours.name, pairs);
}

/**
 * The same with new processes for every pair: the place of a process in memory changes the cost of a cheap request by a
 * tenth, so it takes many pairs.
 */
export async function compareFresh(begin: () => Promise<FreshPair>, extent: Extent) {
  const pairs: Costs[] = [];
  let names = ['', ''] as [string, string];
  for (let round = 0; round < 2 * extent.rounds; round += 1) {
    const pair = await begin();
    names = [pair.other.name, pair.ours.name];
    await measurePair(pair, extent);
    pairs.push(await measurePair(pair, extent));
    await pair.end();
  }
  return summary(...names, pairs);
}

interface FreshPair {
  other: Side;
  ours: Side;
  end: () => Promise<unknown>;
}

interface Costs {
  other: Cost;
  ours: Cost;
}

const measurePair = async (pair: { other: Side; ours: Side }, { seconds }: Extent) => ({
  other: await measure(pair.other, seconds),
  ours: await measure(pair.ours, seconds),
});

function summary(other: string, ours: string, pairs: readonly Costs[]): Comparison {
  const ratios = pairs.map((pair) => pair.other.microseconds / pair.ours.microseconds);
  const worst = Math.min(...ratios);
  const detail = [
    describe(
      other,
      pairs.map((pair) => pair.other),
    ),
    describe(
      ours,
      pairs.map((pair) => pair.ours),
    ),
    `median of ${pairs.length} pairs of rounds, worst ${worst.toFixed(2)}`,
  ].join('; ');
  return { ratio: median(ratios), worst, detail };
}

const describe = (name: string, costs: readonly Cost[]) =>
  `${name} ${median(costs.map(({ microseconds }) => microseconds)).toFixed(1)} µs of processor a request ` +
  `(${median(costs.map(({ own }) => own)).toFixed(1)} in its own process), ${Math.round(median(costs.map(({ perSecond }) => perSecond)))}/s`;

export interface Cost {
  microseconds: number;
  own: number;
  perSecond: number;
}

export async function measure(
  { name, url, nextPath, pids }: Side,
  duration: number,
): Promise<Cost> {
  const processes = await pids();
  const before = processes.map(cpuSeconds);
  const { requests, non2xx, errors } = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  });
  if (non2xx + errors > 0) throw new Error(`${name} refused ${non2xx + errors} requests`);
  const spent = processes.map((pid, index) => {
    // A session of PostgreSQL that had nothing to do has ended.
    if (index > 0 && !existsSync(`/proc/${pid}`)) return 0;
    return cpuSeconds(pid) - (before[index] ?? 0);
  });
  const each = (seconds: number) => (seconds * 1e6) / requests.total;
  return {
    microseconds: each(spent.reduce((sum, seconds) => sum + seconds, 0)),
    own: each(spent[0] ?? 0),
    perSecond: requests.average,
  };
}
