import { lineReadingEndpoints } from '../../../contract/lineReading.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import type { LineSettings } from '../../line/lineSettings.ts';
import { refuse } from '../../refusal.ts';
import { logWithdrawals } from '../consent/logWithdrawals.ts';
import { chargeMember } from '../member/chargeMember.ts';
import { lockMember } from '../member/memberSql.ts';
import { insertLineReading, selectLineReading, stopLineReading } from './lineReadingSql.ts';

/** The consent to get the text of messages in the LINE chat. */
export function lineReadingRoutes(
  { db, memberKeys }: AppContext,
  lineAccount: LineSettings | null,
): readonly Route[] {
  const read = (memberId: string) => selectLineReading(db, memberId, lineAccount?.issuer ?? null);

  return implement(lineReadingEndpoints, {
    'GET /member/line-reading': async (_, { session: { memberId } }) => ({
      data: await read(memberId),
    }),

    // Ending it is not counted against a daily limit: a member can withdraw at any time.
    'POST /member/line-reading': async ({ body }, { session: { memberId }, now: at }) => {
      if (body.agreed) {
        if (!(await read(memberId)).isOffered) throw refuse('not_allowed_now');
        await chargeMember(db, { memberId, kind: 'consents', now: at });
      }
      await db.transaction(async (tx) => {
        if (!(await lockMember(tx, memberId))) throw refuse('unauthenticated');
        if (body.agreed) return insertLineReading(tx, { memberId, ...body, at });
        await stopLineReading(tx, { memberId, at });
        await logWithdrawals(tx, memberKeys, { memberId, at });
      });
      return { data: await read(memberId) };
    },
  });
}
