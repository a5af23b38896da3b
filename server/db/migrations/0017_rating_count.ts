const TARGETS = {
  clinic: 'select clinic_id as target, review.* from review',
  event: 'select event_id as target, review.* from review where event_id is not null',
  doctor: 'select doctor_id as target, review.* from review join review_doctor on review_id = id',
};

/** One review counts for each member, clinic and day of visit in Seoul: the newest published one. */
const recount = (table: keyof typeof TARGETS) => `
alter table ${table} add column rating_count int not null default 0;
with published as (
  select about.target, about.rating, row_number() over (
    partition by about.target, about.member_id, about.clinic_id,
      ((counsel.visited_at at time zone 'UTC') + interval '9 hours')::date
    order by about.id desc) as place
  from (${TARGETS[table]}) about join counsel on counsel.id = about.counsel_id
  where about.status = 'PUBLISHED'
), tally as (
  select target, count(*) as reviews, count(*) filter (where place = 1) as counted,
    sum(rating) filter (where place = 1) as sum
  from published group by target
)
update ${table} set rating_sum = coalesce(tally.sum, 0), rating_count = coalesce(tally.counted, 0),
  review_count = coalesce(tally.reviews, 0)
from ${table} as each left join tally on tally.target = each.id
where each.id = ${table}.id and (${table}.review_count > 0 or tally.reviews > 0);`;

/** Averages count fewer reviews than are listed, so their number is stored separately. */
export const ratingCount = `
alter table review add column pending_reason text;
${recount('clinic')}
${recount('event')}
${recount('doctor')}
`;
