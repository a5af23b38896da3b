import type { Queryable } from '../../../db/database.ts';
import { conditions } from './conditionNames.ts';
import { type Alias, buildTermIndex, type Term, type TermIndex } from './termIndex.ts';
import { selectTermTexts } from './termSql.ts';

/** Returns a function that reads everything that a searched term can mean. An unchanged index is not built again. */
export function termReader(db: Queryable): () => Promise<TermIndex> {
  let known: { texts: string; index: TermIndex } | undefined;
  return async () => {
    const { terms, aliases } = await selectTermTexts(db);
    const texts = terms + aliases;
    if (known?.texts !== texts) {
      const rows = JSON.parse(terms) as Term[]; // written by selectTermTexts, as the next line
      const aliasRows = JSON.parse(aliases) as Alias[];
      known = { texts, index: buildTermIndex([...rows, ...conditions], aliasRows) };
    }
    return known.index;
  };
}
