import { uuidv7 } from 'uuidv7';
import type { StaffCounselChangeForm } from '../../../contract/staffCounsel.ts';
import type { Queryable } from '../../db/database.ts';
import { writeChangeNotice } from '../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { lockMemberOfCounsel } from '../member/memberSql.ts';
import { type CounselMove, type CounselProgress, moveCounsel } from './counselRules.ts';
import { updateProgress } from './counselSql.ts';
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
  await lockMemberOfCounsel(tx, id);
  const progress = orNotFound(await lockStaffCounsel(tx, id, own));
  if (progress.version !== form.version) throw refuse('stale_version');
  const { state, note } = form;
  if (state === undefined && note === undefined) {
    throw refuse('invalid_input', 'body: nothing to change');
  }
  if (note !== undefined) await updateNote(tx, id, note, at);
  if (state === undefined) return { detail: 'note', isPublic: false };
  const next = progressAfter(progress, { ...form, state }, { by, now: at });
  const isPublic = await updateProgress(tx, id, next, at);
  const reason = form.reason?.trim() || null;
  const change = {
    id: uuidv7(),
    counselId: id,
    staffId,
    from: progress.state,
    to: state,
    reason,
    at,
  };
  await insertStaffChange(tx, change);
  await writeChangeNotice(tx, id, change);
  return { detail: `${progress.state} → ${state}`, isPublic };
}

function progressAfter(
  progress: CounselProgress,
  { state, appointment, reason = '' }: StaffCounselChangeForm & { state: CounselProgress['state'] },
  { by, now }: Pick<CounselMove, 'by' | 'now'>,
): CounselProgress {
  const day = appointment === undefined ? null : new Date(appointment);
  const next = moveCounsel(progress, { to: state, by, reason, appointment: day, now });
  if (next === null) throw refuse('not_allowed_now');
  return next;
}
