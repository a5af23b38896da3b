/** What people call a treatment, a concern or a place, and how many visitors searched a term on a day. */
export const search = `
create table search_alias (
  id uuid primary key default gen_random_uuid(),
  term text not null,
  language text not null check (language in ('ko', 'ja')),
  kind text not null check (kind in
    ('SPECIALTY', 'TREATMENT', 'CONCERN', 'PART', 'REGION', 'STATION', 'LANGUAGE', 'FACT')),
  target_id text not null,
  -- The usual meaning of a term comes first.
  position int not null default 0,
  -- A removed alias stays as a row, or the seed would write it again.
  active boolean not null default true,
  unique (term, kind, target_id)
);
-- Nothing here says who searched: only a number of visitors.
create table search_term (
  day date not null,
  term text not null,
  visitors int not null,
  found boolean not null,
  primary key (day, term)
);
`;
