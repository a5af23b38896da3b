import { factNamesJa } from './factNamesJa.ts';
import { factNamesKo } from './factNamesKo.ts';

/**
 * What pages and the search call the facts of a clinic; other words for them are aliases. Each language has a file, so
 * that a page loads its own only.
 */
export const factNames = { ko: factNamesKo, ja: factNamesJa } as const;
