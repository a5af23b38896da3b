import type { Canvas } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { sparkle } from '../mark/sparkle.ts';
import { circle, d, ellipse, group, path, placed, rect, repeat, rounded, stroke } from '../svg.ts';

/** A drop of serum with its light, and two smaller ones. */
export function drawSkinSubject({ palette, paints, random }: Canvas): string {
  const color = random.pick(['#f08ea0', '#7fb8da', '#efb778', '#98c9a8', '#ac99e0']);
  const drop = (x: number, y: number, size: number) =>
    placed(
      x,
      y,
      size,
      ellipse([0, 178, 120, 18], paints.glow(palette.ink, 0.25)),
      path(
        'M0 -190C56 -96 128 -30 128 46A128 128 0 0 1 -128 46C-128 -30 -56 -96 0 -190Z',
        paints.slanted(lighter(color, 0.75), lighter(color, 0.3), color),
      ),
      path('M0 -150C42 -80 104 -20 104 44A104 104 0 0 1 -60 130C60 110 60 -20 0 -150Z', '#ffffff', {
        opacity: 0.22,
      }),
      path(
        'M-92 44C-92 6 -66 -34 -40 -70C-30 -60 -58 -10 -62 40Q-62 64 -78 64T-92 44Z',
        '#ffffff',
        { opacity: 0.85 },
      ),
      circle([-66, 92, 12], '#ffffff', { opacity: 0.8 }),
    );
  return (
    drop(400, 404, 1.06) +
    drop(590, 500, 0.42) +
    drop(222, 330, 0.32) +
    sparkle(560, 276, 30, '#ffffff')
  );
}

export function drawToothSubject({ palette, paints }: Canvas): string {
  const tooth =
    'M0 -150C-50 -186 -150 -176 -156 -70C-160 10 -126 50 -112 120C-104 168 -92 196 -66 194C-30 190 -44 92 0 92S30 190 66 194C92 196 104 168 112 120C126 50 160 10 156 -70C150 -176 50 -186 0 -150Z';
  const shape = path(tooth, '#000');
  return [
    ellipse([400, 606, 170, 18], paints.glow(palette.ink, 0.22)),
    placed(
      400,
      400,
      1.02,
      path(tooth, paints.slanted('#ffffff', '#ffffff', mix('#dfe8f3', palette.shade, 0.4))),
      group(
        { 'clip-path': paints.clip(shape) },
        path('M156 -170C180 0 110 120 66 200L220 220V-170Z', palette.shade, { opacity: 0.28 }),
      ),
      stroke('M-112 -76C-110 -116 -84 -138 -52 -140', '#ffffff', 16),
      stroke('M-30 -116Q0 -98 30 -116', mix(palette.shade, '#dfe8f3', 0.4), 6),
    ),
    sparkle(566, 262, 46, palette.accent),
    sparkle(250, 500, 26, palette.second),
    sparkle(612, 350, 20, palette.second),
  ].join('');
}

/** A handpiece over rings of light. */
export function drawLaserSubject({ palette, paints }: Canvas): string {
  const rings = [150, 112, 74].map((r, index) =>
    ellipse([356, 506, r, r * 0.42], 'none', {
      stroke: palette.accent,
      'stroke-width': 5 + index * 2,
      opacity: String(0.3 + index * 0.25),
    }),
  );
  const body = paints.across('#ffffff', '#ffffff', mix(palette.shade, '#ffffff', 0.25));
  return [
    ellipse([356, 506, 240, 110], paints.glow(palette.accent, 0.5)),
    ...rings,
    path(
      'M376 380L330 500Q356 516 388 504Z',
      paints.down('#ffffff', lighter(palette.accent, 0.45)),
      { opacity: 0.85 },
    ),
    ellipse([358, 504, 34, 13], '#ffffff'),
    group(
      { transform: 'rotate(28 400 330)' },
      stroke('M400 140C400 90 470 60 560 70', mix(palette.shade, palette.ink, 0.2), 16),
      rect([352, 128, 96, 190], body, { rx: 40 }),
      rect([352, 214, 96, 20], palette.accent),
      path(
        'M362 300H438L422 372Q420 384 408 384H392Q380 384 378 372Z',
        paints.across(lighter(palette.ink, 0.45), lighter(palette.ink, 0.2)),
      ),
      circle([400, 176, 13], palette.accent),
      rect([368, 250, 12, 44], '#ffffff', { rx: 6 }),
    ),
    sparkle(234, 392, 22, '#ffffff'),
    sparkle(520, 466, 30, '#ffffff'),
  ].join('');
}

/** A syringe without a drop of drama, and two ampoules. */
export function drawSyringeSubject({ palette, paints, random }: Canvas): string {
  // Never red: it is a serum.
  const serum = random.pick(['#8cc6d6', '#f0cf92', '#b0a9e2', '#9ccfb5']);
  const glass = paints.across('#ffffff', mix(palette.light, palette.shade, 0.35), '#ffffff');
  const ticks = repeat(6, (index) =>
    rect([384, 322 + index * 24, index % 2 ? 16 : 26, 4], palette.ink, { opacity: 0.45 }),
  );
  const ampoule = (x: number, y: number, color: string) =>
    placed(
      x,
      y,
      1,
      ellipse([0, 92, 60, 10], paints.glow(palette.ink, 0.25)),
      rect(
        [-34, -36, 68, 124],
        paints.across(lighter(color, 0.7), lighter(color, 0.25), lighter(color, 0.6)),
        { rx: 16 },
      ),
      rect([-34, -10, 68, 60], '#ffffff', { opacity: 0.85 }),
      rect([-18, 6, 36, 7], color, { rx: 3.5 }),
      rect([-18, 22, 24, 7], palette.shade, { rx: 3.5 }),
      rect([-22, -66, 44, 34], '#d9c08f', { rx: 7 }),
    );
  return [
    group(
      { transform: 'rotate(42 400 400)' },
      rect([394, 540, 12, 96], paints.across('#f4f6f8', '#b9c2cc')),
      path('M372 500H428L410 548H390Z', palette.second),
      rect([352, 270, 96, 234], glass, {
        rx: 16,
        stroke: mix(palette.shade, '#ffffff', 0.3),
        'stroke-width': 4,
      }),
      rect([362, 372, 76, 122], paints.down(lighter(serum, 0.5), serum), {
        rx: 10,
        opacity: 0.85,
      }),
      rect([360, 356, 80, 20], palette.ink, { rx: 7 }),
      ticks,
      rect([392, 180, 16, 180], '#ffffff'),
      rect([330, 258, 140, 20], palette.accent, { rx: 10 }),
      rect([350, 166, 100, 22], palette.accent, { rx: 11 }),
      rect([366, 290, 12, 190], '#ffffff', { rx: 6, opacity: 0.75 }),
    ),
    ampoule(566, 500, palette.accent),
    ampoule(486, 530, palette.second),
    path('M214 590c16 24 26 36 26 50a26 26 0 0 1 -52 0c0 -14 10 -26 26 -50Z', lighter(serum, 0.2)),
  ].join('');
}

/** A bowl of herbs with its pestle. */
export function drawHerbSubject({ palette, paints, random }: Canvas): string {
  const green = mix('#6f9f7d', palette.wall, 0.15);
  const leaf = (x: number, y: number, angle: number) =>
    group(
      {
        transform: `translate(${x} ${y}) rotate(${rounded(angle)}) scale(${rounded(random.between(1.1, 1.5))})`,
      },
      path(
        'M0 0C36 -26 42 -90 0 -138C-42 -90 -36 -26 0 0Z',
        paints.across(lighter(green, 0.35), darker(green, 0.14)),
      ),
      stroke(
        'M0 -4V-120M0 -40l18 -18M0 -40l-18 -18M0 -72l15 -16M0 -72l-15 -16',
        lighter(green, 0.5),
        2.6,
        { opacity: 0.7 },
      ),
    );
  return [
    ellipse([400, 606, 220, 24], paints.glow(palette.ink, 0.25)),
    leaf(300, 430, -40),
    leaf(350, 420, -14),
    leaf(480, 424, 22),
    leaf(410, 430, 4),
    leaf(250, 440, -62),
    group(
      { transform: 'rotate(34 520 330)' },
      rect([498, 210, 44, 230], paints.across('#f0d9ba', '#c99f77'), { rx: 22 }),
    ),
    path(
      'M206 420H594C594 520 524 588 452 594H348C276 588 206 520 206 420Z',
      paints.across('#ffffff', lighter(palette.wall, 0.3), mix(palette.wall, palette.shade, 0.7)),
    ),
    ellipse([400, 420, 194, 30], darker(mix(palette.wall, palette.shade, 0.6), 0.16)),
    ellipse([400, 427, 168, 20], mix(green, palette.ink, 0.2)),
    path('M206 420a194 30 0 0 0 388 0l-6 26a188 32 0 0 1 -376 0Z', lighter(palette.light, 0.5), {
      opacity: 0.9,
    }),
    rect([340, 588, 120, 20], mix(palette.wall, palette.shade, 0.7), { rx: 8 }),
    stroke(d`M250 470Q262 530 306 556`, '#ffffff', 12, { opacity: 0.8 }),
  ].join('');
}
