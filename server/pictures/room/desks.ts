import { darker, lighter, mix } from '../color.ts';
import { circle, d, ellipse, path, rect, repeat } from '../svg.ts';
import { type Scene, shadow } from './scene.ts';

/** A reception desk, `w` wide and 150 high: fluted, with a light top and a line of light below. */
export function drawReceptionDesk(scene: Scene, w: number): string {
  const { paints, palette, material, random } = scene;
  const color = random.pick([palette.shade, palette.second, material.whiteShade, palette.wall]);
  const half = w / 2;
  const flutes = Math.round(w / 22);
  const flute = paints.across(lighter(color, 0.32), color, darker(color, 0.1));
  const body = d`M${-half} -132H${half}V-40Q${half} 0 ${half - 40} 0H${-half + 40}Q${-half} 0 ${-half} -40Z`;
  const inside = paints.clip(path(body, '#000'));
  const front = repeat(flutes, (index) =>
    rect([-half + (w / flutes) * index, -132, w / flutes + 0.5, 132], flute),
  );
  return [
    shadow(scene, [0, 4, half * 1.15, 26]),
    ellipse([0, 0, half, 20], paints.glow('#fff1cf', 0.9)),
    `<g clip-path="${inside}">${random.happens(0.6) ? front : rect([-half, -132, w, 132], paints.across(lighter(color, 0.4), color, darker(color, 0.06)))}${rect([-half, -132, w, 40], paints.fade(palette.ink, 0.16, 0))}</g>`,
    rect([-half - 14, -150, w + 28, 20], paints.down('#ffffff', material.whiteShade), { rx: 10 }),
    drawEmblem(scene, random.between(-0.2, 0.2) * w, -66),
  ].join('');
}

/** A small mark, as on a desk or a wall: two petals in a ring. */
export function drawEmblem({ material, palette }: Scene, x: number, y: number, r = 24): string {
  const petal = (turn: number) =>
    path(
      d`M${x} ${y + r * 0.5}c${-r * 0.62} ${-r * 0.3} ${-r * 0.5} ${-r * 0.86} 0 ${-r * 1.1}c${r * 0.5} ${r * 0.24} ${r * 0.62} ${r * 0.8} 0 ${r * 1.1}Z`,
      palette.light,
      {
        transform: `rotate(${turn} ${Math.round(x)} ${Math.round(y + r * 0.5)})`,
        opacity: turn === 0 ? 1 : 0.75,
      },
    );
  return circle([x, y, r], material.metal) + petal(-38) + petal(38) + petal(0);
}

/** A screen and its keyboard seen from behind; stands on a desk. */
export const drawScreen = ({ material, paints }: Scene) =>
  rect([-4, -30, 8, 30], material.whiteShade) +
  rect([-38, -76, 76, 50], paints.slanted('#ffffff', material.whiteShade), { rx: 6 }) +
  rect([-20, -3, 40, 4], material.whiteShade, { rx: 2 });

/** A vase with three round blooms. */
export function drawVase({ palette, paints, material, random }: Scene): string {
  const color = random.pick([palette.light, palette.accent, '#ffffff']);
  const bloom = (x: number, y: number, r: number) =>
    circle([x, y, r], paints.ball(lighter(palette.accent, 0.6), palette.accent)) +
    circle([x, y, r * 0.45], lighter(palette.accent, 0.72), { opacity: 0.7 });
  const stem = (x: number, y: number) =>
    path(d`M-1.5 -30Q0 ${y * 0.7} ${x - 1} ${y}h2.4Q3 ${y * 0.7} 1.5 -30Z`, material.leafShade);
  return [
    stem(-20, -78),
    stem(4, -92),
    stem(24, -72),
    ellipse([-14, -56, 15, 5], material.leaf, { transform: 'rotate(28 -14 -56)' }),
    ellipse([18, -54, 15, 5], material.leafShade, { transform: 'rotate(-32 18 -54)' }),
    bloom(-21, -82, 12),
    bloom(25, -76, 11),
    bloom(4, -98, 14),
    path(
      'M-9 -44C-8 -34 -22 -28 -20 -13Q-18 0 0 0T20 -13C22 -28 8 -34 9 -44Z',
      paints.across(lighter(color, 0.5), color, darker(color, 0.18)),
    ),
  ].join('');
}

/** A consulting table with two chairs at its sides. */
export function drawConsultTable(scene: Scene, w: number): string {
  const { paints, material, palette } = scene;
  const top = paints.down(lighter(material.wood, 0.3), material.wood);
  const half = w / 2;
  const leg = (x: number, lean: number) =>
    path(d`M${x - 6} -112h12l${lean + 1} 112h-8Z`, material.woodShade);
  return [
    shadow(scene, [0, 4, half * 1.1, 22]),
    leg(-half * 0.78, -12),
    leg(half * 0.78, 12),
    rect([-half, -124, w, 16], top, { rx: 8 }),
    rect([-half + 10, -108, w - 20, 8], palette.ink, { opacity: 0.1, rx: 4 }),
  ].join('');
}

/** Powder corner: a floating counter with drawers. */
export function drawCounter(scene: Scene, w: number): string {
  const { paints, material, palette } = scene;
  const half = w / 2;
  const face = paints.down(mix(palette.wall, '#ffffff', 0.5), palette.wall);
  return [
    ellipse([0, 6, half * 0.94, 16], paints.glow(palette.ink, 0.2)),
    ellipse([0, -36, half * 0.9, 18], paints.glow('#fff1cf', 0.9)),
    rect([-half, -112, w, 66], face, { rx: 8 }),
    ...[-0.25, 0.25].map((share) =>
      rect([share * w - 24, -84, 48, 5], material.metal, { rx: 2.5 }),
    ),
    rect([-1, -100, 2, 54], palette.shade, { opacity: 0.6 }),
    rect([-half - 10, -124, w + 20, 16], paints.down('#ffffff', material.whiteShade), { rx: 8 }),
  ].join('');
}
