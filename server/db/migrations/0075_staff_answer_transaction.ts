/** As 0074; a migration alters one table, so that it locks one at a time. */
export const staffAnswerTransaction = `
alter table staff_idempotency_key add column transaction_id xid8;
alter table staff_idempotency_key alter column transaction_id set default pg_current_xact_id()`;
