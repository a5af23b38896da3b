import autocannon from 'autocannon';
import { cpuSeconds } from './cpuTime.ts';
import type { Extent } from './extent.ts';
import { median } from './statistics.ts';

/** Somebody who answers, and the processes that work for it. */
export interface Side {
  name: string;
  url: string;
  /** Of the next question. */
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

/** Processor time of a request, in turn within one run: what else the machine does hits both alike. */
export async function compareCost(other: Side, ours: Side, extent: Extent): Promise<Comparison> {
  const pairs: { other: Cost; ours: Cost }[] = [];
  for (let round = 0; round <= extent.rounds; round += 1) {
    const pair = {
      other: await measure(other, extent.seconds),
      ours: await measure(ours, extent.seconds),
    };
    // The first round only warms up.
    if (round > 0) pairs.push(pair);
  }
  const ratios = pairs.map((pair) => pair.other.microseconds / pair.ours.microseconds);
  const describe = (name: string, costs: Cost[]) =>
    `${name} ${median(costs.map(({ microseconds }) => microseconds)).toFixed(1)} µs of processor a request ` +
    `(${median(costs.map(({ own }) => own)).toFixed(1)} in its own process), ${Math.round(median(costs.map(({ perSecond }) => perSecond)))}/s`;
  return {
    ratio: median(ratios),
    worst: Math.min(...ratios),
    detail: [
      describe(
        other.name,
        pairs.map((pair) => pair.other),
      ),
      describe(
        ours.name,
        pairs.map((pair) => pair.ours),
      ),
      `median of ${extent.rounds} pairs of rounds, worst ${Math.min(...ratios).toFixed(2)}`,
    ].join('; '),
  };
}

interface Cost {
  microseconds: number;
  own: number;
  perSecond: number;
}

async function measure({ name, url, nextPath, pids }: Side, duration: number): Promise<Cost> {
  const processes = await pids();
  const before = processes.map(cpuSeconds);
  const { requests, non2xx, errors } = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  });
  if (non2xx + errors > 0) throw new Error(`${name} refused ${non2xx + errors} requests`);
  const spent = processes.map((pid, index) => cpuSeconds(pid) - (before[index] ?? 0));
  const each = (seconds: number) => (seconds * 1e6) / requests.total;
  return {
    microseconds: each(spent.reduce((sum, seconds) => sum + seconds, 0)),
    own: each(spent[0] ?? 0),
    perSecond: requests.average,
  };
}
