import { uuidv7 } from 'uuidv7';
import type { StaffCounselChangeForm } from '../../../contract/staffCounsel.ts';
import type { Queryable } from '../../db/database.ts';
import { noticeChange } from '../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { holdMemberOf } from '../member/holdMemberSql.ts';
import { type CounselMove, type CounselStand, moveCounsel } from './counselRules.ts';
import { updateStand } from './counselSql.ts';
import {
  insertStaffChange,
  lockStaffCounsel,
  type OwnClinic,
  updateNote,
} from './staffCounselSql.ts';

interface StaffChange {
  id: string;
  own: OwnClinic;
  staffId: string;
  by: 'clinic' | 'operator';
  form: StaffCounselChangeForm;
  at: Date;
}

interface Changed {
  /** For the audit log, e.g. `CLINIC_CONFIRMED → CANCELED`. */
  detail: string;
  /** True when public pages change. */
  isPublic: boolean;
}

export async function changeCounsel(
  tx: Queryable,
  { id, own, staffId, by, form, at }: StaffChange,
): Promise<Changed> {
  await holdMemberOf(tx, id);
  const stand = orNotFound(await lockStaffCounsel(tx, id, own));
  if (stand.version !== form.version) throw refuse('stale_version');
  const { state, note } = form;
  if (state === undefined && note === undefined) {
    throw refuse('invalid_input', 'body: nothing to change');
  }
  if (note !== undefined) await updateNote(tx, id, note, at);
  if (state === undefined) return { detail: 'note', isPublic: false };
  const next = standAfter(stand, { ...form, state }, { by, now: at });
  const isPublic = await updateStand(tx, id, next, at);
  const reason = form.reason?.trim() || null;
  const change = { id: uuidv7(), counselId: id, staffId, from: stand.state, to: state, reason, at };
  await insertStaffChange(tx, change);
  await noticeChange(tx, id, change);
  return { detail: `${stand.state} → ${state}`, isPublic };
}

function standAfter(
  stand: CounselStand,
  { state, appointment, reason = '' }: StaffCounselChangeForm & { state: CounselStand['state'] },
  { by, now }: Pick<CounselMove, 'by' | 'now'>,
): CounselStand {
  const day = appointment === undefined ? null : new Date(appointment);
  const next = moveCounsel(stand, { to: state, by, reason, appointment: day, now });
  if (next === null) throw refuse('not_allowed_now');
  return next;
}
