import { noticeEndpoints } from '../../contract/notice.ts';
import type { AppContext } from '../appContext.ts';
import { type Implementation, implement } from '../http/implement.ts';
import type { FindChannels } from './channels.ts';
import { hasUnseen, seeUntil, selectInbox, selectOff, setOff } from './inboxSql.ts';

/** The inbox of a member, and what the member is told by which channel. */
export function noticeRoutes({ db }: AppContext, findChannels: FindChannels): Implementation {
  return implement(noticeEndpoints, {
    'GET /member/notices': async ({ query }, { session: { memberId } }) => {
      const data = await selectInbox(db, { memberId, after: query.after, limit: query.limit });
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
  });
}
