import { darker, lighter, mix } from '../color.ts';
import { type Box, circle, d, ellipse, group, path, rect, repeat, stroke } from '../svg.ts';
import type { Scene } from './scene.ts';

/** A window to a quiet sky, with sheer curtains; x and y are its upper left. */
export function drawWindow(scene: Scene, [x, y, w, h]: Box): string {
  const { paints, palette, material, scale, random } = scene;
  const hill = mix(material.leaf, '#eaf4fb', 0.5);
  const bars = random.happens(0.5) ? [0.5] : [0.33, 0.67];
  const inside = paints.clip(rect([x, y, w, h], '#000'));
  return [
    rect([x - 9 * scale, y - 9 * scale, w + 18 * scale, h + 18 * scale], material.white, { rx: 4 }),
    rect([x, y, w, h], paints.down('#cfe4f4', '#fdf3ea')),
    group(
      { 'clip-path': inside },
      circle([x + w * 0.68, y + h * 0.36, w * 0.4], paints.glow('#fffaf0', 0.95)),
      ellipse([x + w * 0.2, y + h * 1.02, w * 0.6, h * 0.26], hill),
      ellipse([x + w * 0.86, y + h * 1.05, w * 0.6, h * 0.2], darker(hill, 0.1)),
    ),
    ...bars.map((bar) => rect([x + w * bar - 3 * scale, y, 6 * scale, h], material.white)),
    rect(
      [x - 16 * scale, y + h + 6 * scale, w + 32 * scale, 10 * scale],
      paints.down('#ffffff', palette.wall),
      { rx: 3 },
    ),
    drawCurtain(scene, [x - w * 0.2, y - 22 * scale, w * 0.42, scene.floorY - y + 14 * scale]),
    drawCurtain(scene, [x + w * 0.78, y - 22 * scale, w * 0.42, scene.floorY - y + 14 * scale]),
    rect([x - w * 0.26, y - 28 * scale, w * 1.52, 6 * scale], material.metal, { rx: 3 * scale }),
  ].join('');
}

/** Cloth in folds. */
export function drawCurtain(
  { paints, palette }: Scene,
  [x, y, w, h]: Box,
  color = lighter(palette.wall, 0.35),
): string {
  const folds = Math.max(4, Math.round(w / 16));
  const fold = paints.across(darker(color, 0.1), lighter(color, 0.45), color, darker(color, 0.07));
  return group(
    { opacity: 0.93 },
    repeat(folds, (index) => rect([x + (w / folds) * index, y, w / folds + 0.6, h], fold)),
  );
}

/** A niche with a round top, standing on the floor or floating at `bottom`. */
export function drawArch({ paints }: Scene, [cx, bottom, w, h]: Box, color: string): string {
  const left = cx - w / 2;
  const shape = d`M${left} ${bottom}V${bottom - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${bottom}Z`;
  const inner = d`M${left} ${bottom}V${bottom - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-w / 2}c${-w * 0.3} ${w * 0.06} ${-w * 0.41} ${w * 0.26} ${-w * 0.41} ${w * 0.5}V${bottom}Z`;
  return (
    path(shape, paints.down(darker(color, 0.06), lighter(color, 0.25))) +
    path(inner, darker(color, 0.5), { opacity: 0.12 })
  );
}

/** Upright wooden slats from ceiling to floor. */
export function drawSlats(
  { paints, material, floorY, scale }: Scene,
  x: number,
  w: number,
): string {
  const step = 17 * scale;
  const count = Math.round(w / step);
  const slat = paints.across(lighter(material.wood, 0.3), material.wood, material.woodShade);
  return (
    rect([x, 0, count * step, floorY], darker(material.woodShade, 0.28)) +
    repeat(count, (index) =>
      rect([x + index * step + 1.5 * scale, 0, step - 4 * scale, floorY], slat),
    ) +
    rect([x, 0, count * step, floorY], paints.fade('#ffffff', 0.26, 0))
  );
}

/** Thin mouldings that divide the wall into calm fields. */
export function drawPanels({ width, floorY, palette, scale }: Scene, count: number): string {
  const gap = 26 * scale;
  const w = (width - gap * (count + 1)) / count;
  const line = (y: number, h: number) =>
    repeat(count, (index) =>
      rect([gap + index * (w + gap), y, w, h], 'none', {
        stroke: mix(palette.shade, palette.wall, 0.35),
        'stroke-width': 2.4 * scale,
        rx: 3,
      }),
    );
  return line(gap, floorY * 0.6) + line(gap * 1.9 + floorY * 0.6, floorY * 0.4 - gap * 3.1);
}

export function drawMirror(
  { paints, material }: Scene,
  [cx, cy, rx, ry = rx]: readonly [number, number, number, number?],
): string {
  const sheen = d`M${cx - rx * 0.62} ${cy + ry * 0.5}L${cx + rx * 0.34} ${cy - ry * 0.78}`;
  const small = d`M${cx - rx * 0.3} ${cy + ry * 0.66}L${cx + rx * 0.62} ${cy - ry * 0.54}`;
  return [
    ellipse([cx, cy, rx * 1.5, ry * 1.5], paints.glow('#fff3d6', 0.85)),
    ellipse([cx, cy, rx * 1.05, ry * 1.05], material.metal),
    ellipse([cx, cy, rx, ry], paints.slanted('#ffffff', '#dfe9f0', '#f6f1ee')),
    stroke(sheen, '#ffffff', rx * 0.2, { opacity: 0.7 }),
    stroke(small, '#ffffff', rx * 0.07, { opacity: 0.7 }),
  ].join('');
}

/** A framed sheet with two or three quiet shapes. */
export function drawArt(scene: Scene, [x, y, w, h]: Box): string {
  const { palette, paints, material, random } = scene;
  const inside = paints.clip(rect([x, y, w, h], '#000'));
  const sun = circle([x + w * random.between(0.3, 0.7), y + h * 0.36, w * 0.2], palette.accent, {
    opacity: 0.85,
  });
  const hill = (share: number, color: string) =>
    ellipse([x + w * share, y + h * 1.02, w * 0.62, h * 0.42], color);
  const bowl = path(
    d`M${x + w * 0.2} ${y + h * 0.55}a${w * 0.3} ${w * 0.3} 0 0 0 ${w * 0.6} 0Z`,
    palette.second,
  );
  const shapes = random.happens(0.6)
    ? sun + hill(0.2, palette.second) + hill(0.85, palette.shade)
    : circle([x + w * 0.5, y + h * 0.36, w * 0.17], palette.shade) + bowl;
  return [
    rect([x - 7, y - 3, w + 18, h + 18], palette.ink, { opacity: 0.08, rx: 3 }),
    rect([x - 6, y - 6, w + 12, h + 12], material.wood, { rx: 2 }),
    rect([x, y, w, h], lighter(palette.light, 0.5)),
    group({ 'clip-path': inside }, shapes),
  ].join('');
}

/** A shelf with bottles, jars and boxes. */
export function drawShelf(scene: Scene, x: number, y: number, w: number): string {
  const { paints, material, random, palette, scale } = scene;
  const count = Math.floor(w / (34 * scale));
  const step = w / count;
  const things = repeat(count, (index) =>
    drawThing(scene, x + step * (index + 0.5), y, random.whole(0, 4)),
  );
  return (
    things +
    rect(
      [x - 8 * scale, y, w + 16 * scale, 9 * scale],
      paints.down(lighter(material.wood, 0.2), material.woodShade),
      { rx: 3 },
    ) +
    rect([x, y + 9 * scale, w, 12 * scale], paints.fade(palette.ink, 0.14, 0))
  );
}

function drawThing(
  { paints, palette, scale, random }: Scene,
  x: number,
  y: number,
  kind: number,
): string {
  const color = random.pick([
    palette.accent,
    palette.second,
    palette.shade,
    '#ffffff',
    palette.light,
  ]);
  const body = paints.across(lighter(color, 0.45), color, darker(color, 0.16));
  const s = scale;
  const tall = random.between(30, 54) * s;
  if (kind === 0) return '';
  if (kind === 1) {
    return (
      rect([x - 10 * s, y - tall * 0.7, 20 * s, tall * 0.7], body, { rx: 5 * s }) +
      rect([x - 4 * s, y - tall, 8 * s, tall * 0.32], '#c9a86f', { rx: 2 * s })
    );
  }
  if (kind === 2)
    return (
      rect([x - 13 * s, y - 24 * s, 26 * s, 24 * s], body, { rx: 5 * s }) +
      rect([x - 14 * s, y - 31 * s, 28 * s, 9 * s], lighter(color, 0.5), { rx: 3 * s })
    );
  if (kind === 3) return rect([x - 7 * s, y - tall, 14 * s, tall], body, { rx: 7 * s });
  return rect([x - 12 * s, y - tall * 0.9, 24 * s, tall * 0.9], body, { rx: 2 * s });
}
