import { compareCost } from '../compareCost.ts';
import type { Row } from '../row.ts';
import { cachedSide, KNOWN_LIST } from '../sides.ts';
import { headersToRepeat, startBare } from '../startBare.ts';

/** A known list against bare node:http sending the same bytes with the same headers. */
export const cachedList: Row = {
  name: 'cached-list',
  needs: ['processor times'],
  measure: async (world) => {
    const ours = await world.embedded();
    const known = await fetch(ours.url + KNOWN_LIST, {
      headers: { 'accept-encoding': 'identity' },
    });
    const headers = headersToRepeat(known);
    const body = Buffer.from(await known.arrayBuffer()).toString('base64');
    const bare = await startBare(world, 'bareServer', { headers, body });
    const { ratio, detail } = await compareCost(
      { name: 'bare', url: bare.url, nextPath: () => KNOWN_LIST, pids: async () => [bare.pid] },
      cachedSide('ours', ours),
      world.extent,
    );
    return [
      {
        name: 'cached list of 20 clinics / bare node:http with the same bytes',
        value: ratio,
        unit: '',
        aim: { atLeast: 0.9 },
        detail,
      },
    ];
  },
};
