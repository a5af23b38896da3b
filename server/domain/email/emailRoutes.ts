import { emailEndpoints } from '../../../contract/email.ts';
import type { AppContext } from '../../appContext.ts';
import { openTexts } from '../../crypto/texts.ts';
import { implement, type Route } from '../../http/implement.ts';
import type { Mailer } from '../../notify/mail.ts';
import { refuse } from '../../refusal.ts';
import { createEmailCodes } from './confirmEmail.ts';
import { addressPlace, deleteEmail, selectEmail } from './emailSql.ts';

/** The e-mail address of a member. `mailer` is null when this installation sends none. */
export function emailRoutes(context: AppContext, mailer: Mailer | null): readonly Route[] {
  const { db, memberKeys } = context;
  const codes = createEmailCodes(context);
  return implement(emailEndpoints, {
    'GET /member/email': async (_, { session: { memberId }, now }) => {
      const { address, waiting } = await selectEmail(db, memberId, now);
      const texts = await openTexts(memberKeys, memberId);
      const open = (sealed: string | null) => sealed && texts.open(sealed, addressPlace(memberId));
      return {
        data: { isOffered: mailer !== null, address: open(address), waiting: open(waiting) },
      };
    },

    'PUT /member/email/address': async ({ body }, { session: { memberId }, now }) => {
      if (mailer === null) throw refuse('not_found');
      await codes.send(mailer, { ...body, memberId, now });
      return {};
    },

    'POST /member/email/confirm': async ({ body }, { session: { memberId }, now }) => {
      await codes.confirm(memberId, body.code, now);
      return {};
    },

    'DELETE /member/email/address': async (_, { session: { memberId } }) => {
      await deleteEmail(db, memberId);
      return {};
    },
  });
}
