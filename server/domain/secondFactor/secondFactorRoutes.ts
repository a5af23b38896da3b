import { staffSecondFactorEndpoints } from '../../../contract/staff/staffSecondFactor.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orNotFound } from '../../refusal.ts';
import { staffCookie } from '../staff/staffSession.ts';
import { createEnrolment } from './enrolment.ts';
import type { FactorLimits } from './factorLimits.ts';
import { isFactorRequired } from './factorState.ts';
import { giveFactor, tryCode } from './giveFactor.ts';
import { hashOfCode } from './oneTimeCodes.ts';
import {
  isEnrolmentCode,
  lockFactors,
  markEnrolling,
  selectFactors,
  spendRecoveryCode,
} from './secondFactorSql.ts';
import { createTotp } from './totp.ts';

/** The second factor: giving it, adding it, removing it. */
export function secondFactorRoutes(context: AppContext, limits: FactorLimits): readonly Route[] {
  const { db, masterKeys, clientConfig, factorPolicy, audit } = context;
  const cookie = staffCookie(clientConfig.publicUrl);
  const services = { db, audit, limits, cookie };
  const totp = createTotp(masterKeys);
  const enrolment = createEnrolment(services, factorPolicy);

  return implement(staffSecondFactorEndpoints, {
    'GET /auth/second-factor': async (_, { session }) => {
      const { isEnrolling, ...factors } = orNotFound(await selectFactors(db, session));
      const isRequired = isFactorRequired(session.role, factorPolicy);
      return {
        data: {
          ...factors,
          isDue: session.factor.isDue,
          isRequired,
          needsEnrolmentCode: isRequired && !session.factor.isSet && !isEnrolling,
        },
      };
    },

    'POST /auth/second-factor/totp': async ({ body }, call) => {
      const isRight = totp.isRight(call.session.staffId, body.code, call.now);
      await giveFactor(services, { name: 'totp', call, isRight });
      return {};
    },

    'POST /auth/second-factor/recovery-code': async ({ body }, call) => {
      const code = { staffId: call.session.staffId, codeHash: hashOfCode(body.code) };
      await giveFactor(services, {
        name: 'recovery code',
        call,
        isRight: (tx) => spendRecoveryCode(tx, code, call.now),
      });
      return {};
    },

    // The code stays valid until the first factor is added: a browser may be closed in between.
    'POST /auth/second-factor/enrolment-code': async ({ body }, call) => {
      const { now, session } = call;
      const { staffId, familyId } = session;
      const code = { staffId, codeHash: hashOfCode(body.code) };
      await tryCode(services, {
        name: 'enrolment code',
        call,
        isRight: async (tx) =>
          !(await lockFactors(tx, staffId))?.hasFactor && isEnrolmentCode(tx, code, now),
        onRight: (tx) => markEnrolling(tx, familyId, now),
      });
      return {};
    },

    'POST /auth/totp': async (_, call) => {
      const { staffId } = call.session;
      const data = await enrolment.change(call, (tx, { user_id }) =>
        totp.begin(tx, { staffId, account: user_id }, call.now),
      );
      return { data };
    },

    'POST /auth/totp/confirm': async ({ body }, call) => {
      const { staffId } = call.session;
      const recoveryCodes = await enrolment.add(call, 'totp added', (tx) =>
        totp.confirm(tx, staffId, body.code, call.now),
      );
      return { data: { recoveryCodes } };
    },

    'DELETE /auth/totp': async (_, call) => {
      const { staffId } = call.session;
      await enrolment.remove(call, 'totp removed', (tx) => totp.remove(tx, staffId));
      return {};
    },

    'POST /auth/recovery-codes': async (_, call) => ({
      data: { recoveryCodes: await enrolment.renewRecoveryCodes(call) },
    }),
  });
}
