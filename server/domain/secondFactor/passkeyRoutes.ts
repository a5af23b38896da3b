import { staffPasskeyEndpoints } from '../../../contract/staff/staffPasskey.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { recordId, refuse } from '../../refusal.ts';
import { staffCookie } from '../staff/staffSession.ts';
import { createEnrolment } from './enrolment.ts';
import type { FactorLimits } from './factorLimits.ts';
import { giveFactor } from './giveFactor.ts';
import { deletePasskey, renamePasskey } from './passkeySql.ts';
import { createPasskeys } from './passkeys.ts';

/** Passkeys as a second factor: giving one, adding, renaming and removing. */
export function passkeyRoutes(context: AppContext, limits: FactorLimits): readonly Route[] {
  const { db, clientConfig, audit } = context;
  const cookie = staffCookie(clientConfig.publicUrl);
  const services = { db, audit, limits, cookie };
  const passkeys = createPasskeys(clientConfig.publicUrl);
  const enrolment = createEnrolment(services, context.factorPolicy);

  return implement(staffPasskeyEndpoints, {
    'POST /auth/second-factor/passkey/options': async (_, { session, now }) => ({
      data: await passkeys.begin(db, session, now),
    }),

    'POST /auth/second-factor/passkey': async ({ body }, call) => {
      const isRight = passkeys.isRight(call.session, body.proof, call.now);
      await giveFactor(services, { name: 'passkey', call, isRight });
      return {};
    },

    'POST /auth/passkeys/options': async (_, call) => {
      const data = await enrolment.change(call, (tx, { user_id: userName }) =>
        passkeys.beginNew(tx, { ...call.session, userName }, call.now),
      );
      return { data };
    },

    'POST /auth/passkeys': async ({ body }, call) => {
      const recoveryCodes = await enrolment.add(call, 'passkey added', (tx) =>
        passkeys.add(tx, call.session, body, call.now),
      );
      return { data: { recoveryCodes } };
    },

    'PATCH /auth/passkeys/:id': async ({ params, body }, { session }) => {
      const own = { id: recordId(params.id), staffId: session.staffId };
      if (!(await renamePasskey(db, own, body.name))) throw refuse('not_found');
      return {};
    },

    'DELETE /auth/passkeys/:id': async ({ params }, call) => {
      const own = { id: recordId(params.id), staffId: call.session.staffId };
      await enrolment.remove(call, 'passkey removed', async (tx) => {
        if (!(await deletePasskey(tx, own))) throw refuse('not_found');
      });
      return {};
    },
  });
}
