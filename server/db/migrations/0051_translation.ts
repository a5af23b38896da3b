/**
 * Translations of what members and clinics wrote to each other: the text of a counsel and its messages. They belong to
 * the member, and are deleted with their original.
 */
export const translation = `
create table translation (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  counsel_id uuid not null references counsel on delete cascade,
  -- Null: the text that the counsel was booked with.
  message_id uuid references message on delete cascade,
  language text not null check (language in ('ko', 'ja')),
  -- Null while the provider translates it.
  text_sealed text,
  model text,
  created_at timestamptz not null
);
create unique index translation_once on translation (coalesce(message_id, counsel_id), language);
create index translation_by_member on translation (member_id, id);
create index translation_by_counsel on translation (counsel_id);
create index translation_by_message on translation (message_id);

-- The contract checks the purposes: that texts are translated is another one, and it names no clinic.
alter table member_consent drop constraint if exists member_consent_purpose_check;
`;
