import { uuidv7 } from 'uuidv7';
import type { StaffCounselChangeForm } from '../../../contract/staffCounsel.ts';
import type { Texts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import { writeChangeNotice } from '../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { lockMemberOfCounsel } from '../member/memberSql.ts';
import { type CounselMove, type CounselProgress, moveCounsel } from './counselRules.ts';
import { updateProgress } from './counselSql.ts';
import { notePlace, reasonPlace } from './counselTexts.ts';
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
  /** The texts of the counsel's member. */
  textsOf: (memberId: string) => Promise<Texts>;
  at: Date;
}

/** Answers the detail for the audit log, e.g. `CLINIC_CONFIRMED → CANCELED`. */
export async function changeCounsel(
  tx: Queryable,
  { id, own, staffId, by, form, textsOf, at }: StaffChange,
): Promise<string> {
  const memberId = orNotFound(await lockMemberOfCounsel(tx, id));
  const progress = orNotFound(await lockStaffCounsel(tx, id, own));
  if (progress.version !== form.version) throw refuse('stale_version');
  const { state, note } = form;
  if (state === undefined && note === undefined) {
    throw refuse('invalid_input', 'body: nothing to change');
  }
  if (progress.isErasedByMember) throw refuse('not_allowed_now');
  const texts = await textsOf(memberId);
  if (note !== undefined) await updateNote(tx, id, texts.seal(note, notePlace(id)), at);
  if (state === undefined) return 'note';
  const next = progressAfter(progress, { ...form, state }, { by, now: at });
  await updateProgress(tx, id, next, at);
  const changeId = uuidv7();
  const reason = texts.seal(form.reason?.trim() ?? '', reasonPlace(changeId));
  const change = {
    id: changeId,
    counselId: id,
    staffId,
    from: progress.state,
    to: state,
    reason,
    at,
  };
  await insertStaffChange(tx, change);
  await writeChangeNotice(tx, id, change);
  return `${progress.state} → ${state}`;
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
