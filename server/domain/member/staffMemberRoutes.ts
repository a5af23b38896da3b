import { staffMemberEndpoints } from '../../../contract/staff/staffMember.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { implement, type Route } from '../../http/implement.ts';
import { recordId, refuse } from '../../refusal.ts';
import { by } from '../audit/audit.ts';
import { usedFilters } from '../audit/usedFilters.ts';
import { assertFreshFactor } from '../secondFactor/factorState.ts';
import { endSessionsOf } from '../session/ownSessionSql.ts';
import { eraseMember } from './eraseMember.ts';
import { isMember, selectMembers } from './staffMemberSql.ts';

export function staffMemberRoutes(context: AppContext, fileStore: FileStore): readonly Route[] {
  const { db, audit } = context;
  const services = { ...context, fileStore };

  return implement(staffMemberEndpoints, {
    'GET /staff/members': async ({ query }, call) => {
      const members = await selectMembers(db, query);
      const subjectIds = members.data.map(({ id }) => id);
      const entry = { action: 'MEMBERS_LISTED', subject: 'member', subjectIds } as const;
      await audit.record({ ...by(call), ...entry, detail: usedFilters(query) });
      return members;
    },

    'DELETE /staff/members/:id/sessions': async ({ params }, call) => {
      const memberId = recordId(params.id);
      await db.transaction(async (tx) => {
        if (!(await isMember(tx, memberId))) throw refuse('not_found');
        await endSessionsOf(tx, { memberId }, { except: null, now: call.now });
        const entry = { action: 'MEMBER_LOGGED_OUT', subject: 'member' } as const;
        await audit.write(tx, { ...by(call), ...entry, subjectIds: [memberId] });
      });
      return {};
    },

    // The access record keeps the reason. It is one of a list, because a typed text may name the person who is erased.
    'POST /staff/members/:id/erase': async ({ params, body }, call) => {
      const { session, now: at } = call;
      assertFreshFactor(session, at);
      const subjectId = recordId(params.id);
      const isErased = await eraseMember(services, {
        memberId: subjectId,
        at,
        record: (tx) => {
          const entry = { action: 'MEMBER_ERASED', subject: 'member' } as const;
          const detail = body.reason;
          return audit.write(tx, { ...by(call), ...entry, subjectIds: [subjectId], detail });
        },
      });
      if (!isErased) throw refuse('not_found');
      return {};
    },
  });
}
