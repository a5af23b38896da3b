import { type CounselState, isOver } from '../../../contract/plain/counselCourse.ts';
import type { Queryable } from '../../db/database.ts';
import { tellOfDeletedCounsels } from '../../db/feed/counselChange.ts';
import { writeLeavingNotice } from '../../notify/writeNotices.ts';

interface CounselOfLeaver {
  id: string;
  clinicId: string;
  code: string;
  state: CounselState;
  /** A notice to staff waits. It is deleted with the counsel. */
  hasWaitingNotice: boolean;
}

/**
 * Call it before the counsels of a member are deleted. The clinic gets a notice of each counsel that is open, or has a
 * notice to staff that still waits. The feed tells the open pages of the clinics that all counsels are gone. The caller
 * has locked the member, who therefore cannot book meanwhile.
 */
export async function tellClinics(tx: Queryable, memberId: string, at: Date): Promise<void> {
  const counsels = await tx.query<CounselOfLeaver>(
    `select id, clinic_id as "clinicId", code, state,
       exists (select 1 from outbox where outbox.counsel_id = counsel.id
         and outbox.member_id is null and outbox.state = 'WAITING') as "hasWaitingNotice"
     from counsel where member_id = $1 order by id`,
    [memberId],
  );
  for (const counsel of counsels) {
    if (!isOver(counsel.state) || counsel.hasWaitingNotice)
      await writeLeavingNotice(tx, counsel, at);
  }
  await tellOfDeletedCounsels(tx, counsels);
}
