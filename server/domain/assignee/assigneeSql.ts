import type { Colleague } from '../../../contract/staff/staffAssignee.ts';
import type { Queryable } from '../../db/database.ts';
import { tellOfCounsels } from '../../db/feed/counselChange.ts';
import { visibleCounsel } from '../counsel/visibleCounselSql.ts';
import type { VisibleClinic } from '../staff/visibleClinicSql.ts';

export const selectColleagues = (db: Queryable, clinicId: string): Promise<Colleague[]> =>
  db.query<Colleague>(
    'select id, user_id from staff where clinic_id = $1 and active order by user_id',
    [clinicId],
  );

export interface AssignedCounsel {
  clinicId: string;
  assignee: Colleague | null;
}

/** Locks the counsel until the transaction ends. */
export async function lockAssignee(
  tx: Queryable,
  id: string,
  visible: VisibleClinic,
): Promise<AssignedCounsel | undefined> {
  const { sql, params } = visibleCounsel(id, visible);
  const [counsel] = await tx.query<AssignedCounsel>(
    `select counsel.clinic_id as "clinicId", ${assigneeOfCounsel} as assignee
     from counsel where ${sql} for no key update`,
    params,
  );
  return counsel;
}

export const assigneeOfCounsel = `(select json_build_object('id', staff.id, 'user_id', staff.user_id)
  from staff where staff.id = counsel.assigned_to)`;

/** Neither version nor time of change rise: staff who have the counsel open can still save. */
export async function updateAssignee(
  tx: Queryable,
  id: string,
  staffId: string | null,
): Promise<void> {
  await tx.query('update counsel set assigned_to = $2 where id = $1', [id, staffId]);
  await tellOfCounsels(tx, [id], 'counsel', 'clinic');
}
