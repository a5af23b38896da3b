import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { columnOf } from '../../db/jsonSql.ts';

/** How the console lists, edits and publishes a noun. These texts go into SQL: they are constants, never input. */
export interface ContentNoun {
  table: 'clinic' | 'doctor' | 'event';
  /** The column of the name; the Japanese one has the suffix _ja. */
  name: 'name' | 'title';
  /** The column with the clinic of a row. */
  clinicId: string;
  /** What the console sends. `columnsOf` names the column of each field. */
  form: z.ZodObject;
  /** By field: columns that have another name. */
  columnNames?: Readonly<Record<string, string>>;
  /** Fields of the form that are lists of taxonomy terms. */
  termLists: Readonly<Record<string, TermList>>;
  /** Fields of the form that are lists in tables of their own. */
  ownLists?: Readonly<Record<string, OwnList>>;
  /** Fields that only operators may change. */
  operatorFields?: readonly string[];
  /** The day on which an operator checked these fields. It is emptied when staff of the clinic change one of them. */
  checked?: { on: string; fields: readonly string[] };
  /** Fields that a list shows beside the name and the clinic. */
  cardFields?: readonly string[];
  /** Fields that a published record must have. */
  required: readonly string[];
}

export interface TermList {
  table: string;
  term: 'specialty' | 'treatment';
  isOrdered: boolean;
}

export interface OwnList {
  /** The SQL of the list as JSON. */
  select: string;
  replace: (tx: Queryable, id: string, list: unknown) => Promise<void>;
}

/** The column of each field of the form, for reading and writing. */
export function columnsOf({
  form,
  columnNames,
  termLists,
  ownLists,
}: ContentNoun): [string, string][] {
  const isColumn = (field: string) => !(field in termLists) && !(field in (ownLists ?? {}));
  return Object.keys(form.shape)
    .filter(isColumn)
    .map((field) => [field, columnNames?.[field] ?? columnOf(field)]);
}
