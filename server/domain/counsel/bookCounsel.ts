import { uuidv7 } from 'uuidv7';
import { hasConsented } from '../../../contract/consent.ts';
import type { Counsel, CounselForm } from '../../../contract/counsel.ts';
import { WISH_DAYS } from '../../../contract/limits.ts';
import type { Wishes } from '../../../contract/wishes.ts';
import type { Texts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import { koreanDayOf, koreanDayStart } from '../../lib/koreanDay.ts';
import { DAY_MS } from '../../lib/units.ts';
import { limits } from '../../limits.ts';
import { writeBookingNotice } from '../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { selectConsentsTo } from '../consent/consentSql.ts';
import { selectEventStage } from '../event/eventSql.ts';
import { refuseUntilMidnight } from '../member/chargeMember.ts';
import { lockMember, selectMember } from '../member/memberSql.ts';
import { makeCounselCode } from './counselCode.ts';
import {
  countBookingsAtClinic,
  insertCounsel,
  insertMemberChange,
  isBookable,
  selectCounsel,
} from './counselSql.ts';
import { contentPlace, openCounsel } from './counselTexts.ts';
import { areWithin } from './wishRules.ts';

export interface Booking {
  memberId: string;
  form: CounselForm;
  texts: Texts;
  at: Date;
}

/** Writes the counsel, its code, the first entry of its history and the notice for staff in one transaction. */
export async function bookCounsel(
  tx: Queryable,
  { memberId, form, texts, at }: Booking,
): Promise<Counsel> {
  // Locked before the consent is read, so that a withdrawal at the same moment is seen.
  await lockMember(tx, memberId);
  const member = await selectMember(tx, memberId);
  if (!member) throw refuse('unauthenticated');
  if (!(await isBookable(tx, form))) throw refuse('not_found');
  const given = await selectConsentsTo(tx, memberId, form.clinic_id);
  if (!hasConsented(given, form.clinic_id)) throw refuse('consent_required');
  await assertClinicDayLimit(tx, { memberId, clinicId: form.clinic_id, now: at });
  if (form.sourceType === 'EVENT') await assertEventRuns(tx, form, at);
  if (form.wishes) assertWithinAYear(form.wishes, at);

  const id = uuidv7();
  const { language } = member;
  const content = texts.seal(form.content, contentPlace(id));
  let code = makeCounselCode();
  while (!(await insertCounsel(tx, { id, memberId, form, content, language, code, at }))) {
    code = makeCounselCode();
  }
  await insertMemberChange(tx, {
    id: uuidv7(),
    counselId: id,
    from: null,
    to: 'AWAITING_CLINIC_CONFIRMATION',
    reason: null,
    at,
  });
  await writeBookingNotice(tx, id, at);
  return openCounsel(orNotFound(await selectCounsel(tx, memberId, id)), texts, at);
}

async function assertEventRuns(tx: Queryable, form: CounselForm, now: Date): Promise<void> {
  const { sourceId: id, clinic_id: clinicId } = form;
  const stage = await selectEventStage(tx, { id, clinicId, day: koreanDayOf(now) });
  if (stage === 'ended') throw refuse('event_ended');
  if (stage === 'upcoming') throw refuse('not_allowed_now');
}

function assertWithinAYear(wishes: Wishes, now: Date): void {
  const first = koreanDayStart(now);
  const last = new Date(first.getTime() + WISH_DAYS * DAY_MS);
  if (areWithin(wishes, { first, last })) return;
  throw refuse('invalid_input', 'body.wishes: in the past, or too far ahead');
}

/** The daily limit of one member at one clinic. The member is locked: of two bookings, the second counts the first. */
async function assertClinicDayLimit(
  tx: Queryable,
  { now, ...booking }: { memberId: string; clinicId: string; now: Date },
): Promise<void> {
  const booked = await countBookingsAtClinic(tx, { ...booking, since: koreanDayStart(now) });
  if (booked < limits.memberDay.counselsAtClinic) return;
  throw refuseUntilMidnight('clinic_limit_reached', now);
}
