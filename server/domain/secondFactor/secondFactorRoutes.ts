import { staffSecondFactorEndpoints } from '../../../contract/staffSecondFactor.ts';
import type { AppContext } from '../../appContext.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { orNotFound } from '../../refusal.ts';
import { createAudit } from '../audit/audit.ts';
import { createEnrolment } from './enrolment.ts';
import { createFactorLimits } from './factorLimits.ts';
import { isFactorRequired } from './factorState.ts';
import { giveFactor, tryCode } from './giveFactor.ts';
import { hashOfCode } from './oneTimeCodes.ts';
import {
  isEnrolmentCode,
  lockFactors,
  markEnrolling,
  selectFactors,
  useRecoveryCode,
} from './secondFactorSql.ts';
import { createTotp } from './totp.ts';

/** The second factor: giving it, adding it, removing it. */
export function secondFactorRoutes(context: AppContext): Implementation {
  const { db, masterKeys, clientConfig } = context;
  const { isDemo } = clientConfig;
  const audit = createAudit(context);
  const limits = createFactorLimits();
  const services = { db, audit, limits };
  const totp = createTotp(masterKeys);
  const enrolment = createEnrolment(db, audit, isDemo);

  return implement(staffSecondFactorEndpoints, {
    'GET /auth/second-factor': async (_, { session }) => {
      const { isEnrolling, ...factors } = orNotFound(await selectFactors(db, session));
      const isRequired = isFactorRequired(session.role, isDemo);
      return {
        data: {
          ...factors,
          isDue: session.factor.isDue,
          isRequired,
          needsEnrolmentCode: isRequired && !session.factor.isSet && !isEnrolling,
        },
      };
    },

    'POST /auth/second-factor/totp': async ({ body }, { session, address, now }) => {
      const isRight = totp.isRight(session.staffId, body.code, now);
      await giveFactor(services, { name: 'totp', session, address, now, isRight });
      return {};
    },

    'POST /auth/second-factor/recovery-code': async ({ body }, { session, address, now }) => {
      const code = { staffId: session.staffId, codeHash: hashOfCode(body.code) };
      await giveFactor(services, {
        name: 'recovery code',
        session,
        address,
        now,
        isRight: (tx) => useRecoveryCode(tx, code, now),
      });
      return {};
    },

    // The code stays valid until the first factor is added: a browser may be closed in between.
    'POST /auth/second-factor/enrolment-code': async ({ body }, { session, address, now }) => {
      const { staffId, familyId } = session;
      const code = { staffId, codeHash: hashOfCode(body.code) };
      await tryCode(services, {
        name: 'enrolment code',
        session,
        address,
        now,
        isRight: async (tx) =>
          !(await lockFactors(tx, staffId))?.hasFactor && isEnrolmentCode(tx, code, now),
        allow: (tx) => markEnrolling(tx, familyId, now),
      });
      return {};
    },

    'POST /auth/totp': async (_, { session, address, now }) => {
      const { staffId } = session;
      const data = await enrolment.change({ session, address, now }, (tx, { user_id }) =>
        totp.begin(tx, { staffId, account: user_id }, now),
      );
      return { data };
    },

    'POST /auth/totp/confirm': async ({ body }, { session, address, now }) => {
      const { staffId } = session;
      await limits.take(staffId, address);
      const recoveryCodes = await enrolment.add({ session, address, now }, 'totp added', (tx) =>
        totp.confirm(tx, staffId, body.code, now),
      );
      await limits.reset(staffId);
      return { data: { recoveryCodes } };
    },

    'DELETE /auth/totp': async (_, { session, address, now }) => {
      const { staffId } = session;
      await enrolment.remove({ session, address, now }, 'totp removed', (tx) =>
        totp.remove(tx, staffId),
      );
      return {};
    },

    'POST /auth/recovery-codes': async (_, { session, address, now }) => ({
      data: { recoveryCodes: await enrolment.renewRecoveryCodes({ session, address, now }) },
    }),
  });
}
