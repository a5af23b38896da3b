import { StaffAccount, staffPeopleEndpoints } from '../../../contract/staff/staffPeople.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import type { FactorLimits } from '../secondFactor/factorLimits.ts';
import { assertFreshFactor } from '../secondFactor/factorState.ts';
import { resetFactors } from '../secondFactor/resetFactors.ts';
import { lockFactors } from '../secondFactor/secondFactorSql.ts';
import { endSessionsOf } from '../session/ownSessionSql.ts';
import { prepareStaff } from './createStaff.ts';
import { lockActiveStaff, selectAccount, selectAccounts, updateActive } from './staffSql.ts';

export function staffPeopleRoutes(
  context: AppContext,
  factorLimits: FactorLimits,
): readonly Route[] {
  const { db, factorPolicy: policy, isBreached, audit, answerOnce } = context;
  const accountOf = async (id: string): Promise<StaffAccount> =>
    orNotFound(await selectAccount(db, id));

  return implement(staffPeopleEndpoints, {
    'GET /staff/people': ({ query }) => selectAccounts(db, query),

    'POST /staff/people': async ({ body }, call) => {
      assertFreshFactor(call.session, call.now);
      const { id, write } = await prepareStaff(body, call.now, isBreached);
      const { password: _, password_sha1: _sha1, ...named } = body;
      // The hash that is stored for a request is a fast one, so neither the password nor its SHA-1 may be part of it.
      const asked = ['POST /staff/people', named];
      const account = await answerOnce(call, { asked, answer: StaffAccount }, async (tx) => {
        await write(tx);
        const detail = `created ${body.role}`;
        await audit.write(tx, { ...by(call), ...aboutStaff(id), detail });
        return orNotFound(await selectAccount(tx, id));
      });
      return { data: account };
    },

    // Operators cannot deactivate themselves, so at least one operator always remains.
    'PATCH /staff/people/:id': async ({ params, body: { active } }, call) => {
      const { session, now: at } = call;
      // An account is closed at once; opening it again gives access to health data.
      if (active) assertFreshFactor(session, at);
      const id = recordId(params.id);
      if (id === session.staffId) throw refuse('not_allowed_now');
      const detail = active ? 'taken back' : 'let go';
      await db.transaction(async (tx) => {
        // Locks both accounts: two operators who deactivate each other at the same time cannot both succeed.
        const present = await lockActiveStaff(tx, [session.staffId, id]);
        if (!present.includes(session.staffId)) throw refuse('unauthenticated');
        if (!(await updateActive(tx, id, active, at))) throw refuse('not_found');
        if (!active) await endSessionsOf(tx, { staffId: id }, { except: null, now: at });
        await audit.write(tx, { ...by(call), ...aboutStaff(id), detail });
      });
      return { data: await accountOf(id) };
    },

    'POST /staff/people/:id/factor-reset': async ({ params }, call) => {
      const { session, now: at } = call;
      assertFreshFactor(session, at);
      const id = recordId(params.id);
      if (id === session.staffId) throw refuse('not_allowed_now');
      const issued = await db.transaction(async (tx) => {
        const owner = orNotFound(await lockFactors(tx, id));
        const code = await resetFactors(tx, { id, role: owner.role, policy }, at);
        await endSessionsOf(tx, { staffId: id }, { except: null, now: at });
        const entry = { ...aboutStaff(id), action: 'FACTOR_CHANGED' } as const;
        await audit.write(tx, { ...by(call), ...entry, detail: 'factors removed' });
        return code;
      });
      await factorLimits.clear(id);
      return { data: { enrolmentCode: issued?.code ?? null } };
    },
  });
}

const aboutStaff = (id: string) => ({ ...about('staff', id), action: 'STAFF_CHANGED' }) as const;
