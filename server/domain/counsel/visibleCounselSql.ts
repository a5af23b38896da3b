import { type Condition, type Where, where } from '../../db/lists/where.ts';

/** The clinic whose counsels the staff may see; null for operators, who see all. */
export type VisibleClinic = string | null;

/** For lists and single counsels. Null: the counsels of all clinics. */
export const ofClinic = (clinicId: string | null): Condition[] =>
  clinicId === null ? [] : [{ sql: 'counsel.clinic_id = ?', value: clinicId, hasExactTotal: true }];

/** The counsel with this id, if the staff may see it. */
export const visibleCounsel = (id: string, visible: VisibleClinic): Where =>
  where('true', [{ sql: 'counsel.id = ?', value: id }, ...ofClinic(visible)]);
