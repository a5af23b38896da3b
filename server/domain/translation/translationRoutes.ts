import { translationEndpoints } from '../../../contract/translation.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orNotFound, orUnauthenticated, recordId, refuse } from '../../refusal.ts';
import type { Translator } from '../../translate/translator.ts';
import { about, by } from '../audit/audit.ts';
import { logWithdrawals } from '../consent/logWithdrawals.ts';
import { chargeMember } from '../member/chargeMember.ts';
import { lockMember } from '../member/memberSql.ts';
import { selectThread } from '../message/messageSql.ts';
import { visibleClinicOf } from '../staff/staffRights.ts';
import { createTranslations } from './createTranslations.ts';
import { insertTranslationConsent, selectTranslationConsent } from './translationConsentSql.ts';
import { withdrawTranslation } from './withdrawTranslation.ts';

/** The texts of a counsel in the language of their reader, and the member's consent to that. */
export function translationRoutes(
  context: AppContext,
  translator: Translator | null,
): readonly Route[] {
  const { db, memberKeys, audit } = context;
  const translated = createTranslations(context, translator);

  return implement(translationEndpoints, {
    'GET /member/counsels/:id/translation': async ({ params, query: { language } }, call) => {
      const { memberId } = call.session;
      const counselId = recordId(params.id);
      orNotFound(await selectThread(db, counselId, { memberId }));
      const asked = { counselId, memberId, language, now: call.now };
      return translated({ ...asked, side: 'member', maySend: true });
    },

    'GET /staff/counsels/:id/translation': async ({ params, query }, call) => {
      const { language, reason } = query;
      const clinicId = visibleClinicOf(call.session);
      const isOperator = clinicId === null;
      if (isOperator && !reason) throw refuse('forbidden', 'query.reason: none given');
      const counselId = recordId(params.id);
      const { memberId } = orNotFound(await selectThread(db, counselId, { clinicId }));
      const asked = { counselId, memberId, language, now: call.now };
      const answer = await translated({ ...asked, side: 'staff', maySend: !isOperator });
      if (answer.data.length > 0) {
        const detail = isOperator && reason ? reason : '';
        const entry = { ...about('counsel', counselId), action: 'MESSAGES_READ', detail } as const;
        await audit.record({ ...by(call), ...entry });
      }
      return answer;
    },

    'GET /member/consents/translation': async (_, { session: { memberId } }) => ({
      data: await selectTranslationConsent(db, memberId),
    }),

    'POST /member/consents/translation': async ({ body }, { session: { memberId }, now: at }) => {
      await chargeMember(db, { memberId, kind: 'consents', now: at });
      await db.transaction(async (tx) => {
        if (!(await lockMember(tx, memberId))) throw refuse('unauthenticated');
        await insertTranslationConsent(tx, memberId, { ...body, agreed: true, at });
      });
      return { data: orUnauthenticated(await selectTranslationConsent(db, memberId)) };
    },

    // Not counted against a daily limit: a member can withdraw at any time.
    'DELETE /member/consents/translation': async (_, { session: { memberId }, now: at }) => {
      await db.transaction(async (tx) => {
        if (!(await lockMember(tx, memberId))) throw refuse('unauthenticated');
        await withdrawTranslation(tx, memberId, at);
        await logWithdrawals(tx, memberKeys, { memberId, at });
      });
      return {};
    },
  });
}
