/**
 * The same parts as those of 0048_scale.ts, so the indexes on them stay valid. PostgreSQL plans a function in plpgsql once
 * for each connection, and one in SQL again for each statement. Each write of a row with a name calls it.
 */
export const nameParts = `
create or replace function name_parts(name text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  lowered text := lower(name);
begin
  return array(
    select substr(lowered, place, length)
    from generate_series(1, char_length(lowered)) as place, (values (1), (2)) as part (length));
end $$;
`;
