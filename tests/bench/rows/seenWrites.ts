import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OWN_WRITE } from '../../../contract/plain/headers.ts';
import { signInByCall } from '../../support/app/signInByCall.ts';
import { editClinic } from '../publicWrites.ts';
import type { Row } from '../row.ts';
import { quantile } from '../statistics.ts';

const LIST = '/public/clinics?limit=20';
/** In a full run; in a short one a fifth. */
const WRITES = 1_000;
const LATE_MS = 2_000;
const GIVEN_UP_MS = 20_000;
const PAUSE_MS = 100;

interface Shown {
  id: string;
  name: string;
}

/** Names of twenty clinics, changed through one process: when both processes show them, in the list and on the page. */
export const seenWrites: Row = {
  name: 'seen-writes',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ fresh, databaseUrl, later, extent }) => {
    // One master key, by which each process reads the tokens of the other one.
    const dataDir = await mkdtemp(join(tmpdir(), 'seen-writes-'));
    later(() => rm(dataDir, { recursive: true, force: true }));
    const env = { DATABASE_URL: await databaseUrl('load'), DATA_DIR: dataDir };
    const [one, other] = [await fresh(env), await fresh(env)];
    const staff = await signInByCall(one.url);
    const read = async <T>(address: string, headers = {}) =>
      ((await (await fetch(address, { headers })).json()) as { data: T }).data;
    const clinics = await read<Shown[]>(one.url + LIST);
    const each = (extent.samples >= 300 ? WRITES : WRITES / 5) / clinics.length;
    const ownMissed: string[] = [];
    const times: number[] = [];

    const nameOf = async (site: string, id: string, headers = {}) =>
      (await read<Shown>(`${site}/public/clinics/${id}`, headers)).name;
    const nameInList = async (site: string, id: string) =>
      (await read<Shown[]>(site + LIST)).find((clinic) => clinic.id === id)?.name;
    const untilSeen = async (look: () => Promise<string | undefined>, name: string) => {
      const begun = performance.now();
      while (performance.now() - begun < GIVEN_UP_MS) {
        if ((await look()) === name) break;
        await wait(PAUSE_MS);
      }
      return performance.now() - begun;
    };
    const changeOften = async ({ id, name }: Shown) => {
      for (let turn = 1; turn <= each; turn += 1) {
        const next = turn === each ? name : `${name} ${turn}`;
        const token = await editClinic(one.url, staff, id, { name: next });
        const own = nameOf(other.url, id, { [OWN_WRITE]: token ?? '' });
        const seen = [one.url, other.url].flatMap((site) => [
          untilSeen(() => nameOf(site, id), next),
          untilSeen(() => nameInList(site, id), next),
        ]);
        if ((await own) !== next) ownMissed.push(id);
        times.push(Math.max(...(await Promise.all(seen))));
      }
    };
    await Promise.all(clinics.map(changeOften));

    const late = times.filter((ms) => ms > LATE_MS).length;
    const detail = `${times.length} writes by ${clinics.length} writers; the slowest of four places: median ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms; asked every ${PAUSE_MS} ms`;
    return [
      {
        name: 'writes that their writer did not read next, through the other process',
        value: ownMissed.length,
        unit: '',
        aim: { atMost: 0 },
        detail: `of ${times.length}`,
      },
      {
        name: 'writes that a process showed later than 2 s, on the page or in the list',
        value: late,
        unit: '',
        aim: { atMost: 0 },
        detail,
      },
    ];
  },
};
