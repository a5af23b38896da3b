import { RecordId } from '../../../contract/shape.ts';
import { refuse } from '../../refusal.ts';

/** The record, or "not found", which says nothing about whether it exists for others. */
export function orNotFound<T>(record: T | undefined): T {
  if (record === undefined) throw refuse('not_found');
  return record;
}

/** What is no id of ours is simply not found, and never reaches the database. */
export function recordId(text: string): string {
  return orNotFound(RecordId.safeParse(text).data);
}
