import { circle, ellipse, group, path, repeat, stroke } from '../svg.ts';
import { sparkle } from './sparkle.ts';

/** One emblem in two tones, drawn around 0,0 and about 180 wide. */
export type DrawMark = (front: string, back: string) => string;

const turned = (angle: number, inside: string) => group({ transform: `rotate(${angle})` }, inside);

const PETAL = 'M0 -6C34 -30 34 -70 0 -96C-34 -70 -34 -30 0 -6Z';
const LEAF = 'M0 84C-56 52 -62 -24 0 -90C62 -24 56 52 0 84Z';
const DROP = 'M0 -92C30 -44 58 -14 58 24A58 58 0 0 1 -58 24C-58 -14 -30 -44 0 -92Z';

const petals =
  (count: number): DrawMark =>
  (front, back) =>
    repeat(count, (index) =>
      turned((360 / count) * index, path(PETAL, index % 2 ? back : front, { opacity: 0.92 })),
    ) + circle([0, 0, 11], front);

const lotus: DrawMark = (front, back) =>
  group(
    { transform: 'translate(0 44)' },
    turned(-62, path(LEAF, back, { opacity: 0.55, transform: 'translate(0 -52) scale(.72)' })),
    turned(62, path(LEAF, back, { opacity: 0.55, transform: 'translate(0 -52) scale(.72)' })),
    turned(-32, path(LEAF, back, { opacity: 0.8, transform: 'translate(0 -60) scale(.8)' })),
    turned(32, path(LEAF, back, { opacity: 0.8, transform: 'translate(0 -60) scale(.8)' })),
    path(LEAF, front, { transform: 'translate(0 -62) scale(.84)' }),
  );

const twoLeaves: DrawMark = (front, back) =>
  turned(-34, path(LEAF, back, { transform: 'translate(0 -14) scale(.92)' })) +
  turned(34, path(LEAF, front, { transform: 'translate(0 -14) scale(.92)', opacity: 0.9 }));

const drop: DrawMark = (front, back) =>
  path(DROP, front) +
  path('M-34 22A34 34 0 0 0 6 58', 'none', {
    stroke: back,
    'stroke-width': 11,
    'stroke-linecap': 'round',
  });

const sunrise: DrawMark = (front, back) =>
  path('M-62 26A62 62 0 0 1 62 26Z', front) +
  stroke('M-92 26H92M-66 52H66M-36 78H36', back, 10) +
  repeat(5, (index) => turned(-60 + index * 30, stroke('M0 -62V-84', back, 9))).replaceAll(
    'rotate',
    'translate(0 26) rotate',
  );

const moon: DrawMark = (front, back) =>
  path('M26 -84A86 86 0 1 0 84 30A70 70 0 0 1 26 -84Z', front) + sparkle(46, -34, 30, back);

const rings: DrawMark = (front, back) =>
  circle([-34, 18, 54], 'none', { stroke: back, 'stroke-width': 13 }) +
  circle([34, 18, 54], 'none', { stroke: back, 'stroke-width': 13 }) +
  circle([0, -38, 54], 'none', { stroke: front, 'stroke-width': 13 });

const sparkleMark: DrawMark = (front, back) =>
  sparkle(-12, 10, 84, front) + sparkle(58, -56, 34, back) + sparkle(62, 58, 22, back);

const profile: DrawMark = (front, back) =>
  circle([0, 0, 90], back, { opacity: 0.5 }) +
  path(
    'M-10 -90C26 -88 44 -62 42 -34C41 -24 46 -16 56 -2C58 4 54 8 46 9C50 16 48 22 44 25C47 31 45 36 41 38C42 52 34 60 12 57C8 66 8 76 12 89A90 90 0 0 1 -10 -90Z',
    front,
  );

const wave: DrawMark = (front, back) =>
  stroke('M-84 -34C-52 -74 -30 -74 0 -34S52 6 84 -34', front, 15) +
  stroke('M-84 10C-52 -30 -30 -30 0 10S52 50 84 10', back, 15) +
  stroke('M-84 54C-52 14 -30 14 0 54S52 94 84 54', front, 15, { opacity: 0.55 });

const hands: DrawMark = (front, back) =>
  path('M-8 84C-66 70 -88 20 -74 -44C-50 -30 -18 0 -8 84Z', back) +
  path('M8 84C66 70 88 20 74 -44C50 -30 18 0 8 84Z', back) +
  circle([0, -40, 36], front);

const smile: DrawMark = (front, back) =>
  stroke('M-66 -4A68 68 0 0 0 66 -4', front, 17) +
  path(PETAL, back, { transform: 'translate(-30 -18) scale(.55)' }) +
  path(PETAL, back, { transform: 'translate(30 -18) scale(.55)' });

const arch: DrawMark = (front, back) =>
  path('M-76 84V-8A76 76 0 0 1 76 -8V84H44V-8A44 44 0 0 0 -44 -8V84Z', front) +
  circle([0, 30, 26], back) +
  stroke('M0 56V84', back, 10);

const pebbles: DrawMark = (front, back) =>
  ellipse([0, 58, 82, 30], front) +
  ellipse([-4, 4, 60, 24], back) +
  ellipse([4, -42, 42, 19], front) +
  path(LEAF, back, { transform: 'translate(18 -78) rotate(38) scale(.3)' });

const gem: DrawMark = (front, back) =>
  path('M0 90L-84 -22L-44 -76H44L84 -22Z', front, {
    stroke: front,
    'stroke-width': 12,
    'stroke-linejoin': 'round',
  }) + stroke('M-84 -22H84M-34 -22L0 84L34 -22L0 -72Z', back, 6);

export const MARKS: readonly [DrawMark, ...DrawMark[]] = [
  lotus,
  moon,
  petals(8),
  twoLeaves,
  profile,
  sunrise,
  rings,
  drop,
  sparkleMark,
  wave,
  hands,
  arch,
  petals(5),
  pebbles,
  smile,
  gem,
];
