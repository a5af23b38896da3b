import { darker, lighter, mix } from '../color.ts';
import { circle, d, ellipse, path, rect, stroke } from '../svg.ts';
import { type Scene, shadow } from './scene.ts';

/** A sofa, `w` wide and about 150 high. */
export function drawSofa(scene: Scene, w: number): string {
  const { paints, palette, material, random } = scene;
  const color = random.pick([
    palette.shade,
    palette.second,
    mix(palette.accent, palette.wall, 0.35),
    material.whiteShade,
  ]);
  const half = w / 2;
  const cloth = paints.down(lighter(color, 0.32), color);
  const seat = paints.down(lighter(color, 0.42), darker(color, 0.05));
  const arm = paints.across(lighter(color, 0.25), darker(color, 0.1));
  const legs = [-half + 34, half - 40].map((x) =>
    path(d`M${x - 5} -22h16l-4 22h-6Z`, material.woodShade),
  );
  const cushion = (x: number, turn: number, fill: string) =>
    rect([x - 30, -118, 60, 56], paints.slanted(lighter(fill, 0.4), fill), {
      rx: 16,
      transform: `rotate(${turn} ${Math.round(x)} -90)`,
    });
  return [
    shadow(scene, [0, 2, half * 1.12, 22]),
    ...legs,
    rect([-half + 20, -152, w - 40, 116], cloth, { rx: 34 }),
    path(d`M0 -146V-70`, 'none', { stroke: darker(color, 0.2), 'stroke-width': 2, opacity: 0.35 }),
    cushion(-half * 0.5, -8, palette.accent),
    cushion(half * 0.52, 9, palette.light),
    rect([-half + 24, -78, half - 26, 44], seat, { rx: 14 }),
    rect([2, -78, half - 26, 44], seat, { rx: 14 }),
    rect([-half + 10, -40, w - 20, 22], darker(color, 0.1), { rx: 9 }),
    rect([-half - 4, -104, 42, 88], arm, { rx: 20 }),
    rect([half - 38, -104, 42, 88], arm, { rx: 20 }),
  ].join('');
}

/** A round armchair, 140 wide. */
export function drawArmchair(scene: Scene): string {
  const { paints, palette, material, random } = scene;
  const color = random.pick([palette.second, palette.accent, palette.shade]);
  return [
    shadow(scene, [0, 2, 84, 14]),
    stroke('M-44 -30L-54 -2M44 -30L54 -2', material.woodShade, 7),
    path('M-70 -76C-74 -158 74 -158 70 -76L64 -30H-64Z', paints.down(lighter(color, 0.35), color)),
    path(
      'M-76 -84C-78 -104 -48 -104 -48 -84V-30H-60Q-72 -30 -73 -44Z',
      paints.across(lighter(color, 0.28), darker(color, 0.08)),
    ),
    path(
      'M76 -84C78 -104 48 -104 48 -84V-30H60Q72 -30 73 -44Z',
      paints.across(color, darker(color, 0.16)),
    ),
    rect([-52, -76, 104, 34], paints.down(lighter(color, 0.46), color), { rx: 16 }),
    rect([-58, -44, 116, 20], darker(color, 0.12), { rx: 9 }),
  ].join('');
}

/** A light chair turned to the table; `facing` is 1 to the right, -1 to the left. */
export function drawChair(scene: Scene, facing: 1 | -1): string {
  const { paints, palette, material } = scene;
  const color = palette.second;
  const at = (x: number) => x * facing;
  return [
    shadow(scene, [0, 2, 48, 9]),
    stroke(d`M${at(-30)} -70L${at(-40)} 0M${at(30)} -70L${at(38)} 0`, material.woodShade, 6),
    path(
      d`M${at(-26)} -74C${at(-50)} -110 ${at(-52)} -160 ${at(-40)} -176C${at(-24)} -188 ${at(-22)} -120 ${at(-8)} -76Z`,
      paints.down(lighter(color, 0.35), color),
    ),
    rect([-42, -84, 84, 20], paints.down(lighter(color, 0.4), darker(color, 0.08)), { rx: 10 }),
  ].join('');
}

/** A low table with a cup and a book. */
export function drawSideTable(scene: Scene): string {
  const { paints, palette, material } = scene;
  return [
    shadow(scene, [0, 2, 66, 12]),
    path(
      'M-12 -60H12L22 -4Q0 2 -22 -4Z',
      paints.across(lighter(material.wood, 0.25), material.woodShade),
    ),
    ellipse([0, -60, 66, 11], material.woodShade),
    ellipse([0, -64, 66, 11], paints.across('#ffffff', lighter(material.wood, 0.45))),
    rect([-40, -75, 46, 7], palette.accent, { rx: 2 }),
    rect([-36, -81, 42, 6], palette.light, { rx: 2 }),
    path('M16 -84h24v10q0 10 -12 10t-12 -10Z', '#ffffff'),
    circle([42, -77, 5.5], 'none', { stroke: '#ffffff', 'stroke-width': 2.6 }),
  ].join('');
}

export function drawRug({ paints, palette, random }: Scene, w: number): string {
  const color = random.pick([palette.light, palette.second, palette.shade]);
  return (
    ellipse(
      [0, 0, w / 2, w / 14],
      paints.across(lighter(color, 0.35), mix(color, palette.floor, 0.35)),
      { opacity: 0.85 },
    ) +
    ellipse([0, 0, w / 2.3, w / 17], 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.6 })
  );
}

/** Stool on a column, 84 high. */
export const drawStool = (scene: Scene) =>
  shadow(scene, [0, 2, 42, 8]) +
  ellipse([0, -3, 30, 6], scene.material.metal) +
  rect([-3.5, -70, 7, 66], scene.material.metal) +
  rect(
    [-36, -86, 72, 20],
    scene.paints.down(lighter(scene.palette.accent, 0.35), scene.palette.accent),
    { rx: 10 },
  );
