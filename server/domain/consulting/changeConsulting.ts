import { canonicalJson } from '../../../contract/plain/canonicalJson.ts';
import type { ConsultingForm } from '../../../contract/staff/staffConsulting.ts';
import type { Queryable } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { lockConsulting, selectConsulting, updateConsulting } from './consultingSql.ts';
import { lockAppointments, replaceSeats, selectAppointments } from './seatSql.ts';

/**
 * Sets hours, seats, length and addresses. Existing appointments get seats, even if there are more of
 * them than the new limit. Returns the detail for the access record: the names of what changed.
 */
export async function changeConsulting(
  tx: Queryable,
  { clinicId, form, at }: { clinicId: string; form: ConsultingForm; at: Date },
): Promise<string> {
  orNotFound(await selectConsulting(tx, clinicId));
  await lockAppointments(tx, clinicId, at);
  const before = await lockConsulting(tx, clinicId);
  if (before.version !== form.version) throw refuse('stale_version');
  await updateConsulting(tx, clinicId, form);
  const { seats, minutes, emails = before.emails } = form;
  if (before.seats !== seats || before.minutes !== minutes) {
    const visits = seats === null ? [] : await selectAppointments(tx, clinicId, at);
    await replaceSeats(tx, clinicId, { visits, minutes });
  }
  await appendChanges(tx, [{ kind: 'clinic', id: clinicId, clinicId }]);
  return [
    canonicalJson(before.hours) !== canonicalJson(form.hours) && 'consultingHours',
    before.seats !== seats && 'consultingSeats',
    before.minutes !== minutes && 'consultingMinutes',
    before.emails.join() !== emails.join() && 'consultingEmails',
  ]
    .filter(Boolean)
    .join(' ');
}
