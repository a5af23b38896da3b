import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { fingerprint } from '../../../server/domain/session/secrets.ts';
import { makeLiveMembers } from '../../support/app/makeLiveMembers.ts';
import type { Row } from '../row.ts';
import { serverTimes } from '../serverTimes.ts';
import { median } from '../statistics.ts';
import { withClient } from '../withClient.ts';

const COUNSELS = 40;
const LIST = '/member/counsels?limit=20';
/** The job that seals plain texts runs every two seconds. */
const SEALED_WITHIN_MS = 120_000;

/** A member's counsels with sealed texts against the same ones with plain texts, as the list and one by one. */
export const sealedCounsels: Row = {
  name: 'sealed-counsels',
  needs: ['PostgreSQL'],
  measure: async ({ onPostgres, databaseUrl, extent }) => {
    const server = await onPostgres('demo');
    const [plain, sealed] = await withClient(await databaseUrl('demo'), async (client) => {
      const [one = '', other = ''] = await makeLiveMembers(client, { members: 2, sessions: 1 });
      // Texts of a seed stay plain. The job seals the others.
      const made = [await aWriter(client, one, true), await aWriter(client, other, false)] as const;
      await untilSealed(client, made[1].ids);
      return made;
    });
    const measure = async (pathsOf: (writer: Writer) => string[]) => {
      const times = { plain: [] as number[], sealed: [] as number[] };
      // The first round only warms up.
      for (let round = 0; round <= extent.rounds; round += 1) {
        const [one, other] = [
          await timesOf(server, plain, pathsOf),
          await timesOf(server, sealed, pathsOf),
        ];
        if (round > 0) times.plain.push(...one);
        if (round > 0) times.sealed.push(...other);
      }
      return { plain: median(times.plain), sealed: median(times.sealed), of: times.plain.length };
    };
    const list = await measure(({ ids }) => ids.map(() => LIST));
    const detail = await measure(({ ids }) => ids.map((id) => `/member/counsels/${id}`));
    return [figureOf('the list of 20 counsels', list), figureOf('a counsel', detail)];
  },
};

interface Writer {
  token: string;
  ids: string[];
}

const timesOf = (
  server: Parameters<typeof serverTimes>[0],
  writer: Writer,
  pathsOf: (writer: Writer) => string[],
) => serverTimes(server, pathsOf(writer), { Authorization: `Bearer ${writer.token}` });

const figureOf = (what: string, times: { plain: number; sealed: number; of: number }) => ({
  name: `${what} with sealed texts / with plain texts`,
  value: times.sealed / times.plain,
  unit: '',
  aim: { atMost: 1.2 },
  detail: `plain ${times.plain.toFixed(2)} ms, sealed ${times.sealed.toFixed(2)} ms, medians of ${times.of}`,
});

/** Counsels of the member with this session, each with a text and a change with a reason. */
async function aWriter(client: Client, token: string, isSeeded: boolean): Promise<Writer> {
  const { rows } = await client.query<{ id: string }>(
    `insert into counsel (id, member_id, clinic_id, source_type, source_id, content, code, state,
       seeded, created_at, updated_at)
     select gen_random_uuid(), family.member_id, clinic.id, 'CLINIC', clinic.id, repeat('코 상담 ', 40),
       'bench ' || family.member_id || number, 'CONSULTATION_COMPLETE', $2, now(), now()
     from session_pair pair join session_family family on family.id = pair.family_id,
       (select id from clinic limit 1) as clinic, generate_series(1, $3) as number
     where pair.access_hash = $1 returning id`,
    [fingerprint(token), isSeeded, COUNSELS],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into counsel_change (id, counsel_id, from_state, to_state, actor, reason, created_at)
     select gen_random_uuid(), told.id, 'AWAITING_CLINIC_CONFIRMATION', 'CONSULTATION_COMPLETE', 'staff',
       repeat('이유 ', 20), now()
     from unnest($1::uuid[]) as told (id)`,
    [ids],
  );
  return { token, ids };
}

async function untilSealed(client: Client, ids: readonly string[]): Promise<void> {
  const begun = performance.now();
  while (performance.now() - begun < SEALED_WITHIN_MS) {
    const { rows } = await client.query(
      `select 1 from counsel left join counsel_change on counsel_change.counsel_id = counsel.id
       where counsel.id = any($1::uuid[]) and (content <> '' or reason is not null) limit 1`,
      [ids],
    );
    if (rows.length === 0) return;
    await wait(500);
  }
  throw new Error('The job has not sealed the texts');
}
