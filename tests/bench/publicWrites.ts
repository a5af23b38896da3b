import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { OWN_WRITE } from '../../contract/plain/headers.ts';
import { fingerprint } from '../../server/domain/session/secrets.ts';
import { makeLiveMembers } from '../support/app/makeLiveMembers.ts';
import { reviewForm } from '../support/fixtures/reviewForm.ts';

/** A counsel that its member may review. */
export interface Reviewable {
  token: string;
  memberId: string;
  id: string;
  clinic_id: string;
}

/** New members with counsels, each counsel at another clinic. The counsels of the members alternate. */
export async function makeReviewables(
  client: Client,
  { members, counsels }: { members: number; counsels: number },
): Promise<Reviewable[]> {
  const tokens = await makeLiveMembers(client, { members, sessions: 1 });
  const { rows } = await client.query<Omit<Reviewable, 'token'> & { hash: string }>(
    `with owner as (
       select pair.access_hash as hash, family.member_id,
         row_number() over (order by pair.access_hash) - 1 as place
       from session_pair pair join session_family family on family.id = pair.family_id
       where pair.access_hash = any($1::text[])
     ), place as (
       select id as clinic_id, row_number() over (order by id) - 1 as number from (
         select id from clinic where status = 'PUBLISHED' order by id limit $2::int * $3::int) as clinics
     ), made as (
       insert into counsel (id, member_id, clinic_id, source_type, source_id, content, code, state,
         seeded, created_at, updated_at)
       select gen_random_uuid(), owner.member_id, clinic_id, 'CLINIC', clinic_id, '',
         'bench ' || owner.member_id || number, 'TREATMENT_COMPLETE', true, now(), now()
       from place join owner on owner.place = place.number % $2::int
       returning id, member_id, clinic_id
     )
     select made.id, made.clinic_id, made.member_id as "memberId", owner.hash
     from made join owner using (member_id) join place using (clinic_id) order by number`,
    [tokens.map(fingerprint), members, counsels],
  );
  const byHash = new Map(tokens.map((token) => [fingerprint(token), token]));
  return rows.map(({ hash, ...row }) => ({ ...row, token: byHash.get(hash) ?? '' }));
}

const post = async (
  url: string,
  headers: Record<string, string>,
  body: unknown,
  method = 'POST',
) => {
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} for ${method} ${url}: ${text}`);
  return answer.headers.get(OWN_WRITE);
};

const asMember = (site: string, token: string) => ({
  Authorization: `Bearer ${token}`,
  Origin: site,
  'Content-Type': 'application/json',
});

const CONTENT = '자연스럽게 잘 되었어요. '.repeat(20);

export const writeReview = (site: string, counsel: Reviewable) =>
  post(
    `${site}/member/reviews`,
    asMember(site, counsel.token),
    reviewForm(counsel, { title: 'bench', content: CONTENT }),
  );

/** What `bareWriteServer.ts` gets. */
export interface ReviewToInsert {
  counselId: string;
  memberId: string;
  clinicId: string;
  content: string;
}

/** The same review by the bare server. */
export function writeBareReview(site: string, { id, memberId, clinic_id }: Reviewable) {
  const review: ReviewToInsert = { counselId: id, memberId, clinicId: clinic_id, content: CONTENT };
  return post(site, {}, review);
}

export const addBookmark = (site: string, { token, clinic_id }: Reviewable) =>
  post(`${site}/member/bookmarks`, asMember(site, token), {
    bookmarkableType: 'CLINIC',
    bookmarkableId: clinic_id,
  });

/** Changes a clinic. Returns the token with which the writer reads the change. */
export async function editClinic(
  site: string,
  staff: Record<string, string>,
  id: string,
  change: Record<string, string>,
): Promise<string | null> {
  const address = `${site}/staff/clinics/${id}`;
  const { data } = (await (await fetch(address, { headers: staff })).json()) as {
    data: { version: number };
  };
  return post(address, staff, { ...change, version: data.version }, 'PATCH');
}

/** Calls `act` again and again at this rate. The returned function stops it and returns the number of calls. */
export function keepDoing(perSecond: number, act: (turn: number) => Promise<unknown>) {
  let isWanted = true;
  let done = 0;
  const run = (async () => {
    const begun = performance.now();
    while (isWanted) {
      await act(done);
      done += 1;
      const due = begun + (done * 1_000) / perSecond;
      if (due > performance.now()) await wait(due - performance.now());
    }
    return done;
  })();
  run.catch(() => {});
  return () => {
    isWanted = false;
    return run;
  };
}
