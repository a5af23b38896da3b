import type { Row } from '../../db/seed/insertRows.ts';

/** Every table a set fills, in the order of insertion: a table after those it refers to. */
export const SEED_TABLES = [
  'member',
  'member_identity',
  'clinic',
  'member_consent',
  'clinic_specialty',
  'clinic_treatment',
  'clinic_price',
  'doctor',
  'doctor_specialty',
  'doctor_treatment',
  'event',
  'event_treatment',
  'staff',
  'counsel',
  'counsel_change',
  'review',
  'review_doctor',
  'review_treatment',
  'review_report',
  'bookmark',
] as const;

/** Tables with a column `seeded`. Rows of the other tables belong to a row of these. */
export const MARKED_TABLES = [
  'member',
  'clinic',
  'doctor',
  'event',
  'staff',
  'counsel',
  'review',
  'bookmark',
] as const satisfies readonly SeedTable[];

export type SeedTable = (typeof SEED_TABLES)[number];
export type TableRows = Partial<Record<SeedTable, readonly Row[]>>;

/** Joins the rows of many records, table by table. */
export function mergeRows(parts: readonly TableRows[]): TableRows {
  return Object.fromEntries(
    SEED_TABLES.map((table) => [table, parts.flatMap((part) => part[table] ?? [])]),
  );
}
