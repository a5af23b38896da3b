import { uuidv7 } from 'uuidv7';
import type { Counsel, CounselForm } from '../../../contract/counsel.ts';
import type { Queryable } from '../../db/database.ts';
import { found } from '../../http/found.ts';
import { refuse } from '../../http/refusal.ts';
import { noticeBooking } from '../../notify/writeNotices.ts';
import { hasConsented } from '../member/consentRules.ts';
import { selectMember } from '../member/memberSql.ts';
import { makeCounselCode } from './counselCode.ts';
import { insertCounsel, insertMemberChange, mayBook, selectCounsel } from './counselSql.ts';

/** A counsel with its code and the first line of its history, all or nothing. */
export async function bookCounsel(
  tx: Queryable,
  memberId: string,
  form: CounselForm,
  at: Date,
): Promise<Counsel> {
  const member = await selectMember(tx, memberId);
  if (!member) throw refuse('unauthenticated');
  if (!hasConsented(member.consents)) throw refuse('consent_required');
  if (!(await mayBook(tx, form))) throw refuse('not_found');

  const id = uuidv7();
  const { language } = member;
  let code = makeCounselCode();
  while (!(await insertCounsel(tx, { id, memberId, form, language, code, at }))) {
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
  await noticeBooking(tx, id, at);
  return found(await selectCounsel(tx, memberId, id));
}
