import { staffPasskeyEndpoints } from '../../../contract/staffPasskey.ts';
import type { AppContext } from '../../appContext.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { recordId, refuse } from '../../refusal.ts';
import { createAudit } from '../audit/audit.ts';
import { createEnrolment } from './enrolment.ts';
import { createFactorLimits } from './factorLimits.ts';
import { giveFactor } from './giveFactor.ts';
import { deletePasskey, renamePasskey } from './passkeySql.ts';
import { createPasskeys } from './passkeys.ts';

/** Passkeys as a second factor: giving one, adding, renaming and removing. */
export function passkeyRoutes(context: AppContext): Implementation {
  const { db, clientConfig } = context;
  const audit = createAudit(context);
  const limits = createFactorLimits();
  const services = { db, audit, limits };
  const passkeys = createPasskeys(clientConfig.publicUrl);
  const enrolment = createEnrolment(db, audit, clientConfig.isDemo);

  return implement(staffPasskeyEndpoints, {
    'POST /auth/second-factor/passkey/options': async (_, { session, now }) => ({
      data: await passkeys.begin(db, session, now),
    }),

    'POST /auth/second-factor/passkey': async ({ body }, { session, address, now }) => {
      const isRight = passkeys.isRight(session, body.proof, now);
      await giveFactor(services, { name: 'passkey', session, address, now, isRight });
      return {};
    },

    'POST /auth/passkeys/options': async (_, { session, address, now }) => {
      const data = await enrolment.change({ session, address, now }, (tx, { user_id: userName }) =>
        passkeys.beginNew(tx, { ...session, userName }, now),
      );
      return { data };
    },

    'POST /auth/passkeys': async ({ body }, { session, address, now }) => {
      const recoveryCodes = await enrolment.add({ session, address, now }, 'passkey added', (tx) =>
        passkeys.add(tx, session, body, now),
      );
      return { data: { recoveryCodes } };
    },

    'PATCH /auth/passkeys/:id': async ({ params, body }, { session }) => {
      const own = { id: recordId(params.id), staffId: session.staffId };
      if (!(await renamePasskey(db, own, body.name))) throw refuse('not_found');
      return {};
    },

    'DELETE /auth/passkeys/:id': async ({ params }, { session, address, now }) => {
      const own = { id: recordId(params.id), staffId: session.staffId };
      await enrolment.remove({ session, address, now }, 'passkey removed', async (tx) => {
        if (!(await deletePasskey(tx, own))) throw refuse('not_found');
      });
      return {};
    },
  });
}
