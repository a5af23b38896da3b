import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { uuidv7 } from 'uuidv7';
import { fingerprint } from '../../../server/domain/session/secrets.ts';

/** New members with a counsel and some sessions each. Returns the tokens of the sessions, for the header Authorization. */
export async function makeLiveMembers(
  client: Client,
  { members: count, sessions }: { members: number; sessions: number },
): Promise<string[]> {
  const members = Array.from({ length: count }, () => uuidv7());
  await client.query(
    'insert into member (id, created_at, updated_at) select id, now(), now() from unnest($1::uuid[]) as told (id)',
    [members],
  );
  await client.query(
    `insert into counsel (id, member_id, clinic_id, source_type, source_id, content, code, state,
       created_at, updated_at)
     select gen_random_uuid(), told.id, clinic.id, 'CLINIC', clinic.id, '', told.id::text,
       'AWAITING_CLINIC_CONFIRMATION', now(), now()
     from unnest($1::uuid[]) as told (id), (select id from clinic limit 1) as clinic`,
    [members],
  );
  const owners = members.flatMap((id) => new Array<string>(sessions).fill(id));
  const families = owners.map(() => uuidv7());
  const tokens = owners.map(() => randomBytes(24).toString('base64url'));
  await client.query(
    `insert into session_family (id, member_id, salt, created_at, expires_at)
     select *, 'salt', now(), now() + interval '1 day' from unnest($1::uuid[], $2::uuid[])`,
    [families, owners],
  );
  await client.query(
    `insert into session_pair (refresh_hash, access_hash, family_id, access_until, refresh_until, used_at)
     select hash, hash, family_id, now() + interval '1 day', now() + interval '1 day', now()
     from unnest($1::text[], $2::uuid[]) as told (hash, family_id)`,
    [tokens.map(fingerprint), families],
  );
  return tokens;
}

/** Writes rows of the feed as if each of these members got a message at the same moment. */
export const tellLiveMembers = (client: Client) =>
  client.query(
    `insert into change (kind, id, audience)
     select 'message', counsel.id::text, 'member' from counsel where code = member_id::text`,
  );
