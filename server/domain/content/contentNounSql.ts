import type { Queryable } from '../../db/database.ts';
import type { ContentFields } from './contentRules.ts';

/** How the console lists, edits and publishes a noun. These texts go into SQL: they are constants, never input. */
export interface ContentNoun {
  table: 'clinic' | 'doctor' | 'event';
  /** The column of the name; the Japanese one has the suffix _ja. */
  name: 'name' | 'title';
  /** The column with the clinic of a row. */
  clinicId: string;
  /** Fields of the form and their columns. */
  columns: Readonly<Record<string, string>>;
  /** Fields of the form that are lists of taxonomy terms. */
  termLists: Readonly<Record<string, TermList>>;
  /** Writes sent fields that are no columns of the table. */
  afterWrite?: (tx: Queryable, id: string, fields: ContentFields) => Promise<void>;
  /** Fields that only operators may change. */
  operatorFields?: readonly string[];
  /** Extra columns of a list, and of the editor. */
  cardFields: string;
  detailFields: string;
  /** Fields that a published record must have. */
  required: readonly string[];
}

export interface TermList {
  table: string;
  term: 'specialty' | 'treatment';
  isOrdered: boolean;
}
