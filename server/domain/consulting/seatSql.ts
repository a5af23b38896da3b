import { VISIT_MINUTES_MAX } from '../../../contract/plain/limits.ts';
import { SLOT_MINUTES, slotsOf } from '../../../contract/plain/slots.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';

interface Appointment {
  counselId: string;
  at: Date;
}

/** A visit that began after this time may still be running. `$2` is now. */
const RUNS_SINCE = `$2::timestamptz - interval '${VISIT_MINUTES_MAX} minutes'`;

/** Appointments whose visit has not ended. A counsel has two; its state says which of them counts. */
const mayHoldSeats = `(state = 'CONSULTATION_APPOINTMENT_CONFIRMED' and consultation_at > ${RUNS_SINCE}
  or state = 'TREATMENT_APPOINTMENT_CONFIRMED' and treatment_at > ${RUNS_SINCE})`;

/** Locks the counsels of the clinic that have such an appointment. */
export async function lockAppointments(tx: Queryable, clinicId: string, now: Date): Promise<void> {
  await tx.query(
    `select 1 from counsel where clinic_id = $1 and ${mayHoldSeats} order by id for update`,
    [clinicId, now],
  );
}

export const selectAppointments = (
  tx: Queryable,
  clinicId: string,
  now: Date,
): Promise<Appointment[]> =>
  tx.query<Appointment>(
    `select id as "counselId",
       case state when 'CONSULTATION_APPOINTMENT_CONFIRMED' then consultation_at
         else treatment_at end as at
     from counsel where clinic_id = $1 and ${mayHoldSeats} order by id`,
    [clinicId, now],
  );

export async function giveBackSeats(tx: Queryable, counselId: string): Promise<void> {
  await tx.query('delete from seat where counsel_id = $1', [counselId]);
}

/** Takes the lowest free seat of each half hour. False if a half hour has no free seat: the caller rolls back. */
export async function takeSeats(
  tx: Queryable,
  { counselId, at }: Appointment,
  { clinicId, seats, minutes }: { clinicId: string; seats: number; minutes: number },
): Promise<boolean> {
  const slots = slotsOf(at, minutes);
  const taken = await tx.query(
    `insert into seat (clinic_id, slot, seat, counsel_id)
     select $1, wanted.slot, (
       select min(free) from generate_series(1, $4::integer) as free
       where not exists (select 1 from seat
         where clinic_id = $1 and slot = wanted.slot and seat.seat = free)), $3
     from unnest($2::timestamptz[]) as wanted (slot)
     where (select count(*) from seat where clinic_id = $1 and slot = wanted.slot) < $4
     returning seat`,
    [clinicId, slots, counselId, seats],
  );
  return taken.length === slots.length;
}

/** Deletes all seats of the clinic, then gives seats to these appointments, also to those beyond the limit. */
export async function replaceSeats(
  tx: Queryable,
  clinicId: string,
  { visits, minutes }: { visits: readonly Appointment[]; minutes: number },
): Promise<void> {
  await tx.query('delete from seat where clinic_id = $1', [clinicId]);
  const taken = visits.flatMap(({ counselId, at }) =>
    slotsOf(at, minutes).map((slot) => ({ counselId, slot })),
  );
  await tx.query(
    `insert into seat (clinic_id, slot, seat, counsel_id)
     select $1, slot, row_number() over (partition by slot order by counsel_id), counsel_id
     from unnest($2::timestamptz[], $3::uuid[]) as taken (slot, counsel_id)`,
    [clinicId, taken.map(({ slot }) => slot), taken.map(({ counselId }) => counselId)],
  );
}

interface SeatRange {
  from: Date;
  until: Date;
  /** A counsel whose own seats do not count. */
  except?: string | undefined;
}

/** How many seats are taken in the half hours from `from` until `until`. */
export const selectTaken = (
  db: Queryable,
  clinicId: string,
  { from, until, except }: SeatRange,
): Promise<{ at: string; taken: number }[]> =>
  db.query<{ at: string; taken: number }>(
    `select ${isoTime('slot')} as at, count(*) as taken from seat
     where clinic_id = $1 and slot >= $2 and slot < $3
       and ($4::uuid is null or counsel_id <> $4) group by slot order by slot`,
    [clinicId, from, until, except ?? null],
  );

/** Those of the given times at which no seat is left for the counsel. Its own seats count as free: it gives them back. */
export async function selectFull(
  db: Queryable,
  { clinicId, counselId }: { clinicId: string; counselId: string },
  times: readonly Date[],
): Promise<Set<number>> {
  const rows = await db.query<{ at: Date }>(
    `select wanted.at from consulting, unnest($2::timestamptz[]) as wanted (at)
     where consulting.clinic_id = $1 and exists (
       select 1 from generate_series(
         date_bin('${SLOT_MINUTES} minutes', wanted.at, 'epoch'),
         wanted.at + (consulting.minutes - 1) * interval '1 minute',
         interval '${SLOT_MINUTES} minutes') as visit (slot)
       where (select count(*) from seat
              where seat.clinic_id = $1 and seat.slot = visit.slot and seat.counsel_id <> $3)
         >= consulting.seats)`,
    [clinicId, times, counselId],
  );
  return new Set(rows.map(({ at }) => at.getTime()));
}
