/** A delivery with several receivers: another attempt leaves out those that have got it. */
export const reached = `
-- Logins of browsers, or addresses of a clinic; empty as soon as the delivery no longer waits.
alter table outbox add column reached text[] not null default '{}';
-- Processes of the former version still use push_subscription.last_delivery; a later migration drops it.
`;
