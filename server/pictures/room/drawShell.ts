import { darker, lighter, mix } from '../color.ts';
import { d, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import type { Scene } from './scene.ts';

/** Wall, floor, skirting and the light of the day. */
export function drawShell(scene: Scene): string {
  const { width, height, floorY, palette, paints } = scene;
  const floor = paints.down(
    mix(palette.floor, palette.wall, 0.25),
    palette.floor,
    darker(palette.floor, 0.14),
  );
  const skirting = 9 * scene.scale;
  return [
    rect([0, 0, width, floorY], paints.down(lighter(palette.light, 0.4), palette.wall)),
    rect([0, 0, width, floorY], paints.across(palette.shade, palette.wall), { opacity: 0.16 }),
    rect([0, floorY, width, height - floorY], floor),
    rect([0, floorY - skirting, width, skirting], lighter(palette.wall, 0.55)),
    rect([0, floorY, width, 3 * scene.scale], darker(palette.floor, 0.3), { opacity: 0.28 }),
    drawFloorLines(scene),
  ].join('');
}

/** Boards or tiles running away from the eye. */
function drawFloorLines({ width, height, floorY, palette, random, scale }: Scene): string {
  const line = darker(palette.floor, 0.28);
  const vanishing = width * random.between(0.35, 0.65);
  if (random.happens(0.4)) return '';
  return repeat(17, (_, share) => {
    const far = -0.3 * width + share * width * 1.6;
    const near = vanishing + (far - vanishing) * 2.1;
    return stroke(d`M${far} ${floorY + 3}L${near} ${height}`, line, 1.4 * scale, { opacity: 0.16 });
  });
}

/** A slanted patch of sun on the wall and the floor. */
export function drawSunlight({ width, height, floorY, random }: Scene, x?: number): string {
  const left = x ?? width * random.between(0.15, 0.55);
  const w = width * random.between(0.13, 0.2);
  const lean = width * 0.1;
  const top = floorY * random.between(0.08, 0.2);
  const pane = (from: number) =>
    d`M${from} ${top}h${w * 0.46}l${lean} ${floorY - top}h${-w * 0.46}z`;
  const onFloor = (from: number) =>
    d`M${from + lean} ${floorY}h${w * 0.46}l${lean * 0.9} ${height - floorY}h${-w * 0.56}z`;
  return [0, w * 0.54]
    .map(
      (offset) =>
        path(pane(left + offset), '#ffffff', { opacity: 0.3 }) +
        path(onFloor(left + offset), '#ffffff', { opacity: 0.2 }),
    )
    .join('');
}

/** The whole picture a little brighter in one place and quieter at the rim. */
export function drawAir({ width, height, palette, paints, random }: Scene): string {
  const x = width * random.between(0.25, 0.75);
  return [
    ellipse([x, height * 0.3, width * 0.55, height * 0.7], paints.glow('#ffffff', 0.34)),
    rect([0, height * 0.72, width, height * 0.28], paints.fade(palette.ink, 0, 0.1)),
  ].join('');
}
