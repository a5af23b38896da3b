import type { InboxTab } from '../../../../contract/plain/enums.ts';
import { MOST_COUNTED_COUNSELS } from '../../../../contract/plain/limits.ts';
import type { InboxCounts, StaffCounselCard } from '../../../../contract/staff/staffCounsel.ts';
import type { Queryable } from '../../../db/database.ts';
import { cappedCount, type Total } from '../../../db/lists/cappedCount.ts';
import { allOf, type Condition, likePattern, numbered, where } from '../../../db/lists/where.ts';
import { daysInKorea } from '../../../lib/koreanDay.ts';
import { limits } from '../../../limits/limits.ts';
import { ofClinic, type VisibleClinic } from '../../staff/visibleClinicSql.ts';
import { aboutAppointment, type CounselProgress, hasCome, makesNoVisit } from '../counselRules.ts';
import { topicOfCounsel, treatmentOfCounsel } from '../counselTopicSql.ts';
import { cardFields, type Stored } from '../staffCounselSql.ts';
import { countOf, hasUnread, INBOX, type InboxCursor } from './inboxTabSql.ts';

interface Scope {
  visible: VisibleClinic;
  clinicId?: string | undefined;
  /** Only counsels that are assigned to this account. */
  mine?: string | undefined;
}

interface InboxFilter extends Scope {
  tab?: InboxTab | undefined;
  q?: string | undefined;
  /** The day that `q` means, e.g. 2026-12-10; null when it is a name or a code. */
  day: string | null;
  state?: string | undefined;
  code?: string | undefined;
  unread?: 'yes' | undefined;
  now: Date;
  offset: number;
  limit: number;
  after?: InboxCursor | undefined;
}

type Visiting = Pick<CounselProgress, 'appointmentMadeAt' | 'visitedAt'>;

/** Without texts, because every reading of a text is an entry of the access record. */
export async function selectInbox(
  db: Queryable,
  {
    tab = 'all',
    q = '',
    day,
    state,
    code,
    unread,
    now,
    offset,
    limit,
    after,
    ...scope
  }: InboxFilter,
): Promise<Total & { data: StaffCounselCard[] }> {
  const { conditions: conditionsOf, order, behind } = INBOX[tab];
  const conditions = [...inScope(scope), ...conditionsOf(now)];
  if (state !== undefined) conditions.push({ sql: 'counsel.state = ?', value: state });
  const typed = asCode(code ?? '');
  if (typed) conditions.push({ sql: 'counsel.code = ?', value: typed });
  if (unread) conditions.push({ sql: hasUnread });
  const found = q.trim() === '' ? conditions : [searched(q, { conditions, order, day })];
  const { sql, params } = where(after ? [...found, behind(after)] : found);
  const data = await db.query<Stored<StaffCounselCard> & Visiting>(
    `select ${cardFields}, counsel.appointment_made_at as "appointmentMadeAt",
       counsel.visited_at as "visitedAt" from counsel where ${sql} order by ${order}
     limit $${params.length + 1} offset $${params.length + 2}`,
    [...params, limit, after ? 0 : offset],
  );
  const shown = data.map(({ appointmentMadeAt, visitedAt, ...card }) => ({
    ...card,
    ...aboutAppointment(card, now),
    ...(hasCome({ ...card, appointmentMadeAt, visitedAt }) && { hasCome: true as const }),
    ...(makesNoVisit({ ...card, appointmentMadeAt, visitedAt }) && { makesNoVisit: true as const }),
  }));
  return { data: shown, ...(await cappedCount(db, 'counsel', where(found))) };
}

/** How many counsels each tab has. A number that the console shows as "1,000+" is not counted further. */
export async function countInbox(db: Queryable, scope: Scope, now: Date): Promise<InboxCounts> {
  const counts = (['new', 'arranging', 'today', 'past'] as const).map((tab) => {
    const conditions = [...inScope(scope), ...INBOX[tab].conditions(now)];
    return { tab, ...countOf(conditions, MOST_COUNTED_COUNSELS + 1) };
  });
  const [row] = await db.query<InboxCounts>(
    numbered(`select ${counts.map(({ sql, tab }) => `${sql} as "${tab}"`).join(', ')}`),
    counts.flatMap(({ values }) => values),
  );
  return row ?? { new: 0, arranging: 0, today: 0, past: 0 };
}

function inScope({ visible, clinicId, mine }: Scope): Condition[] {
  return [
    ...ofClinic('counsel.clinic_id', visible),
    ...ofClinic('counsel.clinic_id', clinicId ?? null),
    ...(mine === undefined ? [] : [{ sql: 'counsel.assigned_to = ?', value: mine }]),
  ];
}

const asCode = (typed: string) => typed.trim().toUpperCase();

interface Searched {
  conditions: readonly Condition[];
  order: string;
  day: string | null;
}

/** Names and days are compared in the first counsels of the list only; a code is found in all of them. */
function searched(q: string, { conditions, order, day }: Searched): Condition {
  const scope = allOf(conditions);
  const match = day === null ? named(q) : onDay(day);
  return {
    sql: `counsel.id = any(array(
      select counsel.id
      from (select * from counsel where ${scope.sql} order by ${order}
            limit ${limits.lists.inboxSearched}) as counsel
        join member on member.id = counsel.member_id
        cross join lateral (
          select ${topicOfCounsel} as topic, (${treatmentOfCounsel}) as treatment offset 0) as about
        left join treatment on treatment.id = about.treatment
      where ${match.sql}
      union select counsel.id from counsel where ${scope.sql} and counsel.code = ?))`,
    values: [...scope.values, ...match.values, ...scope.values, asCode(q)],
  };
}

function named(q: string) {
  const pattern = likePattern(q) ?? '%';
  return {
    sql: `(member.nickname ilike ? or concat_ws(' ', about.topic ->> 'name',
      about.topic ->> 'nameJa', treatment.name, treatment.name_ja) ilike ?)`,
    values: [pattern, pattern],
  };
}

/** Counsels that were booked on this day, have an appointment on it, or have a wish for it. */
function onDay(day: string) {
  const { from, until } = daysInKorea(day, 1);
  const during = (moment: string) => `(${moment} >= ? and ${moment} < ?)`;
  const range = [from, until];
  return {
    sql: `(${during('counsel.created_at')} or ${during('counsel.consultation_at')}
      or ${during('counsel.treatment_at')}
      or exists (select 1 from jsonb_array_elements_text(counsel.wishes -> 'times') as wished (at)
        where ${during('wished.at::timestamptz')})
      or (counsel.wishes -> 'stay' ->> 'from' <= ? and counsel.wishes -> 'stay' ->> 'to' >= ?))`,
    values: [...range, ...range, ...range, ...range, day, day],
  };
}
