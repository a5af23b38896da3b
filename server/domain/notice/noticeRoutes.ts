import { noticeEndpoints } from '../../../contract/notice.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import type { FindChannels } from '../../notify/channels.ts';
import { refuse } from '../../refusal.ts';
import { hasUnseen, seeUntil, selectMemberNotices, selectOff, setOff } from './noticeSql.ts';
import { isPushAddress } from './pushAddress.ts';
import { isPushKey } from './pushKey.ts';
import { deleteSubscription, isSubscribed } from './pushSql.ts';
import { savePush } from './pushSubscriptions.ts';

/** The page of notices of a member, and which notices the member gets by which channel. */
export function noticeRoutes(context: AppContext, findChannels: FindChannels): readonly Route[] {
  const { db } = context;
  return implement(noticeEndpoints, {
    'GET /member/notices': async ({ query }, { session: { memberId }, now }) => {
      const { after, limit } = query;
      const data = await selectMemberNotices(db, { memberId, after, limit, now });
      return { data, hasNews: await hasUnseen(db, memberId) };
    },

    'POST /member/notices/read': async ({ body }, { session: { memberId }, now }) => {
      await seeUntil(db, { memberId, until: body.until, at: now });
      return {};
    },

    'GET /member/notice-choices': async (_, { session: { memberId } }) => ({
      data: { channels: await findChannels(memberId), off: await selectOff(db, memberId) },
    }),

    'PUT /member/notice-choices': async ({ body }, { session: { memberId } }) => {
      await setOff(db, { ...body, memberId });
      return {};
    },

    // The service worker asks when the browser has replaced its subscription.
    'GET /member/push-subscription': async (_, { session: { familyId } }) => {
      const { pushKey: publicKey } = context.clientConfig;
      if (publicKey === null || !(await isSubscribed(db, familyId))) throw refuse('not_found');
      return { data: { publicKey } };
    },

    'PUT /member/push-subscription': async ({ body }, { session, now }) => {
      if (context.clientConfig.pushKey === null) throw refuse('not_found');
      if (!isPushAddress(body.endpoint)) {
        throw refuse('invalid_input', 'body.endpoint: not an address of a push service');
      }
      if (!isPushKey(body.keys.p256dh)) {
        throw refuse('invalid_input', 'body.keys.p256dh: not a key');
      }
      await savePush(context, session, body, now);
      return {};
    },

    'DELETE /member/push-subscription': async (_, { session: { familyId } }) => {
      await deleteSubscription(db, familyId);
      return {};
    },
  });
}
