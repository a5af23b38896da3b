/**
 * Texts about members are encrypted. The plain columns stay for one more release: rows of an older version are read from
 * them until the job has moved them.
 */
export const sealedTexts = `
alter table counsel add column content_sealed text, add column note_sealed text;
alter table counsel_change add column reason_sealed text;
alter table idempotency_key add column answer_sealed text;
alter table staff_idempotency_key add column answer_sealed text;

-- Members who were erased here and whose keys may still exist.
create table erasure (
  member_id uuid primary key,
  created_at timestamptz not null
);
`;
