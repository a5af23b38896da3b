import type { Browser, Request } from 'playwright';
import { floorOf, startFloorServer } from '../floorServer.ts';
import { publicPages } from '../publicPages.ts';
import type { Row } from '../row.ts';
import { openSlowPhone } from '../slowPhone.ts';

/** What a phone loads before it shows a clinic: the document and its first picture, as they are sent. */
export const pageBytes: Row = {
  name: 'page-bytes',
  needs: [],
  measure: async (world) => {
    const server = await world.embedded();
    const proxy = await startFloorServer(world, server.url);
    const browser = await world.browser();
    const pages = new Map(await publicPages(server.url));
    const address = pages.get('a clinic') ?? '';
    const ours = await bytesOf(browser, proxy + address);
    const floor = await bytesOf(browser, proxy + floorOf(address));
    const told = ({ page, picture }: Bytes) => `${page} + ${picture} bytes`;
    return [
      {
        name: 'bytes of a clinic page until its first paint / written by hand',
        value: (ours.page + ours.picture) / (floor.page + floor.picture),
        unit: '',
        aim: { atMost: 1.15 },
        detail: `document + first picture: ours ${told(ours)}, by hand ${told(floor)}`,
      },
    ];
  },
};

interface Bytes {
  page: number;
  picture: number;
}

async function bytesOf(browser: Browser, address: string): Promise<Bytes> {
  const { page, close } = await openSlowPhone(browser, { isNetworkSlow: false });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'load' });
  const first = async (type: string) => {
    const request = requests.find((each) => each.resourceType() === type);
    return request ? (await request.sizes()).responseBodySize : Number.NaN;
  };
  const bytes = { page: await first('document'), picture: await first('image') };
  await close();
  return bytes;
}
