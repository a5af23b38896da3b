import type { ReminderKind } from '../../contract/plain/noticeKinds.ts';
import type { Queryable } from '../db/database.ts';
import { hasComeSql } from '../domain/counsel/counselCardSql.ts';
import { type NoticeCounsel, noticeCounselFields } from './writeNoticesSql.ts';

interface Span {
  from: Date;
  to: Date;
}

/** Counsels booked in that time that wait for the clinic, without a reminder so far. */
export function selectWaitingCounsels(
  db: Queryable,
  booked: Span,
  limit: number,
): Promise<NoticeCounsel[]> {
  return db.query<NoticeCounsel>(
    `select ${noticeCounselFields} from counsel
     where counsel.state = 'AWAITING_CLINIC_CONFIRMATION'
       and counsel.created_at > $1 and counsel.created_at <= $2
       and not exists (select 1 from outbox where once_key = 'waiting ' || counsel.id)
     order by counsel.created_at limit $3`,
    [booked.from, booked.to, limit],
  );
}

export interface UpcomingCounsel extends NoticeCounsel {
  appointment: Date;
  /** When the counsel got the appointment. */
  madeAt: Date;
}

/** Where a page of the list begins. */
export type UpcomingAfter = Pick<UpcomingCounsel, 'id' | 'appointment'>;

/**
 * Counsels with an appointment in that time, to which the member has not come so far, and without this reminder. The
 * nearest first.
 */
export function selectUpcomingCounsels(
  db: Queryable,
  kind: ReminderKind,
  { from, to, after, limit }: Span & { after: UpcomingAfter | undefined; limit: number },
): Promise<UpcomingCounsel[]> {
  const awaited = (state: string, column: string) => `
    select ${noticeCounselFields}, counsel.${column} as appointment,
      coalesce((select max(counsel_change.created_at) from counsel_change
        where counsel_change.counsel_id = counsel.id), counsel.created_at) as "madeAt"
    from counsel
    where counsel.state = '${state}' and counsel.${column} > $2 and counsel.${column} <= $3
      and ($4::timestamptz is null or (counsel.${column}, counsel.id) > ($4, $5::uuid))
      and not ${hasComeSql}
      and not exists (
        select 1 from notice where notice.counsel_id = counsel.id and notice.kind = $1
          and notice.appointment_at = counsel.${column})`;
  return db.query<UpcomingCounsel>(
    `(${awaited('CONSULTATION_APPOINTMENT_CONFIRMED', 'consultation_at')}
      order by counsel.consultation_at, counsel.id limit $6)
     union all
     (${awaited('TREATMENT_APPOINTMENT_CONFIRMED', 'treatment_at')}
      order by counsel.treatment_at, counsel.id limit $6)
     order by appointment, id limit $6`,
    [kind, from, to, after?.appointment ?? null, after?.id ?? null, limit],
  );
}
