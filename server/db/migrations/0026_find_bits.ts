import { derivedFacts } from './0018_find.ts';

/** The bits as they were when this was released. Later ones need a migration of their own: clinicBits.ts. */
const FACT_BITS = [
  'japanese',
  'saturday',
  'sunday',
  'night',
  'foreign-patients',
  'female-doctor',
  'operating-room-cctv',
  'anaesthetist',
  'recovery-room',
  'parking',
  'line-counsel',
] as const;
const LANGUAGE_BITS = ['ko', 'ja', 'en', 'zh'] as const;

const isDerived = (fact: string): fact is keyof typeof derivedFacts => fact in derivedFacts;
const bits = (conditions: readonly string[]) =>
  conditions
    .map((condition, bit) => `case when ${condition} then ${1 << bit} else 0 end`)
    .join(' + ');
const hasFact = (fact: string) => (isDerived(fact) ? derivedFacts[fact] : `facts @> '["${fact}"]'`);

/** Narrow columns for counting clinics. PostgreSQL computes the generated ones from the columns that staff write. */
export const findBits = `
update clinic set prices = menu.prices from (
  select clinic_id, range_agg(int4range(price_from, coalesce(price_to, price_from), '[]')) as prices
  from clinic_price group by clinic_id
) menu where menu.clinic_id = clinic.id;
alter table clinic
  add column fact_bits int not null generated always as (
    ${bits(FACT_BITS.map(hasFact))}
  ) stored,
  add column language_bits int not null generated always as (
    ${bits(LANGUAGE_BITS.map((language) => `languages @> '["${language}"]'`))}
  ) stored,
  -- The average in tenths, rounded down: enough to compare it with a chosen rating.
  add column rating_tenths int not null generated always as (
    coalesce(floor(round(rating_sum::numeric / nullif(rating_count, 0), 2) * 10), 0)::int
  ) stored;
`;
