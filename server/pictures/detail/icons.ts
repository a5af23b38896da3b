import { sparkle } from '../mark/sparkle.ts';
import { circle, path, rect, stroke } from '../svg.ts';

/** A small sign around 0,0, about 56 wide. */
export type DrawIcon = (color: string) => string;

const drop: DrawIcon = (color) =>
  path('M0 -28C14 -8 24 2 24 12A24 24 0 0 1 -24 12C-24 2 -14 -8 0 -28Z', color);

const clock: DrawIcon = (color) =>
  circle([0, 0, 25], 'none', { stroke: color, 'stroke-width': 6 }) +
  stroke('M0 -12V0L9 7', color, 6);

const shine: DrawIcon = (color) => sparkle(-4, 2, 28, color) + sparkle(20, -20, 12, color);

const shield: DrawIcon = (color) =>
  path('M0 -28L24 -19V2C24 16 12 25 0 30C-12 25 -24 16 -24 2V-19Z', color) +
  stroke('M-10 0L-2 9L11 -8', '#ffffff', 6);

const calendar: DrawIcon = (color) =>
  rect([-25, -20, 50, 46], color, { rx: 9 }) +
  rect([-17, -4, 34, 22], '#ffffff', { rx: 4 }) +
  stroke('M-13 -26V-16M13 -26V-16', color, 6);

const leaf: DrawIcon = (color) =>
  path('M-24 22C-30 -14 -4 -30 26 -26C30 6 14 28 -14 22Z', color) +
  stroke('M-26 28L8 -8', '#ffffff', 5);

const heart: DrawIcon = (color) =>
  path('M0 26C-40 0 -28 -28 -10 -26Q-2 -25 0 -16Q2 -25 10 -26C28 -28 40 0 0 26Z', color);

const talk: DrawIcon = (color) =>
  path('M-26 -6A26 22 0 1 1 -8 15L-22 24L-20 9A24 24 0 0 1 -26 -6Z', color) +
  circle([-10, -6, 4], '#ffffff') +
  circle([2, -6, 4], '#ffffff') +
  circle([14, -6, 4], '#ffffff');

export const ICONS: readonly [DrawIcon, ...DrawIcon[]] = [
  talk,
  drop,
  clock,
  shine,
  shield,
  calendar,
  leaf,
  heart,
];

/** In a coloured ring, in the order of the pictures. */
export const iconAt = (index: number): DrawIcon => ICONS[index % ICONS.length] ?? talk;
