import type { Draw } from '../canvas.ts';
import { lighter, mix } from '../color.ts';
import { circle, d, ellipse, group, path, placed, rect } from '../svg.ts';
import { drawClothes } from './clothes.ts';
import { drawGlasses, drawHead, drawNeck } from './face.ts';
import { drawHair } from './hair.ts';
import { createLook, type Portrait } from './look.ts';

export const drawDoctor: Draw = (number, { palette, paints, random }) => {
  const portrait: Portrait = { look: createLook(number, palette, random), palette, paints, random };
  const hair = drawHair(portrait);
  const earrings = portrait.look.woman && random.happens(0.5);
  const figure = [
    hair.behind,
    drawNeck(portrait),
    group({ transform: 'translate(0 -13)' }, drawClothes(portrait)),
    drawHead(portrait),
    hair.before,
    earrings ? circle([146, 192, 3.4], '#f3d9a2') + circle([254, 192, 3.4], '#f3d9a2') : '',
    drawGlasses(portrait),
  ];
  // Near enough to be a face in a list.
  return drawBackground(portrait) + placed(200 - 200 * 1.16, -33, 1.16, ...figure);
};

function drawBackground({ palette, paints, random }: Portrait): string {
  const ground = rect(
    [0, 0, 400, 400],
    paints.slanted(lighter(palette.wall, 0.35), mix(palette.wall, palette.shade, 0.5)),
  );
  const halo = random.pick([
    () => circle([200, 190, 150], lighter(palette.light, 0.3), { opacity: 0.75 }),
    () =>
      path('M62 400V200a138 138 0 0 1 276 0V400Z', lighter(palette.light, 0.3), { opacity: 0.7 }),
    () => ellipse([290, 90, 210, 180], paints.glow('#ffffff', 0.9)),
    () =>
      [0, 1, 2]
        .map((pane) =>
          path(d`M${250 + pane * 54} 0h40L${150 + pane * 54} 400h-40Z`, '#ffffff', {
            opacity: 0.28,
          }),
        )
        .join(''),
  ])();
  return ground + halo;
}
