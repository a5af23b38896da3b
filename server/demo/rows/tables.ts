import type { Row } from '../../db/seed/insertRows.ts';

/** Every table a set fills, each after those it points to. */
export const SEED_TABLES = [
  'member',
  'member_identity',
  'member_consent',
  'clinic',
  'clinic_specialty',
  'clinic_treatment',
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
  'bookmark',
] as const;

/** Rows of these say whether a seed wrote them; the others belong to one of these. */
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

/** Puts the rows of many things together, table by table. */
export function mergeRows(parts: readonly TableRows[]): TableRows {
  return Object.fromEntries(
    SEED_TABLES.map((table) => [table, parts.flatMap((part) => part[table] ?? [])]),
  );
}
