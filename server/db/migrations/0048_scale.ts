/** For installations with many records. */
export const scale = `
-- Every character and every pair of neighbours, in lower case. An index on them finds a part of a name, also one of two
-- Korean syllables, which pg_trgm does not; the embedded database has no pg_trgm.
create function name_parts(name text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(name), place, length)), '{}')
  from generate_series(1, char_length(lower(name))) as place, (values (1), (2)) as part (length)
$$;

-- The feed of changes has replaced it.
drop table public_version;
drop function tell_of_public_version();

-- When visitors could see it first; null: when it was created. Lists are sorted by it (server/db/lists/publishedOrder.ts).
alter table clinic add column published_at timestamptz;
alter table doctor add column published_at timestamptz;
alter table event add column published_at timestamptz;
alter table review add column published_at timestamptz;

-- Tries of all processes, as rate-limiter-flexible counts them. The keys are hashes; expire is in milliseconds.
create table tries (
  key text primary key,
  points int not null,
  expire bigint
);
create index tries_by_end on tries (expire);
`;
