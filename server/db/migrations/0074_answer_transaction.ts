/**
 * The transaction of the first request, which a repeated request names (`answerOnce.ts`). The default is set afterwards:
 * no row is rewritten, and rows of older processes have it, too.
 */
export const answerTransaction = `
alter table idempotency_key add column transaction_id xid8;
alter table idempotency_key alter column transaction_id set default pg_current_xact_id()`;
