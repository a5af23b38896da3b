import { messageEndpoints } from '../../../contract/message.ts';
import type { AppContext } from '../../appContext.ts';
import { openTexts } from '../../crypto/texts.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { IdOnly } from '../../http/answer/answerOnce.ts';
import { implement, type Route } from '../../http/implement.ts';
import { limits } from '../../limits/limits.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { seeNoticesOf } from '../notice/noticeSql.ts';
import {
  markRead,
  selectMessage,
  selectMessages,
  selectThread,
  selectUnsent,
} from './messageSql.ts';
import { openMessage } from './messageTexts.ts';
import { writeAsMember } from './writeAsMember.ts';

/** The thread of a counsel, for its member. */
export function messageRoutes(context: AppContext, store: FileStore): readonly Route[] {
  const { db, memberKeys, answerOnce } = context;

  return implement(messageEndpoints, {
    'GET /member/counsels/:id/messages': async ({ params, query }, { session: { memberId } }) => {
      const id = recordId(params.id);
      const { last, read, language } = orNotFound(await selectThread(db, id, { memberId }));
      const slice = { after: query.after, limit: limits.messages.perAnswer };
      const messages = await selectMessages(db, id, slice);
      const unsent = await selectUnsent(db, id);
      const texts = await openTexts(memberKeys, memberId);
      const data = messages.map((message) => openMessage(message, texts, language));
      return { data, last, read, unsent };
    },

    'POST /member/counsels/:id/messages': async ({ params, body: form }, call) => {
      const { session, headers, now } = call;
      const { memberId } = session;
      const counselId = recordId(params.id);
      const asked = ['POST /member/counsels/:id/messages', counselId, form];
      const key = headers.get('idempotency-key');
      const writing = { memberId, counselId, form, lineId: null, key, at: now };
      const { id, language } = await writeAsMember(context, store, writing, (work) =>
        answerOnce(call, { asked, answer: IdOnly }, work),
      );
      const message = orNotFound(await selectMessage(db, id));
      return { data: openMessage(message, await openTexts(memberKeys, memberId), language) };
    },

    'POST /member/counsels/:id/read': async ({ params, body }, { session: { memberId }, now }) => {
      const id = recordId(params.id);
      const isMarked = await markRead(db, id, { memberId }, body.until);
      if (!isMarked) throw refuse('not_found');
      await seeNoticesOf(db, { memberId, counselId: id, until: body.until, at: now });
      return {};
    },
  });
}
