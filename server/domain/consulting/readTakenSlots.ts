import { consultingHours } from '../../../contract/plain/consultingHours.ts';
import type { TakenSlots } from '../../../contract/staff/staffConsulting.ts';
import type { Queryable } from '../../db/database.ts';
import { selectConsulting, selectOpeningHours } from './consultingSql.ts';
import { selectTaken } from './seatSql.ts';

/** Undefined: there is no such clinic. */
export async function readTakenSlots(
  db: Queryable,
  clinicId: string,
  range: { from: Date; until: Date; except?: string | undefined },
): Promise<TakenSlots | undefined> {
  const consulting = await selectConsulting(db, clinicId);
  if (!consulting) return undefined;
  const { seats, minutes, hours } = consulting;
  const openingHours = await selectOpeningHours(db, clinicId);
  return {
    seats,
    minutes,
    hours: consultingHours({ openingHours, consultingHours: hours }),
    slots: await selectTaken(db, clinicId, range),
  };
}
