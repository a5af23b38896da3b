import type { Figure } from '../proof/figure.ts';
import type { World } from './world.ts';

/** One line of the table, which can be measured alone: `npm run bench -- cached-list`. */
export interface Row {
  name: string;
  /** In which it may differ from run to run without a reason: what it needs beside the built app. */
  needs: readonly Need[];
  measure(world: World): Promise<Figure[]>;
}

export type Need = 'PostgreSQL' | 'load set' | 'processor times';
