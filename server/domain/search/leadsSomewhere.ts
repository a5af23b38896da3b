import { SEARCH_KINDS } from '../../../contract/enums.ts';
import { findNames } from './findNames.ts';
import { meaningsOf } from './meanings.ts';
import type { AllNames } from './readNames.ts';

/** Whether a search for the text shows at least one row. */
export function leadsSomewhere(names: AllNames, text: string): boolean {
  const isInNames = SEARCH_KINDS.some(
    (kind) => findNames(names[kind], text, { offset: 0, limit: 1 }).ids.length > 0,
  );
  if (isInNames) return true;
  const { terms, topics } = meaningsOf(names.terms, text, isInNames);
  return topics.length > 0 || Object.values(terms).some((ids) => ids.size > 0);
}
