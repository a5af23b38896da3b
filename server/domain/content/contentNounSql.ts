/** What the console needs to know of a noun to list, edit and publish it. Everything here is our own text. */
export interface ContentNoun {
  table: 'clinic' | 'doctor' | 'event';
  /** The column of the name; the Japanese one ends in _ja. */
  name: 'name' | 'title';
  /** To which clinic a row belongs. */
  clinicId: string;
  /** Fields of the form, each with its column. */
  columns: Readonly<Record<string, string>>;
  /** Fields of the form that are lists of terms. */
  ties: Readonly<Record<string, Tie>>;
  /** What a list shows beside name and state, and what the editor shows beside the list. */
  cardFields: string;
  detailFields: string;
  /** Fields without which visitors may not see it. */
  required: readonly string[];
}

export interface Tie {
  table: string;
  term: 'specialty' | 'treatment';
  isOrdered: boolean;
}
