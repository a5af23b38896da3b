import type { OpeningHours } from '../../../contract/clinicShape.ts';
import { VISIT_MINUTES } from '../../../contract/plain/limits.ts';
import type { Consulting, ConsultingForm } from '../../../contract/staff/staffConsulting.ts';
import type { Queryable } from '../../db/database.ts';

/** The defaults, if the clinic has set nothing. Undefined: there is no such clinic. */
export async function selectConsulting(
  db: Queryable,
  clinicId: string,
): Promise<Consulting | undefined> {
  const [row] = await db.query<Consulting>(
    `select coalesce(consulting.version, 1) as version, consulting.hours, consulting.seats,
       coalesce(consulting.minutes, ${VISIT_MINUTES}) as minutes,
       coalesce(consulting.emails, '{}') as emails
     from clinic left join consulting on consulting.clinic_id = clinic.id where clinic.id = $1`,
    [clinicId],
  );
  return row;
}

/** Locks the clinic's row: its appointments and changes of seats are made one after another. Lock the counsels first. */
export async function lockConsulting(tx: Queryable, clinicId: string): Promise<Consulting> {
  await tx.query('insert into consulting (clinic_id) values ($1) on conflict do nothing', [
    clinicId,
  ]);
  const [row] = await tx.query<Consulting>(
    `select version, hours, seats, minutes, emails from consulting
     where clinic_id = $1 for no key update`,
    [clinicId],
  );
  if (!row) throw new Error('The table consulting has no row of this clinic');
  return row;
}

export async function updateConsulting(
  tx: Queryable,
  clinicId: string,
  { hours, seats, minutes, emails }: ConsultingForm,
): Promise<void> {
  await tx.query(
    `update consulting set hours = $2::jsonb, seats = $3, minutes = $4,
       emails = coalesce($5, emails), version = version + 1
     where clinic_id = $1`,
    [clinicId, hours && JSON.stringify(hours), seats, minutes, emails ?? null],
  );
}

/** Null: the clinic has not said when it is open. */
export async function selectOpeningHours(
  db: Queryable,
  clinicId: string,
): Promise<OpeningHours | null> {
  const [row] = await db.query<{ hours: OpeningHours | null }>(
    'select opening_hours as hours from clinic where id = $1',
    [clinicId],
  );
  return row?.hours ?? null;
}
