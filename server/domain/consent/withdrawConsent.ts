import type { WithdrawalChoice } from '../../../contract/plain/consent.ts';
import type { Queryable } from '../../db/database.ts';
import { tellOfCounsels } from '../../db/feed/counselChange.ts';
import { eraseMemberAnswers } from '../../http/answer/answerOnce.ts';
import { eraseWaitingMessages } from '../../line/lineEventSql.ts';
import { refuse } from '../../refusal.ts';
import { closeCounselsOf } from '../counsel/change/closeCounsels.ts';
import {
  type CounselOfMember,
  eraseCounselTexts,
  lockCounselsOf,
} from '../counsel/texts/eraseTextsSql.ts';
import { stopLineReading } from '../lineReading/lineReadingSql.ts';
import { lockMember } from '../member/memberSql.ts';
import { withdrawTranslation } from '../translation/withdrawTranslation.ts';
import { insertWithdrawals } from './consentSql.ts';

interface Withdrawal {
  memberId: string;
  /** Null: all clinics. */
  clinicId: string | null;
  choice: WithdrawalChoice;
  /** Closes or erases these counsels only. */
  only?: readonly string[];
  at: Date;
}

export interface Withdrawn {
  /** The counsels that the access record of each clinic names. */
  clinics: { clinicId: string; counselIds: string[] }[];
  /** Counsels whose texts were erased. */
  erased: string[];
  /** Uploads whose files the caller has to delete. */
  files: string[];
}

/**
 * Withdraws consents, then keeps, closes or erases the counsels there, as the member chose. May be repeated, also with
 * another choice. All counsels are locked at once, so staff change one of them before the withdrawal or after it.
 */
export async function withdrawConsent(
  tx: Queryable,
  { memberId, clinicId, choice, only, at }: Withdrawal,
): Promise<Withdrawn> {
  if (!(await lockMember(tx, memberId))) throw refuse('unauthenticated');
  const withdrawn = await insertWithdrawals(tx, { memberId, clinicId, at });
  if (clinicId === null) await stopLineReading(tx, { memberId, at });
  if (clinicId === null) await withdrawTranslation(tx, memberId, at);
  const all = await lockCounselsOf(tx, memberId, clinicId);
  // The console shows that the member cannot answer.
  await tellOfCounsels(tx, all.map(idOf), 'consent', 'clinic');
  const locked = only ? all.filter(({ id }) => only.includes(id)) : all;
  const open = locked.filter(({ isOpen }) => isOpen);
  const nothingErased = { erased: [], files: [] };
  if (choice === 'keep') {
    return { clinics: byClinic(withdrawn, open), ...nothingErased };
  }
  await closeCounselsOf(tx, open, at);
  if (choice === 'close') {
    return { clinics: byClinic([...withdrawn, ...clinicsOf(open)], open), ...nothingErased };
  }
  const erased = locked.map(idOf);
  const files = await eraseCounselTexts(tx, erased, at);
  await eraseMemberAnswers(
    tx,
    memberId,
    locked.flatMap(({ key }) => key ?? []),
  );
  // They may be meant for one of these clinics.
  await eraseWaitingMessages(tx, { memberId, at });
  return { clinics: byClinic([...withdrawn, ...clinicsOf(locked)], locked), erased, files };
}

const idOf = ({ id }: CounselOfMember) => id;
const clinicsOf = (counsels: readonly CounselOfMember[]) =>
  counsels.map(({ clinicId }) => clinicId);

/** Sorted by clinic id, because writing the access record locks the chains of the clinics in this order. */
const byClinic = (clinicIds: readonly string[], counsels: readonly CounselOfMember[]) =>
  [...new Set(clinicIds)].sort().map((clinicId) => ({
    clinicId,
    counselIds: counsels.filter((counsel) => counsel.clinicId === clinicId).map(idOf),
  }));
