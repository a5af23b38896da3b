import type { Canvas } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { sparkle } from '../mark/sparkle.ts';
import { circle, d, ellipse, group, path, placed, rect, repeat, stroke } from '../svg.ts';
import { iconAt } from './icons.ts';

/** Explains without words; each is 960 wide and 660 high. */
export type DrawChart = (canvas: Canvas, number: number) => string;

export const CHARTS: readonly [DrawChart, ...DrawChart[]] = [
  drawSteps,
  drawCurve,
  drawLayers,
  drawFeatures,
  drawRing,
  drawCalendar,
  drawCompare,
  drawBars,
];

const card = (
  [x, y, w, h]: readonly [number, number, number, number],
  { paints, palette }: Canvas,
) =>
  rect([x + 4, y + 12, w - 8, h], palette.ink, { rx: 34, opacity: 0.06 }) +
  rect([x, y, w, h], paints.down('#ffffff', mix('#ffffff', palette.light, 0.5)), { rx: 34 });

/** Where words would stand. */
const lines = (x: number, y: number, w: number, { palette }: Canvas) =>
  rect([x, y - 24, w * 0.62, 18], mix(palette.ink, palette.wall, 0.25), { rx: 9 }) +
  rect([x, y + 8, w, 12], palette.wall, { rx: 6 }) +
  rect([x, y + 32, w * 0.8, 12], palette.wall, { rx: 6 });

const badge = (x: number, y: number, index: number, { palette, paints }: Canvas) =>
  circle([x, y, 56], paints.slanted(lighter(palette.wall, 0.2), lighter(palette.shade, 0.25))) +
  placed(x, y, 1.05, iconAt(index)(index % 2 ? palette.second : palette.accent));

function drawSteps(canvas: Canvas, number: number): string {
  const { palette } = canvas;
  return (
    stroke('M96 90V570', palette.shade, 6, { 'stroke-dasharray': '2 18' }) +
    repeat(4, (index) => {
      const y = 84 + index * 164;
      return (
        card([190, y - 66, 770, 132], canvas) +
        badge(96, y, number + index, canvas) +
        lines(240, y - 6, 420 + (index % 2) * 120, canvas) +
        dots(880, y, index + 1, palette.accent)
      );
    })
  );
}

/** A number as dots, readable in every language. */
const dots = (x: number, y: number, count: number, color: string) =>
  repeat(count, (index) => circle([x - index * 26, y, 8], color));

function drawCurve(canvas: Canvas): string {
  const { palette, paints } = canvas;
  const curve = 'M70 470C220 450 260 330 400 300S640 240 890 120';
  return [
    card([0, 20, 960, 620], canvas),
    repeat(4, (index) => rect([70, 130 + index * 114, 820, 3], palette.wall)),
    path(`${curve}V540H70Z`, paints.fade(palette.accent, 0.34, 0)),
    stroke(curve, palette.accent, 10),
    ...[
      [70, 470],
      [330, 316],
      [610, 252],
      [890, 120],
    ].map(
      ([x = 0, y = 0], index) =>
        circle([x, y, 20], '#ffffff', { stroke: palette.accent, 'stroke-width': 8 }) +
        dots(x + index * 13, 588, index + 1, palette.shade),
    ),
    sparkle(890, 64, 30, palette.second),
  ].join('');
}

function drawLayers(canvas: Canvas): string {
  const { paints } = canvas;
  const layer = (y: number, color: string, bend: number) =>
    path(
      d`M0 ${y}C160 ${y - bend} 320 ${y + bend} 480 ${y}S800 ${y - bend} 960 ${y}V700H0Z`,
      color,
    );
  const clip = paints.clip(rect([0, 20, 960, 620], '#000', { rx: 34 }));
  const cells = repeat(26, (index) =>
    ellipse(
      [(index % 9) * 112 + (index > 8 ? 50 : 0), 380 + Math.floor(index / 9) * 62, 26, 18],
      '#ffffff',
      { opacity: 0.4 },
    ),
  );
  return group(
    { 'clip-path': clip },
    rect([0, 20, 960, 640], '#ffffff'),
    layer(190, '#fbe3d3', 22),
    layer(270, '#f6cdb4', 26),
    layer(350, '#eeb29a', 20),
    cells,
    layer(570, '#f3c986', 30),
    ...[200, 480, 760].map((x, index) => drawRay(canvas, x, 300 + index * 120)),
  );
}

function drawRay({ palette, paints }: Canvas, x: number, depth: number): string {
  return [
    path(
      d`M${x - 46} 20H${x + 46}L${x + 10} ${depth}H${x - 10}Z`,
      paints.down(lighter(palette.accent, 0.2), lighter(palette.accent, 0.75)),
      { opacity: 0.55 },
    ),
    circle([x, depth, 62], paints.glow(palette.accent, 0.8)),
    circle([x, depth, 15], '#ffffff'),
  ].join('');
}

function drawFeatures(canvas: Canvas, number: number): string {
  return repeat(4, (index) => {
    const x = (index % 2) * 490;
    const y = 20 + Math.floor(index / 2) * 320;
    return (
      card([x, y, 470, 296], canvas) +
      badge(x + 110, y + 108, number + index, canvas) +
      lines(x + 54, y + 226, 300, canvas)
    );
  });
}

function drawRing(canvas: Canvas, number: number): string {
  const { palette, random } = canvas;
  const share = random.between(0.55, 0.8);
  const length = 2 * Math.PI * 170;
  return [
    card([0, 20, 960, 620], canvas),
    circle([280, 330, 170], 'none', { stroke: palette.wall, 'stroke-width': 52 }),
    circle([280, 330, 170], 'none', {
      stroke: palette.accent,
      'stroke-width': 52,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${Math.round(length * share)} 2000`,
      transform: 'rotate(-90 280 330)',
    }),
    placed(280, 330, 2.1, iconAt(2)(mix(palette.ink, palette.accent, 0.3))),
    ...[0, 1, 2].map((index) =>
      placed(
        0,
        0,
        1,
        badge(580, 150 + index * 180, number + index, canvas),
        lines(670, 146 + index * 180, 220, canvas),
      ),
    ),
  ].join('');
}

function drawCalendar(canvas: Canvas, number: number): string {
  const { palette } = canvas;
  const marked = [3 + (number % 3), 10 + (number % 4), 24];
  return [
    card([0, 20, 960, 620], canvas),
    rect([0, 20, 960, 110], palette.accent, { rx: 34 }),
    rect([0, 90, 960, 40], palette.accent),
    ...[240, 720].map((x) =>
      rect([x - 12, -10, 24, 76], mix(palette.ink, palette.accent, 0.4), { rx: 12 }),
    ),
    rect([390, 66, 180, 22], '#ffffff', { rx: 11, opacity: 0.9 }),
    repeat(28, (index) => {
      const [x, y] = [114 + (index % 7) * 122, 204 + Math.floor(index / 7) * 116];
      const isMarked = marked.includes(index);
      return (
        circle([x, y, 38], isMarked ? palette.second : lighter(palette.wall, 0.3)) +
        (isMarked ? placed(x, y, 0.86, iconAt(3)('#ffffff')) : circle([x, y, 7], palette.shade))
      );
    }),
  ].join('');
}

function drawCompare(canvas: Canvas): string {
  const { palette, paints } = canvas;
  const side = (x: number, bright: boolean) => {
    const skin = bright ? '#f9dccb' : '#dcb9a2';
    const spots = repeat(8, (index) =>
      circle(
        [x - 90 + (index % 4) * 62, 200 + Math.floor(index / 4) * 110 + (index % 3) * 18, 12],
        '#a8705a',
        { opacity: 0.4 },
      ),
    );
    return [
      circle([x, 260, 190], '#ffffff'),
      circle([x, 260, 172], paints.slanted(lighter(skin, 0.3), skin)),
      bright
        ? ellipse([x - 50, 180, 110, 70], paints.glow('#ffffff', 0.9)) +
          sparkle(x + 96, 150, 34, palette.accent)
        : spots,
    ].join('');
  };
  return [
    card([0, 20, 960, 620], canvas),
    side(230, false),
    side(730, true),
    stroke('M450 260H504M484 234L510 260L484 286', palette.accent, 12),
    ...[0, 1].map(
      (row) =>
        rect([70, 500 + row * 60, 820, 26], palette.wall, { rx: 13 }) +
        rect([70, 500 + row * 60, 560 + row * 160, 26], row ? palette.second : palette.accent, {
          rx: 13,
        }),
    ),
  ].join('');
}

function drawBars(canvas: Canvas, number: number): string {
  const { palette, paints, random } = canvas;
  return [
    card([0, 20, 960, 620], canvas),
    rect([80, 520, 800, 4], palette.shade),
    repeat(5, (index) => {
      const h = 120 + index * 62 + random.between(-16, 16);
      const x = 130 + index * 152;
      const color = index === 4 ? palette.accent : lighter(palette.shade, 0.15);
      return (
        rect([x, 520 - h, 92, h], paints.down(lighter(color, 0.25), darker(color, 0.04)), {
          rx: 24,
        }) + dots(x + 46 + index * 13, 566, index + 1, palette.shade)
      );
    }),
    placed(176, 150, 1.7, iconAt(number + 3)(palette.second)),
    sparkle(784, 92, 34, palette.second),
  ].join('');
}
