import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import type { AppContext } from '../../appContext.ts';
import { openTexts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { orNotFound } from '../../refusal.ts';
import { visibleClinicOf } from '../staff/staffRights.ts';
import { openStaffCounsel } from './counselTexts.ts';
import { moveOptions } from './moveOptions.ts';
import { selectProgress, selectStaffCounsel } from './staffCounselSql.ts';

interface Reading {
  id: string;
  session: StaffSession;
  now: Date;
}

/** The counsel as this member of staff may see it, with the possible moves. */
export async function readStaffCounsel(
  db: Queryable,
  memberKeys: AppContext['memberKeys'],
  { id, session, now }: Reading,
): Promise<StaffCounsel> {
  const counsel = orNotFound(await selectStaffCounsel(db, id, visibleClinicOf(session)));
  const progress = orNotFound(await selectProgress(db, id));
  const texts = await openTexts(memberKeys, counsel.member.id);
  const moves = moveOptions(progress, { by: roleOf(session), now });
  return { ...openStaffCounsel(counsel, texts, now), moves };
}

export const roleOf = ({ role }: StaffSession) => (role === 'OPERATOR' ? 'operator' : 'clinic');
