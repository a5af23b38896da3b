import { lighter, mix } from '../color.ts';
import type { Paints } from '../paints.ts';
import { circle, d, group, path, repeat, stroke } from '../svg.ts';

export interface EyeLook {
  iris: string;
  ink: string;
  skin: string;
  brow: string;
  /** 0 none, 1 clearly folded. */
  crease: number;
  /** How far it is open: 1 wide, 0.6 tired. */
  open: number;
  lashes: boolean;
}

/** A right eye with its brow, 400 wide around 0,0. */
export function drawEye(paints: Paints, look: EyeLook, brow = true): string {
  const up = (y: number) => y * look.open;
  const lidLine = d`M-196 16C-120 ${up(-84)} -20 ${up(-116)} 62 ${up(-100)}C134 ${up(-86)} 174 ${up(-34)} 204 10`;
  const white = d`M-190 14C-120 ${up(-80)} -20 ${up(-110)} 62 ${up(-96)}C130 ${up(-84)} 170 ${up(-30)} 196 14C140 66 60 88 -20 84C-100 78 -150 50 -190 14Z`;
  const fold = mix(look.skin, '#a8584c', 0.5);
  return [
    path(white, paints.down('#e9eef4', '#ffffff', '#fbf3f0')),
    group(
      { 'clip-path': paints.clip(path(white, '#000')) },
      drawIris(paints, look),
      path(lidLine, 'none', { stroke: look.ink, 'stroke-width': 44, opacity: 0.12 }),
    ),
    stroke('M-176 26C-100 78 60 104 176 32', fold, 4, { opacity: 0.35 }),
    look.lashes ? drawLashes(look) : '',
    stroke(lidLine, look.ink, 12),
    look.lashes ? stroke('M204 10Q222 2 234 -16', look.ink, 9) : '',
    look.crease > 0
      ? stroke(
          d`M-158 ${up(-56)}C-90 ${up(-124)} 0 ${up(-152)} 80 ${up(-136)}C130 ${up(-124)} 170 ${up(-96)} 194 ${up(-60)}`,
          fold,
          6,
          { opacity: String(0.75 * look.crease) },
        )
      : '',
    brow
      ? path(
          'M-186 -158C-110 -232 50 -252 214 -176C110 -212 -20 -206 -124 -166C-152 -154 -178 -146 -186 -158Z',
          paints.across(look.brow, lighter(look.brow, 0.15)),
          { opacity: 0.9 },
        )
      : '',
  ].join('');
}

function drawIris(paints: Paints, { iris, ink }: EyeLook): string {
  const rays = repeat(28, (index) => {
    const angle = (index / 28) * Math.PI * 2;
    const at = (r: number) => [8 + Math.cos(angle) * r, -6 + Math.sin(angle) * r] as const;
    const [x, y] = at(40);
    const [toX, toY] = at(66);
    return path(d`M${x} ${y}L${toX} ${toY}`, 'none');
  });
  return [
    circle([8, -6, 80], mix(iris, ink, 0.55)),
    circle([8, -6, 74], paints.down(mix(iris, ink, 0.35), iris, lighter(iris, 0.4))),
    group({ stroke: lighter(iris, 0.5), 'stroke-width': 2.6, opacity: 0.55 }, rays),
    circle([8, -6, 36], ink),
    circle([34, -36, 17], '#ffffff', { opacity: 0.95 }),
    circle([-20, 22, 8], '#ffffff', { opacity: 0.7 }),
  ].join('');
}

/** Along the two curves of the upper lid, longer towards the outside. */
function drawLashes({ ink, open }: EyeLook): string {
  return repeat(13, (_, share) => {
    const along = 0.1 + share * 0.86;
    const [x, y] = along < 0.68 ? inner(along / 0.68, open) : outer((along - 0.68) / 0.32, open);
    const lean = (along - 0.36) * 58;
    const tall = 26 + along * 16;
    return path(
      d`M${x - 5} ${y}Q${x + lean * 0.1} ${y - tall * 0.7} ${x + lean} ${y - tall}Q${x + lean * 0.3 + 4} ${y - tall * 0.4} ${x + 5} ${y}Z`,
      ink,
    );
  });
}

type Point = [number, number];
const inner = (t: number, open: number) =>
  cubic(t, [
    [-196, 16],
    [-120, -84 * open],
    [-20, -116 * open],
    [62, -100 * open],
  ]);
const outer = (t: number, open: number) =>
  cubic(t, [
    [62, -100 * open],
    [134, -86 * open],
    [174, -34 * open],
    [204, 10],
  ]);

function cubic(t: number, [from, pull, push, to]: [Point, Point, Point, Point]): Point {
  const s = 1 - t;
  const at = (axis: 0 | 1) =>
    s ** 3 * from[axis] +
    3 * s * s * t * pull[axis] +
    3 * s * t * t * push[axis] +
    t ** 3 * to[axis];
  return [at(0), at(1)];
}
