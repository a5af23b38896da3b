import { darker, lighter } from '../color.ts';
import { circle, d, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { type Scene, shadow } from './scene.ts';

const WARM = '#fff1cf';

/** Hangs from the ceiling down to `y`. */
export function drawPendants(scene: Scene, xs: readonly number[], y: number): string {
  const draw = scene.random.pick([drawGlobe, drawDome, drawDisc]);
  return xs
    .map((x) => stroke(d`M${x} -4V${y}`, scene.palette.ink, 2 * scene.scale) + draw(scene, x, y))
    .join('');
}

function drawGlobe({ paints, scale }: Scene, x: number, y: number): string {
  const r = 24 * scale;
  return [
    circle([x, y + r, r * 4.2], paints.glow(WARM, 0.7)),
    circle([x, y + r, r], paints.ball('#ffffff', '#ffe7b8')),
    rect([x - r * 0.3, y - r * 0.24, r * 0.6, r * 0.4], '#b99a6a', { rx: r * 0.1 }),
  ].join('');
}

function drawDome({ paints, palette, scale }: Scene, x: number, y: number): string {
  const w = 42 * scale;
  const dome = d`M${x - w} ${y + w * 0.95}C${x - w} ${y + w * 0.2} ${x - w * 0.5} ${y} ${x} ${y}S${x + w} ${y + w * 0.2} ${x + w} ${y + w * 0.95}Z`;
  return [
    ellipse([x, y + w * 2.2, w * 3.2, w * 2.9], paints.glow(WARM, 0.62)),
    path(
      dome,
      paints.across(lighter(palette.accent, 0.25), palette.accent, darker(palette.accent, 0.2)),
    ),
    ellipse([x, y + w * 0.95, w, w * 0.14], '#fff8e4'),
  ].join('');
}

function drawDisc({ paints, material, scale }: Scene, x: number, y: number): string {
  const w = 46 * scale;
  return [
    ellipse([x, y + w, w * 2.8, w * 2.4], paints.glow(WARM, 0.6)),
    ...[0, 1, 2].map((ring) =>
      rect(
        [x - w + ring * w * 0.22, y + ring * w * 0.42, 2 * w - ring * w * 0.44, w * 0.36],
        paints.across('#fffdf6', material.whiteShade),
        { rx: w * 0.18 },
      ),
    ),
  ].join('');
}

/** Stands on a desk or a table, 110 high. */
export function drawTableLamp({ paints, palette, material }: Scene): string {
  return [
    ellipse([0, -60, 170, 150], paints.glow(WARM, 0.6)),
    ellipse([0, -2, 24, 5], material.metal),
    rect([-2.5, -62, 5, 60], material.metal),
    path('M-22 -112H22L40 -58H-40Z', paints.down('#fffaf0', lighter(palette.second, 0.55))),
  ].join('');
}

/** An arched floor lamp, 330 high, reaching to the right. */
export function drawFloorLamp(scene: Scene): string {
  const { paints, palette, material } = scene;
  return [
    shadow(scene, [0, 2, 50]),
    ellipse([0, -2, 34, 7], material.metal),
    stroke('M0 -4V-220C0 -330 110 -336 124 -262', material.metal, 5),
    ellipse([124, -190, 190, 150], paints.glow(WARM, 0.55)),
    path(
      'M82 -214C82 -250 104 -266 124 -266S166 -250 166 -214Z',
      paints.down(lighter(palette.accent, 0.2), darker(palette.accent, 0.12)),
    ),
    ellipse([124, -214, 42, 5.4], '#fff8e4'),
  ].join('');
}

/** Small lights on the wall. */
export function drawSconces(
  { paints, material, scale }: Scene,
  xs: readonly number[],
  y: number,
): string {
  return xs
    .map((x) =>
      [
        ellipse([x, y, 90 * scale, 120 * scale], paints.glow(WARM, 0.55)),
        rect([x - 4 * scale, y - 34 * scale, 8 * scale, 68 * scale], material.metal, {
          rx: 4 * scale,
        }),
        circle([x, y, 15 * scale], paints.ball('#ffffff', '#ffe6b4')),
      ].join(''),
    )
    .join('');
}

/** A row of small lights let into the ceiling. */
export const drawSpots = ({ width, floorY, paints, scale }: Scene) =>
  repeat(5, (_, share) => {
    const x = width * (0.12 + share * 0.76);
    const cone = d`M${x - 12 * scale} 0h${24 * scale}l${70 * scale} ${floorY * 0.66}h${-164 * scale}Z`;
    return (
      path(cone, paints.fade(WARM, 0.34, 0)) + ellipse([x, 0, 16 * scale, 5 * scale], '#fffdf4')
    );
  });
