import type { Figure } from '../proof/figure.ts';
import type { World } from './world.ts';

/** One line of the table, which can be measured alone: `npm run bench -- cached-list`. */
export interface Row {
  name: string;
  /** How much it may differ between runs without a reason. */
  needs: readonly Need[];
  measure(world: World): Promise<Figure[]>;
}

export type Need = 'PostgreSQL' | 'load set' | 'processor times';
