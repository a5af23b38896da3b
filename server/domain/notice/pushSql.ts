import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../../db/database.ts';
import { HOUR_MS } from '../../lib/units.ts';
import { overAt } from '../session/sessionSql.ts';

interface SubscriptionRow {
  /** The login of the browser. */
  familyId: string;
  sealed: string;
}

/** The login of the subscription has not ended. */
const isRunning = (now: string) => `exists (
  select 1 from session_family as family
  where family.id = push_subscription.family_id
    and family.ended_at is null and family.expires_at > ${now})`;

interface NewSubscription extends SubscriptionRow {
  memberId: string;
  endpointHash: string;
  at: Date;
}

/** Replaces the subscription of the login. An endpoint belongs to one login: it is taken from the login that had it. */
export async function replaceSubscription(
  db: Queryable,
  { familyId, memberId, sealed, endpointHash, at }: NewSubscription,
): Promise<void> {
  await db.query(
    `with former as (
       delete from push_subscription where endpoint_hash = $4 and family_id <> $1)
     insert into push_subscription (id, family_id, member_id, sealed, endpoint_hash, created_at)
     values ($6, $1, $2, $3, $4, $5)
     on conflict (family_id) do update set sealed = excluded.sealed,
       endpoint_hash = excluded.endpoint_hash, created_at = excluded.created_at`,
    [familyId, memberId, sealed, endpointHash, at, uuidv7()],
  );
}

export function selectSubscriptions(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<SubscriptionRow[]> {
  return db.query<SubscriptionRow>(
    `select family_id as "familyId", sealed
     from push_subscription where member_id = $1 and ${isRunning('$2')}`,
    [memberId, now],
  );
}

export async function hasSubscription(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from push_subscription where member_id = $1 and ${isRunning('$2')} limit 1`,
    [memberId, now],
  );
  return rows.length > 0;
}

/** Whether this login has a subscription. */
export async function isSubscribed(db: Queryable, familyId: string): Promise<boolean> {
  const rows = await db.query('select 1 from push_subscription where family_id = $1', [familyId]);
  return rows.length > 0;
}

export async function deleteSubscription(db: Queryable, familyId: string): Promise<void> {
  await db.query('delete from push_subscription where family_id = $1', [familyId]);
}

export async function deleteByEndpoint(db: Queryable, hashes: readonly string[]): Promise<void> {
  await db.query('delete from push_subscription where endpoint_hash = any($1::text[])', [hashes]);
}

const ENDED_BATCH = 1_000;

/**
 * Deletes the subscriptions of logins that have ended. Nothing is sent to them any more. The job runs each minute, so it
 * reads the ends of the last hour only; an older row is deleted with its session (domain/session/oldSessions.ts).
 */
export async function deleteEndedSubscriptions(db: Queryable, now: Date): Promise<void> {
  let deleted: unknown[];
  do {
    deleted = await db.query(
      `delete from push_subscription where id in (
         select push_subscription.id from session_family as family
         join push_subscription on push_subscription.family_id = family.id
         where ${overAt('family')} > $1 and ${overAt('family')} <= $2
         limit ${ENDED_BATCH} for update of push_subscription skip locked) returning id`,
      [new Date(now.getTime() - HOUR_MS), now],
    );
  } while (deleted.length === ENDED_BATCH);
}
