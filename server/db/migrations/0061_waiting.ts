/**
 * A delivery that waits is WAITING, in each channel. The trigger is for processes of the former version, which still
 * write QUEUED during a release; it leaves in a later migration.
 */
export const waiting = `
create function outbox_waits() returns trigger language plpgsql as $$
begin
  new.state := 'WAITING';
  return new;
end $$;
create trigger outbox_queued before insert on outbox
  for each row when (new.state = 'QUEUED') execute function outbox_waits();
update outbox set state = 'WAITING' where state = 'QUEUED';
`;
