/** Members who left and are still linked at the provider. No foreign key: the member is deleted. */
export const unlinking = `
create table unlinking (
  id uuid primary key,
  provider text not null,
  subject_sealed text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null
);
`;
