import { compareFresh } from '../compareCost.ts';
import type { Row } from '../row.ts';
import { cachedSide, KNOWN_LIST } from '../sides.ts';
import { headersToRepeat, startBare } from '../startBare.ts';
import type { World } from '../world.ts';

/** A cached list against bare node:http sending the same bytes with the same headers. */
export const cachedList: Row = {
  name: 'cached-list',
  needs: ['processor times'],
  measure: async (world) => {
    const { ratio, detail } = await compareFresh(() => beginPair(world), world.extent);
    return [
      {
        name: 'cached list of 20 clinics / bare node:http with the same bytes',
        value: ratio,
        unit: '',
        aim: { atLeast: 0.9 },
        detail: `${detail}; processes of their own for every pair`,
      },
    ];
  },
};

async function beginPair(world: World) {
  const server = await world.fresh();
  const known = await fetch(server.url + KNOWN_LIST, {
    headers: { 'accept-encoding': 'identity' },
  });
  const headers = headersToRepeat(known);
  const body = Buffer.from(await known.arrayBuffer()).toString('base64');
  const bare = await startBare(world, 'bareServer', { headers, body });
  return {
    other: { ...bare, name: 'bare', nextPath: () => KNOWN_LIST, pids: async () => [bare.pid] },
    ours: cachedSide('ours', server),
    end: () => Promise.all([bare.stop(), server.stop()]),
  };
}
