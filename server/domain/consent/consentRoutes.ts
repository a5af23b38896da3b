import { consentEndpoints } from '../../../contract/consent.ts';
import type { AppContext } from '../../appContext.ts';
import { tellOfCounsels } from '../../db/feed/counselChange.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orUnauthenticated, refuse } from '../../refusal.ts';
import { about } from '../audit/audit.ts';
import { chargeMember } from '../member/chargeMember.ts';
import { lockMember, selectMember } from '../member/memberSql.ts';
import { deleteFilesNow } from '../upload/deleteUnusedFiles.ts';
import { insertConsents, selectClinicConsents, selectWithoutConsent } from './consentSql.ts';
import { logWithdrawals } from './logWithdrawals.ts';
import { withdrawConsent } from './withdrawConsent.ts';

export function consentRoutes(context: AppContext, store: FileStore): readonly Route[] {
  const { db, memberKeys, audit } = context;
  return implement(consentEndpoints, {
    'GET /member/consents': async (_, { session: { memberId } }) => ({
      data: await selectClinicConsents(db, memberId),
    }),

    'POST /member/consents': async ({ body }, { session: { memberId }, now: at }) => {
      await chargeMember(db, { memberId, kind: 'consents', now: at });
      const { clinic_id: clinicId, ...consent } = body;
      await db.transaction(async (tx) => {
        if (!(await lockMember(tx, memberId))) throw refuse('unauthenticated');
        const reopened = await selectWithoutConsent(tx, memberId, clinicId);
        const isKnown = await insertConsents(tx, memberId, { ...consent, clinicId, at });
        if (!isKnown) throw refuse('not_found');
        // The console no longer shows that the member cannot answer.
        await tellOfCounsels(tx, reopened, 'consent', 'clinic');
      });
      return { data: orUnauthenticated(await selectMember(db, memberId)) };
    },

    // Not counted against a daily limit: a member can withdraw at any time.
    'POST /member/consents/withdrawal': async ({ body }, { session: { memberId }, now: at }) => {
      const { clinic_id: clinicId = null, counsels: choice } = body;
      const { data, files } = await db.transaction(async (tx) => {
        const {
          clinics,
          erased,
          files: gone,
        } = await withdrawConsent(tx, { memberId, clinicId, choice, at });
        for (const withdrawn of clinics) {
          await audit.write(tx, {
            staffId: null,
            clinicId: withdrawn.clinicId,
            address: null,
            action: 'CONSENT_WITHDRAWN',
            at,
            ...about('counsel', ...withdrawn.counselIds),
            detail: choice,
          });
        }
        const member = orUnauthenticated(await selectMember(tx, memberId));
        // Before the commit: without the log, a restored backup would show the erased texts. After all else that may
        // fail: the next start of the server repeats what the log names.
        if (erased.length > 0) await memberKeys.logErasedTexts(erased, at);
        await logWithdrawals(tx, memberKeys, { memberId, at });
        return { data: member, files: gone };
      });
      await deleteFilesNow(store, files);
      return { data };
    },
  });
}
