/**
 * The times that staff propose for the next appointment, until the counsel moves. A change that the member made by
 * accepting one of them says when it was proposed.
 */
export const proposals = `
alter table counsel
  add column proposals jsonb,
  add column proposed_at timestamptz,
  add column proposed_by uuid;
alter table counsel_change add column proposed_at timestamptz;
`;
