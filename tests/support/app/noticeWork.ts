import type { Database } from '../../../server/db/database.ts';
import { changeCounsel } from '../../../server/domain/counsel/change/changeCounsel.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { type DeliveryServices, openLanes } from '../../../server/notify/deliverNotices.ts';
import { fakeMemberKeys } from '../fakes/fakeKeyStore.ts';
import { LINE_ISSUER, lineSettingsAt } from '../fakes/lineSettingsAt.ts';
import { aCounsel } from '../fixtures/factories.ts';
import { aStaff } from '../fixtures/staff/aStaff.ts';

/** Does what the server does when staff confirm the counsel of a member who logged in with LINE. */
export async function confirmCounsel(db: Database): Promise<void> {
  const { staffId } = await aStaff(db);
  // Booked just now: at night only answers leave at once.
  const { id, member_id } = await aCounsel(db, { created_at: new Date() });
  await db.query('insert into member_identity values ($1, $2, $3, now())', [
    LINE_ISSUER,
    'U1',
    member_id,
  ]);
  const form = { version: 1, state: 'CLINIC_CONFIRMED' } as const;
  const asked = { id, visible: null, staffId, by: 'operator' as const, form, texts: null };
  await db.transaction((tx) => changeCounsel(tx, { ...asked, at: new Date() }));
}

/** Sends all that is due, in all lanes at once. */
export async function deliverNotices(db: Database, delivery: DeliveryServices): Promise<void> {
  await Promise.all(openLanes(db, delivery).map((lane) => lane.deliver()));
}

/** What the server does every two seconds. */
export async function notify(db: Database, url: string, now = () => new Date()): Promise<void> {
  const settings = { line: lineSettingsAt(url), staffWebhook: null, mail: null, push: null };
  const memberKeys = fakeMemberKeys();
  const site = { publicUrl: 'http://localhost', liffId: null };
  await deliverNotices(db, { settings, memberKeys, ...site, log: silentLog, now });
}
