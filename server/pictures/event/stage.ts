import type { Canvas } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { sparkle } from '../mark/sparkle.ts';
import { circle, d, ellipse, group, path, rect, repeat, rounded } from '../svg.ts';

/** The calm place that a subject is shown in, 800 by 800; what matters stays between 200 and 600. */
export function drawStage(canvas: Canvas, variant: number): string {
  const { palette, paints } = canvas;
  const draw = STAGES[variant % STAGES.length] ?? drawDisc;
  return [
    rect(
      [0, 0, 800, 800],
      paints.slanted(
        lighter(palette.light, 0.3),
        palette.wall,
        mix(palette.wall, palette.shade, 0.6),
      ),
    ),
    draw(canvas),
    drawMotes(canvas),
  ].join('');
}

function drawPodium({ palette, paints }: Canvas): string {
  const step = (y: number, rx: number, h: number) => {
    const side = paints.across(lighter(palette.wall, 0.35), palette.wall, palette.shade);
    return [
      path(d`M${400 - rx} ${y}v${h}a${rx} ${rx * 0.16} 0 0 0 ${rx * 2} 0v${-h}Z`, side),
      ellipse(
        [400, y, rx, rx * 0.16],
        paints.down(lighter(palette.light, 0.5), lighter(palette.wall, 0.2)),
      ),
    ].join('');
  };
  return [
    path(
      'M180 800V360a220 220 0 0 1 440 0V800Z',
      paints.down(lighter(palette.light, 0.6), palette.wall),
      { opacity: 0.9 },
    ),
    ellipse([400, 700, 360, 70], paints.glow(palette.ink, 0.18)),
    step(690, 300, 110),
    step(640, 220, 44),
  ].join('');
}

function drawDisc({ palette, paints }: Canvas): string {
  return [
    circle([400, 400, 330], 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.8 }),
    circle(
      [400, 400, 268],
      paints.down(lighter(palette.light, 0.55), mix(palette.wall, palette.shade, 0.35)),
      { opacity: 0.85 },
    ),
    circle([400, 400, 360], paints.glow('#ffffff', 0.5)),
    circle([120, 230, 13], palette.accent),
    circle([690, 552, 9], palette.second),
    circle([668, 204, 18], lighter(palette.second, 0.3)),
  ].join('');
}

function drawWaves({ palette, paints, random }: Canvas): string {
  const wave = (y: number, color: string) => {
    const lift = random.between(30, 60);
    return path(
      d`M0 ${y}C140 ${y - lift} 260 ${y + lift} 400 ${y}S660 ${y - lift} 800 ${y}V800H0Z`,
      paints.down(color, palette.wall),
      { opacity: 0.75 },
    );
  };
  return [
    circle([400, 380, 300], paints.glow('#ffffff', 0.85)),
    wave(560, lighter(palette.shade, 0.35)),
    wave(628, lighter(palette.second, 0.35)),
    wave(704, lighter(palette.accent, 0.45)),
  ].join('');
}

function drawLeafShade({ palette, paints }: Canvas): string {
  const leaves = repeat(9, (index, share) =>
    path('M0 0C30 -60 30 -170 0 -250C-30 -170 -30 -60 0 0Z', palette.ink, {
      transform: `translate(${rounded(20 + index * 10)} ${rounded(-10 + index * 34)}) rotate(${rounded(92 + share * 70)})`,
    }),
  );
  return [
    circle([430, 400, 290], lighter(palette.light, 0.6), { opacity: 0.75 }),
    group(
      { opacity: '0.07' },
      leaves,
      `<g transform="translate(800 800) rotate(180)">${leaves}</g>`,
    ),
    circle([640, 130, 240], paints.glow('#ffffff', 0.8)),
  ].join('');
}

function drawRings({ palette, paints }: Canvas): string {
  const rings = [370, 310, 250].map((r, index) =>
    circle([400, 400, r], lighter(palette.wall, 0.25 + index * 0.22), { opacity: 0.6 }),
  );
  return [
    ...rings,
    circle([400, 400, 250], paints.glow('#ffffff', 0.8)),
    circle([400, 30, 16], palette.accent),
    circle([715, 592, 11], palette.second),
  ].join('');
}

const STAGES = [drawDisc, drawPodium, drawLeafShade, drawWaves, drawRings];

/** A few sparkles and bubbles, away from the middle. */
function drawMotes({ palette, paints, random }: Canvas): string {
  return repeat(7, (index) => {
    const angle = (index / 7) * Math.PI * 2 + random.between(-0.3, 0.3);
    const far = random.between(305, 375);
    const x = 400 + Math.cos(angle) * far;
    const y = 400 + Math.sin(angle) * far;
    if (index % 3 === 0) return sparkle(x, y, random.between(14, 26), '#ffffff');
    const r = random.between(6, 18);
    return circle([x, y, r], paints.ball('#ffffff', darker(lighter(palette.wall, 0.3), 0.05)), {
      opacity: 0.85,
    });
  });
}
