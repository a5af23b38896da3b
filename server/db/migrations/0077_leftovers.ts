/** What only processes of versions before 0061_waiting used. */
export const leftovers = `
drop trigger outbox_queued on outbox;
drop function outbox_waits();
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check
  check (state in ('WAITING', 'SENT', 'SHOWN', 'DROPPED', 'FAILED')) not valid;
alter table push_subscription drop column last_delivery;
`;
