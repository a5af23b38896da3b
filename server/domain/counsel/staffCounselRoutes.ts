import {
  type CounselStepResult,
  STEP_REFUSALS,
  type StaffCounselChangeForm,
  type StepRefusal,
  staffCounselEndpoints,
} from '../../../contract/staff/staffCounsel.ts';
import type { AppContext } from '../../appContext.ts';
import { sealTexts } from '../../crypto/texts.ts';
import { toRefusal } from '../../http/answer/errorAnswer.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { usedFilters } from '../audit/usedFilters.ts';
import { selectThread } from '../message/messageSql.ts';
import { assertClinic, visibleClinicOf } from '../staff/staffRights.ts';
import type { VisibleClinic } from '../staff/visibleClinicSql.ts';
import { changeCounsel } from './change/changeCounsel.ts';
import { readDay } from './inbox/inboxDay.ts';
import { countInbox, selectInbox } from './inbox/inboxSql.ts';
import { readStaffCounsel, roleOf } from './readStaffCounsel.ts';
import { selectNews } from './staffCounselSql.ts';

interface WantedChange {
  id: string;
  form: StaffCounselChangeForm;
}

export function staffCounselRoutes(context: AppContext): readonly Route[] {
  const { db, memberKeys, audit } = context;

  /** Null for a change without a text: it needs no key, so a lost key does not stop it. */
  const textsFor = async ({ id, form }: WantedChange, clinicId: VisibleClinic) => {
    if (!form.note && !form.reason) return null;
    const { memberId } = orNotFound(await selectThread(db, id, { clinicId }));
    return sealTexts(db, memberKeys, memberId);
  };

  /** Changes one counsel, with its entry in the access record. */
  const change = async (
    call: { session: StaffSession; address: string | null; now: Date },
    { id, form }: WantedChange,
  ): Promise<void> => {
    const { session, now: at } = call;
    const visible = visibleClinicOf(session);
    const texts = await textsFor({ id, form }, visible);
    const asked = { id, visible, staffId: session.staffId, by: roleOf(session), form, texts, at };
    await db.transaction(async (tx) => {
      const detail = await changeCounsel(tx, asked);
      const entry = { ...about('counsel', id), action: 'COUNSEL_CHANGED', detail } as const;
      await audit.write(tx, { ...by(call), ...entry });
    });
  };

  return implement(staffCounselEndpoints, {
    'GET /staff/news': async (_input, { session, now }) => ({
      data: await selectNews(db, assertClinic(session), now),
    }),

    'GET /staff/counsels': async ({ query }, call) => {
      const { session, now } = call;
      const mine = query.mine && session.staffId;
      const day = readDay(query.q ?? '', now);
      const inbox = await selectInbox(db, {
        ...query,
        mine,
        day,
        visible: visibleClinicOf(session),
        now,
      });
      const ids = inbox.data.map(({ id }) => id);
      const entry = { ...about('counsel', ...ids), action: 'COUNSELS_LISTED' } as const;
      await audit.record({ ...by(call), ...entry, detail: usedFilters(query) });
      return inbox;
    },

    'GET /staff/counsel-counts': async ({ query }, { session, now }) => {
      const mine = query.mine && session.staffId;
      const scope = { visible: visibleClinicOf(session), clinicId: query.clinicId, mine };
      return { data: await countInbox(db, scope, now) };
    },

    'POST /staff/counsels/changes': async ({ body: { changes } }, call) => {
      const results: CounselStepResult[] = [];
      for (const { id, ...form } of changes) {
        const refused = await refusalOf(change(call, { id, form }));
        results.push({ id, refused });
      }
      return { data: results };
    },

    'GET /staff/counsels/:id': async ({ params }, call) => {
      const id = recordId(params.id);
      return { data: await readStaffCounsel({ db, memberKeys, audit }, call, id) };
    },

    'PATCH /staff/counsels/:id': async ({ params, body: form }, call) => {
      const id = recordId(params.id);
      await change(call, { id, form });
      return { data: await readStaffCounsel({ db, memberKeys, audit }, call, id) };
    },
  });
}

/** Why a counsel of several was not changed; null when it was. An unexpected failure ends the call. */
async function refusalOf(changed: Promise<void>): Promise<StepRefusal | null> {
  try {
    await changed;
    return null;
  } catch (cause) {
    const { code } = toRefusal(cause);
    const known = STEP_REFUSALS.find((each) => each === code);
    if (!known) throw cause;
    return known;
  }
}
