/** When an automatic answer to this event was pushed: a member gets one push an hour. */
export const linePush = `
alter table line_event add column pushed_at timestamptz;
`;
