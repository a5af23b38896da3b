/** search_term counts searches, not visitors. The operator hides a term from visitors and from the list of misses. */
export const searchTerms = `
alter table search_term rename column visitors to searches;
create table search_term_hidden (
  term text primary key,
  -- The audit log names a hidden term by this id, never by its text.
  id uuid not null unique
);
`;
