import { type Where, where } from '../../db/lists/where.ts';
import { ofClinic, type VisibleClinic } from '../staff/visibleClinicSql.ts';

/** The counsel with this id, if the staff may see it. */
export const visibleCounsel = (id: string, visible: VisibleClinic): Where =>
  where([{ sql: 'counsel.id = ?', value: id }, ...ofClinic('counsel.clinic_id', visible)]);
