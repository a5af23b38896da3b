import { PushSubscriptionForm } from '../../../contract/notice.ts';
import type { AppContext } from '../../appContext.ts';
import type { MemberKeys } from '../../crypto/createMemberKeys.ts';
import { type OpenTexts, openTexts, sealTexts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import type { MemberSession } from '../../http/guard/session.ts';
import { fingerprint } from '../session/secrets.ts';
import { deleteByEndpoint, replaceSubscription, selectSubscriptions } from './pushSql.ts';

const placeOf = (familyId: string) => ({
  table: 'push_subscription',
  id: familyId,
  column: 'sealed',
});

export async function savePush(
  { db, memberKeys }: Pick<AppContext, 'db' | 'memberKeys'>,
  { memberId, familyId }: MemberSession,
  form: PushSubscriptionForm,
  at: Date,
): Promise<void> {
  const texts = await sealTexts(db, memberKeys, memberId);
  const sealed = texts.seal(JSON.stringify(form), placeOf(familyId)) ?? '';
  const endpointHash = fingerprint(form.endpoint);
  await replaceSubscription(db, { familyId, memberId, sealed, endpointHash, at });
}

/** Null when it cannot be opened. */
export function openSubscription(
  texts: OpenTexts,
  { familyId, sealed }: { familyId: string; sealed: string },
): PushSubscriptionForm | null {
  const opened = texts.open(sealed, placeOf(familyId));
  return opened === null ? null : PushSubscriptionForm.parse(JSON.parse(opened));
}

export interface KnownBrowser {
  familyId: string;
  subscription: PushSubscriptionForm;
}

/** The browsers of a member that get a delivery. */
export async function findBrowsers(
  db: Queryable,
  memberKeys: MemberKeys,
  memberId: string,
  now: Date,
): Promise<KnownBrowser[]> {
  const rows = await selectSubscriptions(db, memberId, now);
  if (rows.length === 0) return [];
  const texts = await openTexts(memberKeys, memberId);
  return rows.flatMap(({ familyId, sealed }) => {
    const subscription = openSubscription(texts, { familyId, sealed });
    return subscription === null ? [] : [{ familyId, subscription }];
  });
}

/** Deletes subscriptions that the push service has ended. One that has replaced such a subscription stays. */
export const deleteEndpoints = (db: Queryable, endpoints: readonly string[]): Promise<void> =>
  deleteByEndpoint(db, endpoints.map(fingerprint));
