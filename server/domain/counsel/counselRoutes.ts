import { Counsel, counselEndpoints } from '../../../contract/counsel.ts';
import type { AppContext } from '../../appContext.ts';
import { openTexts, sealTexts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import { implement, type Route } from '../../http/implement.ts';
import { languageAsked } from '../../http/input/languageAsked.ts';
import { koreanDayStart } from '../../lib/koreanDay.ts';
import { recordId, refuse } from '../../refusal.ts';
import { bytesOf, chargeMember, refuseUntilMidnight, tryCharge } from '../member/chargeMember.ts';
import { seeNoticesOf } from '../notice/noticeSql.ts';
import { deviceNamesOf } from '../session/device/deviceNames.ts';
import type { FindAnswerHours } from './answerTime.ts';
import { answerVisit } from './change/answerVisit.ts';
import { bookCounsel, findBooked } from './change/bookCounsel.ts';
import { cancelCounsel } from './change/cancelCounsel.ts';
import { countCounsels, streamCounsels, streamUpcoming } from './counselListSql.ts';
import { markSeen } from './counselSql.ts';
import { readCounsel } from './readCounsel.ts';
import { createSimilarClinics } from './similarClinics.ts';
import { openCards } from './texts/counselTexts.ts';

export function counselRoutes(
  context: AppContext,
  findAnswerHours: FindAnswerHours,
): readonly Route[] {
  const { db, memberKeys, answerOnce } = context;
  const findSimilar = createSimilarClinics(context);
  return implement(counselEndpoints, {
    'GET /member/counsels': async ({ query }, { session: { memberId }, now }) => {
      const { total, hasNews } = await countCounsels(db, memberId);
      const texts = await openTexts(memberKeys, memberId);
      const data = openCards(streamCounsels(db, memberId, query), texts, now);
      const { offset, limit, after } = query;
      const isFirstPart = offset === 0 && limit !== undefined && after === undefined;
      const upcoming =
        isFirstPart &&
        openCards(streamUpcoming(db, memberId, { limit, today: koreanDayStart(now) }), texts, now);
      const more = { ...(hasNews && { hasNews }), ...(upcoming && { upcoming }) };
      return { data: { data, total, ...more } };
    },

    // Opening a counsel marks it and its notices as seen. `changed` in this answer still has the value from before.
    'GET /member/counsels/:id': async ({ params }, { session, now }) => {
      const { memberId } = session;
      const id = recordId(params.id);
      await seeNoticesOf(db, { memberId, counselId: id, at: now });
      const { counsel, lastNews } = await readCounsel(context, { memberId, id, now });
      if (counsel.changed) await markSeen(db, id, lastNews);
      const isWaiting = counsel.state === 'AWAITING_CLINIC_CONFIRMATION';
      const answerHours = isWaiting ? await findAnswerHours(counsel.clinic_id) : null;
      return { data: { ...counsel, ...(answerHours !== null && { answerHours }) } };
    },

    'POST /member/counsels': async ({ body }, call) => {
      const { session, headers, now } = call;
      const { memberId } = session;
      const charge = { memberId, kind: 'counsels', bytes: bytesOf(body), now } as const;
      const isCharged = await tryCharge(db, charge);
      const asked = ['POST /member/counsels', body];
      const texts = await sealTexts(db, memberKeys, memberId);
      const isInLine = deviceNamesOf(headers.get('User-Agent')).browser === 'LINE';
      const key = headers.get('idempotency-key');
      const language = languageAsked(headers);
      const booking = { memberId, form: body, texts, language, isInLine, key, at: now };
      const book = async (tx: Queryable) => {
        const booked = await findBooked(tx, booking);
        if (booked) return booked;
        if (!isCharged) throw refuseUntilMidnight('day_limit_reached', now);
        return bookCounsel(tx, booking);
      };
      return { data: await answerOnce(call, { asked, answer: Counsel }, book) };
    },

    // `review_id` changes nothing: a review is tied to its counsel when it is created. Another id is refused.
    'PATCH /member/counsels/:id': async ({ params, body }, { session: { memberId }, now }) => {
      const id = recordId(params.id);
      if ('reason' in body) {
        const texts = await sealTexts(db, memberKeys, memberId);
        const cancel = { memberId, id, reason: body.reason, texts, at: now };
        await db.transaction((tx) => cancelCounsel(tx, cancel));
      }
      const { counsel } = await readCounsel(context, { memberId, id, now });
      if ('review_id' in body && counsel.review_id !== body.review_id) throw refuse('not_found');
      return { data: counsel };
    },

    'GET /member/counsels/:id/similar': async ({ params }, { session, now }) => ({
      data: await findSimilar(session.memberId, recordId(params.id), now),
    }),

    // An answer counts as a message, for the limit of a day.
    'PUT /member/counsels/:id/visit-answer': async ({ params, body: form }, call) => {
      const { session, now: at } = call;
      const { memberId } = session;
      const id = recordId(params.id);
      await chargeMember(db, { memberId, kind: 'messages', now: at });
      await db.transaction((tx) => answerVisit(tx, { memberId, id, form, at }));
      const { counsel } = await readCounsel(context, { memberId, id, now: at });
      return { data: counsel };
    },
  });
}
