import { z } from 'zod';
import { hasConsentedInAnyVersion } from '../../../contract/consent.ts';
import { messageEndpoints } from '../../../contract/message.ts';
import type { AppContext } from '../../appContext.ts';
import { openTexts, sealTexts } from '../../crypto/texts.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { createAnswerOnce } from '../../http/answer/answerOnce.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { limits } from '../../limits.ts';
import { seeNoticesOf } from '../../notify/inboxSql.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { selectConsentsTo } from '../consent/consentSql.ts';
import { bytesOf, chargeMember } from '../member/chargeMember.ts';
import { makeMessageImages } from './messagePhotos.ts';
import { markRead, selectMessage, selectMessages, selectThread } from './messageSql.ts';
import { openMessage } from './messageTexts.ts';
import { sendMessage } from './sendMessage.ts';

/** The thread of a counsel, for its member. */
export function messageRoutes(context: AppContext, store: FileStore): Implementation {
  const { db, memberKeys } = context;
  const answerOnce = createAnswerOnce(context);

  return implement(messageEndpoints, {
    'GET /member/counsels/:id/messages': async ({ params, query }, { session: { memberId } }) => {
      const id = recordId(params.id);
      const { last, read, language } = orNotFound(await selectThread(db, id, { memberId }));
      const slice = { after: query.after, limit: limits.messages.perAnswer };
      const messages = await selectMessages(db, id, slice);
      const texts = await openTexts(memberKeys, memberId);
      return { data: messages.map((message) => openMessage(message, texts, language)), last, read };
    },

    'POST /member/counsels/:id/messages': async ({ params, body }, call) => {
      const { session, headers, now } = call;
      const writer = { memberId: session.memberId };
      const id = recordId(params.id);
      const { language, clinicId } = orNotFound(await selectThread(db, id, writer));
      const given = await selectConsentsTo(db, writer.memberId, clinicId);
      if (!hasConsentedInAnyVersion(given, clinicId)) throw refuse('consent_required');
      await chargeMember(db, { ...writer, kind: 'messages', bytes: bytesOf(body), now });
      await makeMessageImages(db, store, { photos: body.photos, writer });
      const asked = ['POST /member/counsels/:id/messages', id, body];
      const asker = { kind: 'member', id: writer.memberId } as const;
      const textsOf = (memberId: string) => sealTexts(memberKeys, memberId);
      // The stored answer is the id only, so that no text is stored twice.
      const messageId = await answerOnce({ headers, asker, asked, now, parse: parseId }, (tx) =>
        sendMessage(tx, { counselId: id, writer, form: body, textsOf, at: now }),
      );
      const message = orNotFound(await selectMessage(db, messageId));
      return { data: openMessage(message, await textsOf(writer.memberId), language) };
    },

    'POST /member/counsels/:id/read': async ({ params, body }, { session: { memberId }, now }) => {
      const id = recordId(params.id);
      const isMarked = await markRead(db, id, { memberId }, body.until);
      if (!isMarked) throw refuse('not_found');
      await seeNoticesOf(db, id, now);
      return {};
    },
  });
}

const parseId = (answer: unknown) => z.uuid().parse(answer);
