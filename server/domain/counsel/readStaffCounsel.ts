import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import type { AppContext } from '../../appContext.ts';
import { openTexts } from '../../crypto/texts.ts';
import type { Queryable } from '../../db/database.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { orNotFound } from '../../refusal.ts';
import { type Audit, about, by } from '../audit/audit.ts';
import { visibleClinicOf } from '../staff/staffRights.ts';
import { moveOptions } from './change/moveOptions.ts';
import { hasCome } from './counselRules.ts';
import { selectProgress, selectStaffCounsel } from './staffCounselSql.ts';
import { openStaffCounsel } from './texts/counselTexts.ts';

interface Services {
  db: Queryable;
  memberKeys: AppContext['memberKeys'];
  audit: Audit;
}

/** The counsel as this member of staff may see it, with the possible moves. Records the reading first. */
export async function readStaffCounsel(
  { db, memberKeys, audit }: Services,
  call: { session: StaffSession; address: string | null; now: Date },
  id: string,
): Promise<StaffCounsel> {
  const { session, now } = call;
  const counsel = orNotFound(await selectStaffCounsel(db, id, visibleClinicOf(session)));
  const progress = orNotFound(await selectProgress(db, id));
  const texts = await openTexts(memberKeys, counsel.member.id);
  const moves = moveOptions(progress, { by: roleOf(session), now });
  await audit.record({ ...by(call), ...about('counsel', id), action: 'COUNSEL_READ' });
  return {
    ...openStaffCounsel(counsel, texts, now),
    ...(hasCome(progress) && { hasCome: true as const }),
    moves,
  };
}

export const roleOf = ({ role }: StaffSession): 'operator' | 'clinic' =>
  role === 'OPERATOR' ? 'operator' : 'clinic';
