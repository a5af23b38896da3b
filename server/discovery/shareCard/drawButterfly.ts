import type { Paints } from './paints.ts';
import { mirrored, path, stroke } from './svg.ts';

const UPPER =
  'M32.6 34.4C33 19.6 43.4 6.6 53.6 8.4C63.4 10.4 60 27.6 48.4 33C43 35.5 37 35.6 32.6 34.4Z';
const LOWER =
  'M32.8 36.6C39.4 35.6 47.6 36.4 50.8 41.4C54 46.8 49.6 55 43 54.4C36.6 53.6 32.8 45 32.8 36.6Z';

/** The logo of public/logo.svg in a box of 64 by 64. */
export function drawButterfly(paints: Paints): string {
  const wing =
    path(UPPER, paints.slanted('#ff8f7e', '#f0507a')) +
    path(LOWER, paints.slanted('#f6a3b0', '#c987d8'));
  return [
    mirrored(32, wing),
    wing,
    stroke('M32 22.5V50', '#3a2733', 3.2),
    stroke(
      'M32 22.5C30.5 17 27.5 13.8 23.8 12.4M32 22.5C33.5 17 36.5 13.8 40.2 12.4',
      '#3a2733',
      2,
    ),
  ].join('');
}
