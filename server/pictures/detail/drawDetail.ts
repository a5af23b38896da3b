import type { Draw } from '../canvas.ts';
import { lighter, mix } from '../color.ts';
import { drawSubject } from '../event/drawEvent.ts';
import { drawStage } from '../event/stage.ts';
import { circle, group, placed, rect } from '../svg.ts';
import { CHARTS } from './charts.ts';

/** Of the subject in its window. */
const SIZE = 1.08;

/** A tall sheet: the subject above, what happens or how it goes below. */
export const drawDetail: Draw = (number, canvas) => {
  const { palette, paints } = canvas;
  const chart = CHARTS[(number - 1) % CHARTS.length] ?? CHARTS[0];
  const window = paints.clip(rect([60, 60, 960, 560], '#000', { rx: 44 }));
  return [
    rect(
      [0, 0, 1080, 1440],
      paints.down(lighter(palette.light, 0.4), palette.wall, mix(palette.wall, palette.shade, 0.3)),
    ),
    circle([960, 1300, 420], paints.glow('#ffffff', 0.7)),
    rect([66, 74, 948, 560], palette.ink, { rx: 44, opacity: 0.08 }),
    group(
      { 'clip-path': window },
      placed(60, -140, 1.2, drawStage(canvas, number)),
      placed(540 - 400 * SIZE, 340 - 400 * SIZE, SIZE, drawSubject(number, canvas)),
    ),
    placed(60, 708, 1, chart(canvas, number)),
  ].join('');
};
