import { staffMemberEndpoints } from '../../../contract/staff/staffMember.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { implement, type Route } from '../../http/implement.ts';
import { recordId, refuse } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
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
      const listed = about('member', ...members.data.map(({ id }) => id));
      const detail = usedFilters(query);
      await audit.record({ ...by(call), ...listed, action: 'MEMBERS_LISTED', detail });
      return members;
    },

    'DELETE /staff/members/:id/sessions': async ({ params }, call) => {
      const memberId = recordId(params.id);
      await db.transaction(async (tx) => {
        if (!(await isMember(tx, memberId))) throw refuse('not_found');
        await endSessionsOf(tx, { memberId }, { except: null, now: call.now });
        const entry = { ...about('member', memberId), action: 'MEMBER_LOGGED_OUT' } as const;
        await audit.write(tx, { ...by(call), ...entry });
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
          const entry = { ...about('member', subjectId), action: 'MEMBER_ERASED' } as const;
          return audit.write(tx, { ...by(call), ...entry, detail: body.reason });
        },
      });
      if (!isErased) throw refuse('not_found');
      return {};
    },
  });
}
