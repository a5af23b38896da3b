import { rescheduleEndpoints } from '../../../contract/reschedule.ts';
import type { AppContext } from '../../appContext.ts';
import { IdOnly } from '../../http/answer/answerOnce.ts';
import { implement, type Route } from '../../http/implement.ts';
import { recordId } from '../../refusal.ts';
import { readCounsel } from '../counsel/readCounsel.ts';
import { bytesOf, refuseUntilMidnight, tryCharge } from '../member/chargeMember.ts';
import { askForAnotherTime, takeBackReschedule } from './askForAnotherTime.ts';

/** Asking for another time, for the member. */
export function rescheduleRoutes(context: AppContext): readonly Route[] {
  const { db, answerOnce } = context;

  const read = async (memberId: string, id: string, now: Date) => {
    const { counsel } = await readCounsel(context, { memberId, id, now });
    return { data: counsel };
  };

  return implement(rescheduleEndpoints, {
    // A request counts as a message, for the limit of a day.
    'POST /member/counsels/:id/reschedule': async ({ params, body: form }, call) => {
      const { session, now } = call;
      const { memberId } = session;
      const id = recordId(params.id);
      const charge = { memberId, kind: 'messages', bytes: bytesOf(form), now } as const;
      const isCharged = await tryCharge(db, charge);
      const asked = ['POST /member/counsels/:id/reschedule', id, form];
      await answerOnce(call, { asked, answer: IdOnly }, async (tx) => {
        if (!isCharged) throw refuseUntilMidnight('day_limit_reached', now);
        await askForAnotherTime(tx, { memberId, id, form, at: now });
        return id;
      });
      return read(memberId, id, now);
    },

    'DELETE /member/counsels/:id/reschedule': async ({ params }, { session, now }) => {
      const { memberId } = session;
      const id = recordId(params.id);
      await db.transaction((tx) => takeBackReschedule(tx, { memberId, id, at: now }));
      return read(memberId, id, now);
    },
  });
}
