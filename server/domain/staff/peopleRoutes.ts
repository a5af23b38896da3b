import { StaffAccount, staffPeopleEndpoints } from '../../../contract/staffPeople.ts';
import type { AppContext } from '../../appContext.ts';
import { raisePublicVersion } from '../../db/publicVersion.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { answerOnce } from '../../http/answer/answerOnce.ts';
import { found, recordId } from '../../http/answer/orNotFound.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { refuse } from '../../refusal.ts';
import { eraseMember } from '../member/eraseMemberSql.ts';
import { removeAtOnce } from '../upload/sweepUploads.ts';
import { writeAudit } from './audit.ts';
import { prepareStaff } from './createStaff.ts';
import { selectMembers } from './memberDeskSql.ts';
import { assertOperator } from './staffRights.ts';
import { endStaffSessions } from './staffSessionSql.ts';
import { holdActive, selectAccount, selectAccounts, updateActive } from './staffSql.ts';

/** Who works here, and members who ask to be forgotten. */
export function peopleRoutes({ db }: AppContext, store: FileStore): Implementation {
  const accountOf = async (id: string): Promise<StaffAccount> => found(await selectAccount(db, id));

  return implement(staffPeopleEndpoints, {
    'GET /staff/people': async (_, { session }) => {
      assertOperator(session);
      return { data: await selectAccounts(db) };
    },

    'POST /staff/people': async ({ body }, { session, headers, now }) => {
      assertOperator(session);
      const { id, write } = await prepareStaff(body, now);
      const { password: _, ...named } = body;
      // A quick hash of the password, as requests are compared by, must not lie beside the slow one.
      const asked = ['POST /staff/people', named];
      const asker = { kind: 'staff', id: session.staffId } as const;
      const parse = (answer: unknown) => StaffAccount.parse(answer);
      const account = await answerOnce(db, { headers, asker, asked, now, parse }, async (tx) => {
        await write(tx);
        const detail = `created ${body.role}`;
        await writeAudit(tx, { ...aboutStaff(session.staffId, id), detail, at: now });
        return found(await selectAccount(tx, id));
      });
      return { data: account };
    },

    // Nobody locks themselves out: there is always the operator who asked.
    'PATCH /staff/people/:id': async ({ params, body: { active } }, { session, now: at }) => {
      assertOperator(session);
      const id = recordId(params.id);
      if (id === session.staffId) throw refuse('not_allowed_now');
      const detail = active ? 'taken back' : 'let go';
      await db.transaction(async (tx) => {
        // Two who let each other go at once would leave nobody.
        const present = await holdActive(tx, [session.staffId, id]);
        if (!present.includes(session.staffId)) throw refuse('unauthenticated');
        if (!(await updateActive(tx, id, active, at))) throw refuse('not_found');
        if (!active) await endStaffSessions(tx, id, { except: null, now: at });
        await writeAudit(tx, { ...aboutStaff(session.staffId, id), detail, at });
      });
      return { data: await accountOf(id) };
    },

    'GET /staff/members': async ({ query }, { session }) => {
      assertOperator(session);
      return selectMembers(db, query);
    },

    // The reason is for the person who presses; it may name somebody, so it is not kept.
    'POST /staff/members/:id/erase': async (
      { params },
      { session: { staffId, ...session }, now: at },
    ) => {
      assertOperator({ staffId, ...session });
      const subjectId = recordId(params.id);
      const files = await db.transaction(async (tx) => {
        const erased = found(await eraseMember(tx, subjectId, at));
        await writeAudit(tx, {
          staffId,
          action: 'MEMBER_ERASED',
          subject: 'member',
          subjectId,
          at,
        });
        if (erased.wasShown) await raisePublicVersion(tx, { names: false });
        return erased.files;
      });
      await removeAtOnce(store, files);
      return {};
    },
  });
}

const aboutStaff = (staffId: string, subjectId: string) =>
  ({ staffId, action: 'STAFF_CHANGED', subject: 'staff', subjectId }) as const;
