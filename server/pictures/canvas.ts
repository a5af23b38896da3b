import type { Paints } from './paints.ts';
import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** What every drawing begins with. */
export interface Canvas {
  palette: Palette;
  paints: Paints;
  random: Random;
}

/** Draws the numbered picture of a kind, in the kind's own measure. */
export type Draw = (number: number, canvas: Canvas) => string;
