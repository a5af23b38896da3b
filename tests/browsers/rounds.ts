import { screens } from '../../src/screens.ts';
import { countForProof } from '../support/app/proof.ts';
import type { Place } from './inEngines.ts';
import { bookCounsel, enterConsole, firstOf } from './journeys.ts';
import type { Person } from './person.ts';

/** One kind of visitor, and every address that this visitor has pages at. */
interface Round {
  who: string;
  /** At least; fewer would mean that addresses got lost. */
  pages: number;
  enter(place: Place): Promise<{ me: Person; addresses: readonly string[] }>;
}

const NO_RECORD = '0193a000-0000-7000-8000-000000000000';
const TABS = ['clinics', 'doctors', 'events', 'reviews'];

/** Chromium logs the status of a missing page, and the reason of a login without an answer. */
const EXPECTED = /Failed to load resource: .* 404|The login was not finished/;

export const ROUNDS: readonly Round[] = [
  {
    who: 'guest',
    pages: 40,
    enter: async ({ siteUrl, newPerson }) => ({
      me: await newPerson(),
      addresses: await guestAddresses(siteUrl),
    }),
  },
  {
    who: 'member',
    pages: 13,
    enter: async (place) => {
      const me = await bookCounsel(place);
      const counsel = (await me.address()).replace(/\?.*/, '');
      const editor = counsel.replace('/counsel/', '/review/editor/');
      const own = [
        '/bookmark',
        '/counsel',
        '/my-page',
        '/my-page/reviews',
        '/my-page/consents',
        '/my-page/sessions',
        '/my-page/notices',
        '/notices',
        '/reset-nickname',
      ];
      return { me, addresses: [counsel, `${counsel}?done`, editor, ...own, '/liff/counsel'] };
    },
  },
  {
    who: 'operator',
    pages: 15,
    enter: async ({ newPerson }) => {
      const me = await newPerson();
      await enterConsole(me, 'operator');
      const work = ['counsels', 'contents', 'reviews', 'notices', 'calendar', 'calendar/hours'];
      const office = ['overview', 'people', 'search', 'retention', 'account'];
      const kinds = ['clinic', 'doctor', 'event'].map((kind) => `contents/${kind}/new`);
      const paths = [...work, ...office, ...kinds, 'none'];
      return { me, addresses: paths.map((path) => `/console/${path}`) };
    },
  },
  {
    who: 'clinic',
    pages: 8,
    enter: async ({ newPerson }) => {
      const me = await newPerson();
      await enterConsole(me, 'clinic.one');
      const work = ['counsels', 'contents', 'reviews', 'calendar', 'calendar/hours'];
      const paths = [...work, 'overview', 'account', 'contents/event/new'];
      return { me, addresses: paths.map((path) => `/console/${path}`) };
    },
  },
];

/** The errors of each page, with its address. */
export async function goRound(place: Place, { enter, pages }: Round): Promise<string[]> {
  const { me, addresses } = await enter(place);
  if (addresses.length < pages) throw new Error(`Only ${addresses.length} addresses`);
  place.engine.takeTrouble();
  const complaints: string[] = [];
  for (const address of addresses) {
    await me.open(address);
    const trouble = place.engine.takeTrouble().filter((line) => !EXPECTED.test(line));
    complaints.push(...trouble.map((line) => `${address}: ${line}`));
    countForProof('pages');
  }
  return complaints;
}

/** All that the map of screens knows, with records and with none, rendered by the server or not, on the web and in LINE. */
async function guestAddresses(siteUrl: string): Promise<string[]> {
  const kinds = ['clinic', 'doctor', 'event', 'review'];
  const records: string[] = [];
  for (const kind of kinds) {
    const { id } = await firstOf<{ id: string }>(siteUrl, `${kind}s`);
    records.push(`/contents/${kind}/${id}`);
  }
  const others = screens
    .map(({ path }) => path.replace(/:\w+/, NO_RECORD))
    .filter((path) => !path.startsWith('/console'));
  return [
    ...others,
    ...TABS.map((tab) => `/contents?tabId=${tab}`),
    ...records,
    ...['doctor', 'event', 'review'].map((tab) => `${records[0]}?tabId=${tab}`),
    ...kinds.map((kind) => `/contents/${kind}/pv`),
    '/search?text=a',
    '/oauth/line?error=access_denied&state=x',
    '/none',
    '/liff/',
    '/liff/contents',
    `/liff${records[0]}`,
    '/liff/none',
  ];
}
