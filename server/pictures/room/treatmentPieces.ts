import { darker, lighter } from '../color.ts';
import { circle, d, ellipse, path, rect, stroke } from '../svg.ts';
import { type Scene, shadow } from './scene.ts';

/** A treatment bed, 480 wide, its head raised on the right and a blanket over its foot. */
export function drawBed(scene: Scene): string {
  const { paints, palette, material, random } = scene;
  const cloth = random.pick([palette.accent, palette.second, palette.shade]);
  const pad = paints.down('#ffffff', material.whiteShade);
  const base = paints.down(lighter(material.wood, 0.3), material.wood);
  const blanket =
    'M-246 -136Q-246 -158 -222 -158H-40Q-28 -158 -28 -146C-26 -110 -32 -76 -26 -44Q-52 -34 -80 -43T-136 -42T-194 -43T-238 -40C-248 -70 -244 -104 -246 -136Z';
  return [
    shadow(scene, [0, 4, 268, 26]),
    rect([-190, -14, 380, 16], darker(material.woodShade, 0.3), { rx: 4 }),
    rect([-214, -92, 428, 80], base, { rx: 14 }),
    ...[-0.25, 0.25].map((share) =>
      rect([share * 428 - 20, -58, 40, 5], material.metal, { rx: 2.5 }),
    ),
    rect([-214, -92, 428, 22], paints.fade(palette.ink, 0.2, 0)),
    path(
      'M92 -104L232 -208Q256 -214 254 -190L206 -100Q204 -94 196 -94H92Z',
      darker(palette.wall, 0.12),
    ),
    path(
      'M-222 -150H84Q100 -150 112 -160L200 -232Q226 -250 246 -232Q262 -214 244 -196L152 -112Q136 -98 116 -98H-222Q-240 -98 -240 -124T-222 -150Z',
      pad,
    ),
    path(blanket, paints.down(lighter(cloth, 0.42), cloth)),
    stroke(
      'M-196 -150C-188 -118 -198 -80 -192 -46M-136 -152C-128 -110 -140 -84 -134 -46M-84 -150C-90 -116 -76 -84 -82 -48',
      darker(cloth, 0.16),
      2,
      { opacity: 0.3 },
    ),
    path(
      'M-60 -158H-40Q-28 -158 -28 -146C-26 -110 -32 -76 -26 -44L-46 -38C-54 -80 -46 -120 -60 -158Z',
      lighter(cloth, 0.6),
    ),
    path(
      'M160 -214Q150 -236 176 -250L216 -272Q242 -280 254 -258Q260 -242 244 -230L196 -202Q172 -196 160 -214Z',
      paints.slanted('#ffffff', lighter(palette.wall, 0.3)),
    ),
    ...[0, 1, 2].map((fold) =>
      rect(
        [6 + fold * 3, -163 - fold * 12, 78 - fold * 6, 12],
        fold === 1 ? lighter(cloth, 0.5) : '#ffffff',
        {
          rx: 6,
        },
      ),
    ),
  ].join('');
}

/** A device on wheels with a round screen and a handpiece on its arm; about 230 high. */
export function drawDevice(scene: Scene): string {
  const { paints, palette, material } = scene;
  const body = paints.across('#ffffff', lighter(material.whiteShade, 0.4), material.whiteShade);
  return [
    shadow(scene, [0, 2, 70, 12]),
    stroke('M20 -186C76 -236 118 -196 106 -130', material.whiteShade, 7),
    rect([97, -134, 18, 46], paints.down('#ffffff', palette.accent), { rx: 8 }),
    path(
      'M-46 -16L-38 -170Q-36 -196 -10 -196H14Q40 -196 42 -170L50 -16Q50 -6 40 -6H-36Q-46 -6 -46 -16Z',
      body,
    ),
    rect([-26, -232, 58, 50], '#ffffff', { rx: 12, transform: 'rotate(-6 3 -207)' }),
    rect([-20, -226, 46, 38], paints.slanted(lighter(palette.accent, 0.35), palette.accent), {
      rx: 8,
      transform: 'rotate(-6 3 -207)',
    }),
    circle([3, -207, 9], 'none', { stroke: '#ffffff', 'stroke-width': 3 }),
    rect([-22, -150, 48, 6], palette.accent, { rx: 3 }),
    rect([-22, -138, 30, 6], palette.shade, { rx: 3 }),
    circle([-30, -3, 7], palette.ink),
    circle([34, -3, 7], palette.ink),
  ].join('');
}

/** A trolley with towels, bowls and bottles; 120 high. */
export function drawTrolley(scene: Scene): string {
  const { paints, palette, material } = scene;
  const board = paints.down('#ffffff', material.whiteShade);
  const bottle = (x: number, y: number, h: number, color: string) =>
    rect([x, y - h, 18, h], paints.across(lighter(color, 0.5), color), { rx: 5 }) +
    rect([x + 5, y - h - 9, 8, 10], material.metal, { rx: 2 });
  return [
    shadow(scene, [0, 2, 70, 11]),
    stroke('M-56 -122V-6M56 -122V-6', material.metal, 5),
    bottle(-46, -112, 34, palette.accent),
    bottle(-22, -112, 26, palette.second),
    path('M8 -130h40q-2 18 -20 18t-20 -18Z', palette.light),
    rect([-62, -114, 124, 10], board, { rx: 5 }),
    ...[0, 1, 2].map((fold) =>
      rect([-42, -62 - fold * 12, 66, 12], fold === 1 ? palette.shade : '#ffffff', { rx: 6 }),
    ),
    rect([-62, -52, 124, 10], board, { rx: 5 }),
    circle([-56, -4, 6], palette.ink),
    circle([56, -4, 6], palette.ink),
  ].join('');
}

/** A lamp with a ring of light on a jointed arm, 300 high. */
export function drawRingLamp(scene: Scene): string {
  const { paints, material } = scene;
  return [
    shadow(scene, [0, 2, 46, 9]),
    ellipse([0, -3, 34, 7], material.whiteShade),
    stroke('M0 -4V-180L-62 -262', material.metal, 6),
    circle([0, -180, 8], material.white),
    ellipse([-84, -250, 150, 130], paints.glow('#ffffff', 0.85)),
    ellipse([-84, -262, 46, 40], 'none', { stroke: '#ffffff', 'stroke-width': 15 }),
    ellipse([-84, -262, 46, 40], 'none', { stroke: '#fff1cf', 'stroke-width': 5 }),
  ].join('');
}

/** A folding screen of three leaves, `h` high. */
export function drawFoldingScreen(scene: Scene, h: number): string {
  const { paints, palette, material } = scene;
  const cloth = paints.down(lighter(palette.light, 0.4), palette.wall);
  const leaf = (x: number, skew: number) =>
    path(d`M${x} ${-h + skew}l62 ${-skew * 2}v${h + skew}l-62 ${skew * 0.4}Z`, cloth, {
      stroke: material.wood,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    });
  return shadow(scene, [0, 4, 110, 14]) + leaf(-93, 6) + leaf(-31, -6) + leaf(31, 6);
}
