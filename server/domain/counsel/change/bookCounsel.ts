import { isDeepStrictEqual } from 'node:util';
import { uuidv7 } from 'uuidv7';
import type { Counsel, CounselForm } from '../../../../contract/counsel.ts';
import type { CounselDetails, CounselDetailsForm } from '../../../../contract/counselDetails.ts';
import { hasConsented } from '../../../../contract/plain/consent.ts';
import type { Language } from '../../../../contract/plain/language.ts';
import type { Texts } from '../../../crypto/texts.ts';
import type { Queryable } from '../../../db/database.ts';
import { koreanDayOf, koreanDayStart } from '../../../lib/koreanDay.ts';
import { limits } from '../../../limits/limits.ts';
import { newCounselText } from '../../../notify/staffNoticeTexts.ts';
import { writeStaffNotice } from '../../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../../refusal.ts';
import { selectConsentsTo } from '../../consent/consentSql.ts';
import { selectEventStage } from '../../event/eventSql.ts';
import { refuseUntilMidnight } from '../../member/chargeMember.ts';
import { lockMember, selectMember, updateLanguage } from '../../member/memberSql.ts';
import { makeCounselCode } from '../counselCode.ts';
import {
  countBookingsAtClinic,
  insertCounsel,
  insertCounselChange,
  isBookable,
  selectBooked,
  selectCounsel,
  selectTreatments,
} from '../counselSql.ts';
import { contentPlace, detailsPlace, openCounsel } from '../texts/counselTexts.ts';
import { assertWithinAYear } from './assertWithinAYear.ts';

export interface Booking {
  memberId: string;
  form: CounselForm;
  texts: Texts;
  /** The language of the page; null: that of the member. */
  language: Language | null;
  /** The member's browser is the one inside LINE. */
  isInLine: boolean;
  /** The idempotency key of the request. */
  key: string | null;
  at: Date;
}

/** Writes the counsel, its code, the first entry of its history and the notice for staff in one transaction. */
export async function bookCounsel(
  tx: Queryable,
  { memberId, form, texts, language: asked, isInLine, key, at }: Booking,
): Promise<Counsel> {
  const { clinic_id: clinicId } = form;
  // Locked before the consent is read, so that a withdrawal at the same moment is seen. Of two bookings of one member at
  // the same moment, the second one waits and then counts the first one, too.
  const [, member, canBook, given, booked] = await Promise.all([
    lockMember(tx, memberId),
    selectMember(tx, memberId),
    isBookable(tx, form),
    selectConsentsTo(tx, memberId, clinicId),
    countBookingsAtClinic(tx, { memberId, clinicId, since: koreanDayStart(at) }),
  ]);
  if (!member) throw refuse('unauthenticated');
  if (!canBook) throw refuse('not_found');
  if (!hasConsented(given, clinicId)) throw refuse('consent_required');
  if (booked >= limits.memberDay.counselsAtClinic) {
    throw refuseUntilMidnight('clinic_limit_reached', at);
  }
  if (form.sourceType === 'EVENT') await assertEventRuns(tx, form, at);
  if (form.wishes) assertWithinAYear(form.wishes, at);

  const id = uuidv7();
  const language = asked ?? member.language;
  await updateLanguage(tx, memberId, asked);
  const content = texts.seal(form.content, contentPlace(id));
  const told = form.details && JSON.stringify(await withNames(tx, form.details));
  const details = texts.seal(told ?? '', detailsPlace(id));
  const counsel = { id, memberId, form, content, details, language, isInLine, key, at };
  let code = makeCounselCode();
  while (!(await insertCounsel(tx, { ...counsel, code }))) {
    code = makeCounselCode();
  }
  const [, written] = await Promise.all([
    insertCounselChange(tx, {
      id: uuidv7(),
      counselId: id,
      from: null,
      to: 'AWAITING_CLINIC_CONFIRMATION',
      by: 'member',
      reason: null,
      at,
    }),
    selectCounsel(tx, memberId, id),
    writeStaffNotice(tx, id, { textOf: newCounselText, at }),
  ]);
  return openCounsel(orNotFound(written), texts, at);
}

/**
 * The counsel that was booked before with the same key. `answerOnce` stores an answer for a day, but a draft lives
 * longer. `answerOnce` also makes a second request with the same key wait for the first.
 */
export async function findBooked(
  tx: Queryable,
  { memberId, form, texts, key, at }: Booking,
): Promise<Counsel | null> {
  const id = key === null ? undefined : await selectBooked(tx, memberId, key);
  if (id === undefined) return null;
  const counsel = openCounsel(orNotFound(await selectCounsel(tx, memberId, id)), texts, at);
  const treatments = counsel.details?.treatments?.map((treatment) => treatment.id);
  if (!isDeepStrictEqual(partsOf(counsel, treatments), partsOf(form, form.details?.treatments))) {
    throw refuse('idempotency_mismatch');
  }
  return counsel;
}

/** What a member tells in a booking. The treatments are in the order of the taxonomy when they are stored. */
const partsOf = (told: Counsel | CounselForm, treatments: readonly string[] = []) => [
  told.clinic_id,
  told.sourceType,
  told.sourceId,
  told.content,
  told.wishes,
  told.details?.contact,
  told.details?.interpreter,
  new Set(treatments),
];

async function assertEventRuns(tx: Queryable, form: CounselForm, now: Date): Promise<void> {
  const { sourceId: id, clinic_id: clinicId } = form;
  const stage = await selectEventStage(tx, { id, clinicId, day: koreanDayOf(now) });
  if (stage === 'ended') throw refuse('event_ended');
  if (stage === 'upcoming') throw refuse('not_allowed_now');
}

/** The names are stored with the ids: staff and member read later what was chosen today. */
async function withNames(
  tx: Queryable,
  { treatments: ids, ...details }: CounselDetailsForm,
): Promise<CounselDetails> {
  if (!ids) return details;
  const treatments = await selectTreatments(tx, ids);
  if (treatments.length < new Set(ids).size) {
    throw refuse('invalid_input', 'body.details.treatments: unknown');
  }
  return { treatments, ...details };
}
