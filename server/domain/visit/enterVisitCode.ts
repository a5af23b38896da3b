import type { VisitCodeForm } from '../../../contract/staff/staffVisit.ts';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import type { Queryable } from '../../db/database.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { takeBackNoShow } from '../counsel/change/changeCounsel.ts';
import { saveVisit } from '../counsel/change/saveProgress.ts';
import { takesVisitCode } from '../counsel/counselRules.ts';
import { lockStaffCounsel } from '../counsel/staffCounselSql.ts';
import { lockMemberOfCounsel } from '../member/memberSql.ts';
import type { VisibleClinic } from '../staff/visibleClinicSql.ts';
import { isVisitCode } from './visitCode.ts';

interface EnteredCode {
  id: string;
  visible: VisibleClinic;
  form: VisitCodeForm;
  masterKeys: MasterKeys;
  at: Date;
}

/** What came of a code that staff entered, also the detail for the access record. */
export type VisitOutcome = 'visit code' | 'wrong visit code' | 'visited before';

/** The right code of the member confirms the visit and takes a no-show back. It makes no move. */
export async function enterVisitCode(
  tx: Queryable,
  { id, visible, form, masterKeys, at }: EnteredCode,
): Promise<VisitOutcome> {
  orNotFound(await lockMemberOfCounsel(tx, id));
  const progress = orNotFound(await lockStaffCounsel(tx, id, visible));
  const isVisited = progress.visitedAt !== null && progress.state !== 'CANCELED';
  if (!isVisited && progress.version !== form.version) throw refuse('stale_version');
  const isOpen = isVisited || takesVisitCode(progress, at);
  if (!isOpen || progress.isErasedByMember) throw refuse('not_allowed_now');
  if (!isVisitCode(masterKeys, id, form.code)) return 'wrong visit code';
  if (isVisited) return 'visited before';
  await saveVisit(tx, id, progress, at);
  await takeBackNoShow(tx, id, progress, at);
  return 'visit code';
}
