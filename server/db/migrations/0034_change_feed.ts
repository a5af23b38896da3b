/**
 * `transaction_id` finds the rows that commit after rows with higher positions. The trigger tells of writes by
 * processes of older versions during a release; it and `public_version` leave in a later migration.
 */
export const changeFeed = `
create table feed (
  id int primary key default 1 check (id = 1),
  generation uuid not null default gen_random_uuid()
);
insert into feed default values;

create table change (
  position bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  kind text not null,
  id text,
  clinic_id uuid,
  is_renamed boolean not null default false,
  audience text not null default 'public'
);
create index change_transaction on change (transaction_id);

create function tell_of_public_version() returns trigger language plpgsql as $$
begin
  insert into change (kind, is_renamed) values ('everything', true);
  return null;
end $$;
create trigger public_version_raised after update on public_version
  for each row execute function tell_of_public_version();
`;
