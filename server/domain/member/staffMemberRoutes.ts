import { staffMemberEndpoints } from '../../../contract/staffMember.ts';
import type { AppContext } from '../../appContext.ts';
import { raisePublicVersion } from '../../db/publicVersion.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { writeAudit } from '../audit/audit.ts';
import { assertOperator } from '../staff/staffRights.ts';
import { removeFilesNow } from '../upload/sweepUploads.ts';
import { eraseMember } from './eraseMemberSql.ts';
import { selectMembers } from './staffMemberSql.ts';

export function staffMemberRoutes({ db }: AppContext, store: FileStore): Implementation {
  return implement(staffMemberEndpoints, {
    'GET /staff/members': async ({ query }, { session }) => {
      assertOperator(session);
      return selectMembers(db, query);
    },

    // The reason only makes the operator think before erasing. It may name a person, so it is not stored.
    'POST /staff/members/:id/erase': async ({ params }, { session, now: at }) => {
      assertOperator(session);
      const { staffId } = session;
      const subjectId = recordId(params.id);
      const files = await db.transaction(async (tx) => {
        const erased = orNotFound(await eraseMember(tx, subjectId, at));
        const entry = { staffId, subject: 'member', subjectId, at } as const;
        await writeAudit(tx, { ...entry, action: 'MEMBER_ERASED' });
        if (erased.wasShown) await raisePublicVersion(tx, { names: false });
        return erased.files;
      });
      await removeFilesNow(store, files);
      return {};
    },
  });
}
