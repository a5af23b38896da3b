const at = (state: string) => `${state}_at`;

/** Counsels that were completed in one step, after an appointment that was entered in advance and has passed. */
const visited = (name: 'consultation' | 'treatment') => `
  select counsel.${at(name)} from counsel_change done
  where done.counsel_id = counsel.id and done.created_at >= counsel.${at(name)}
    and done.from_state = '${name.toUpperCase()}_APPOINTMENT_CONFIRMED'
    and done.to_state = '${name.toUpperCase()}_COMPLETE'
    and (select max(made.created_at) from counsel_change made
      where made.counsel_id = counsel.id and made.created_at < done.created_at
        and made.to_state = done.from_state) < counsel.${at(name)}`;

/**
 * A visit is stored with the counsel and no longer derived from its state, because a clinic can jump to any state.
 * For existing counsels it is read from their history.
 */
export const visits = `
alter table counsel
  add column appointment_made_at timestamptz,
  add column passed_appointment_at timestamptz,
  add column visited_at timestamptz;
update counsel set
  appointment_made_at = (select max(created_at) from counsel_change
    where counsel_id = counsel.id and to_state = counsel.state
      and to_state in ('CONSULTATION_APPOINTMENT_CONFIRMED', 'TREATMENT_APPOINTMENT_CONFIRMED')),
  passed_appointment_at = case when state = 'CANCELED' then (
    select greatest(
      case when consultation_at <= created_at then consultation_at end,
      case when treatment_at <= created_at then treatment_at end)
    from counsel_change where counsel_id = counsel.id and to_state = 'CANCELED' limit 1) end,
  visited_at = coalesce((${visited('consultation')} limit 1), (${visited('treatment')} limit 1));
update review set visit_confirmed = counsel.visited_at is not null
  from counsel where counsel.id = review.counsel_id
    and visit_confirmed <> (counsel.visited_at is not null);
`;
