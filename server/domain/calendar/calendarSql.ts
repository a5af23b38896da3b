import { WISH_DAYS } from '../../../contract/plain/limits.ts';
import type { CalendarEntry } from '../../../contract/staff/staffCalendar.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';

interface Range {
  from: Date;
  until: Date;
  now: Date;
}

/** Parameters: clinic, from, until, now. An appointment that the counsel does not wait for is listed after its time. */
const appointments = (kind: CalendarEntry['kind']) => {
  const at = `counsel.${kind}_at`;
  const isAwaited = `counsel.state = '${kind.toUpperCase()}_APPOINTMENT_CONFIRMED'`;
  return `select counsel.id, ${at} as at, '${kind}' as kind,
      case when ${isAwaited} then 'agreed' else 'done' end as status
    from counsel where counsel.clinic_id = $1 and ${at} >= $2 and ${at} < $3
      and counsel.state <> 'CANCELED' and (${isAwaited} or ${at} <= $4)`;
};

/** A time is proposed at most a year ahead (WISH_DAYS), so the index finds those that can be in the range. */
const proposed = `select counsel.id, (proposal.value ->> 'at')::timestamptz as at,
    case when counsel.state in ('CONSULTATION_COMPLETE', 'TREATMENT_APPOINTMENT_CONFIRMED')
      then 'treatment' else 'consultation' end as kind,
    'proposed' as status
  from counsel, jsonb_array_elements(counsel.proposals) as proposal
  where counsel.clinic_id = $1 and counsel.proposals is not null and counsel.proposed_at < $3
    and counsel.proposed_at >= $2::timestamptz - interval '${WISH_DAYS + 1} days'
    and (proposal.value ->> 'at')::timestamptz >= $2
    and (proposal.value ->> 'at')::timestamptz > $4
    and (proposal.value ->> 'at')::timestamptz < $3`;

/** Whether the column is about the appointment of an entry. With both, the no-show counts, because it came later. */
const isAbout = (column: string) =>
  `entry.status = 'agreed' and (counsel.${column} ->> 'appointmentAt')::timestamptz = entry.at`;
const mark = `case when ${isAbout('no_show')} then 'noShow'
  when ${isAbout('reschedule')} then 'reschedule' end`;

/** Appointments and proposed times of a clinic, by time. */
export const selectEntries = (
  db: Queryable,
  clinicId: string,
  { from, until, now }: Range,
): Promise<CalendarEntry[]> =>
  db.query<CalendarEntry>(
    `select counsel.id as "counselId", counsel.code, ${isoTime('entry.at')} as at, entry.kind,
       entry.status, ${mark} as mark, member.nickname, counsel.language
     from (${appointments('consultation')}
       union all ${appointments('treatment')}
       union all ${proposed}) as entry
     join counsel on counsel.id = entry.id join member on member.id = counsel.member_id
     order by entry.at, entry.status, counsel.id`,
    [clinicId, from, until, now],
  );
