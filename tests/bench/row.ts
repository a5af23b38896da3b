import type { Figure } from '../proof/figure.ts';
import type { World } from './world.ts';

/** One line of the table, which can be measured alone: `npm run bench -- cached-list`. */
export interface Row {
  name: string;
  /** What the row needs; without it the row is not measured. */
  needs: readonly Need[];
  measure(world: World): Promise<Figure[]>;
}

export type Need = 'PostgreSQL' | 'load set' | 'processor times';
