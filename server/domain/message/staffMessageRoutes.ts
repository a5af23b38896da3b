import { staffMessageEndpoints } from '../../../contract/staff/staffMessage.ts';
import type { AppContext } from '../../appContext.ts';
import { openTexts, sealTexts } from '../../crypto/texts.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { IdOnly } from '../../http/answer/answerOnce.ts';
import { implement, type Route } from '../../http/implement.ts';
import { limits } from '../../limits/limits.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { assertClinic, visibleClinicOf } from '../staff/staffRights.ts';
import { makeMessageImages } from './messagePhotos.ts';
import {
  markRead,
  selectLineStates,
  selectMessage,
  selectMessages,
  selectThread,
  selectUnsent,
} from './messageSql.ts';
import { openStaffMessage } from './messageTexts.ts';
import { findSent, sendMessage } from './sendMessage.ts';

/** The thread of a counsel, for the clinic. Operators may read it, with a reason, and do not take part. */
export function staffMessageRoutes(context: AppContext, store: FileStore): readonly Route[] {
  const { db, memberKeys, audit, answerOnce } = context;

  return implement(staffMessageEndpoints, {
    // The console asks again every few seconds. Only an answer with messages is an entry of the access record.
    'GET /staff/counsels/:id/messages': async ({ params, query: { after, reason } }, call) => {
      const clinicId = visibleClinicOf(call.session);
      const why = clinicId === null ? reason : undefined;
      if (clinicId === null && !why) throw refuse('forbidden', 'query.reason: none given');
      const id = recordId(params.id);
      const { memberId, last, read } = orNotFound(await selectThread(db, id, { clinicId }));
      const messages = await selectMessages(db, id, { after, limit: limits.messages.perAnswer });
      if (messages.length > 0) {
        await audit.record({
          ...by(call),
          ...about('counsel', id),
          action: 'MESSAGES_READ',
          detail: why ?? '',
        });
      }
      const texts = await openTexts(memberKeys, memberId);
      const data = messages.map((message) => openStaffMessage(message, texts, why));
      const line = await selectLineStates(db, id);
      return { data, last, read, line, unsent: await selectUnsent(db, id) };
    },

    'POST /staff/counsels/:id/messages': async ({ params, body }, call) => {
      const { session, headers, now } = call;
      const { staffId } = session;
      const writer = { staffId, clinicId: assertClinic(session) };
      const id = recordId(params.id);
      const { memberId } = orNotFound(await selectThread(db, id, writer));
      await makeMessageImages(db, store, { photos: body.photos, writer });
      const texts = await sealTexts(db, memberKeys, memberId);
      const asked = ['POST /staff/counsels/:id/messages', id, body];
      const messageId = await answerOnce(call, { asked, answer: IdOnly }, async (tx) => {
        const key = headers.get('idempotency-key');
        const message = { counselId: id, writer, form: body, texts, lineId: null, key, at: now };
        const earlier = await findSent(tx, message);
        if (earlier !== null) return earlier;
        const sent = await sendMessage(tx, message);
        await audit.write(tx, { ...by(call), ...about('counsel', id), action: 'MESSAGE_SENT' });
        return sent;
      });
      const message = orNotFound(await selectMessage(db, messageId));
      return { data: openStaffMessage(message, texts) };
    },

    'POST /staff/counsels/:id/read': async ({ params, body }, { session }) => {
      const side = { clinicId: assertClinic(session) };
      if (!(await markRead(db, recordId(params.id), side, body.until))) throw refuse('not_found');
      return {};
    },
  });
}
