import type { Canvas, Draw } from '../canvas.ts';
import { sparkle } from '../mark/sparkle.ts';
import { RESULT_MOTIFS, type ResultMotif } from '../picturesAbout.ts';
import { drawEyes, drawMouth, drawSkin, drawTeeth } from './closeUps.ts';
import { createResult, type Result } from './resultState.ts';
import { drawBody, drawContour, drawFace, drawForehead, drawHair, drawNose } from './wholeViews.ts';

const MOTIFS: Record<ResultMotif, (result: Result) => string> = {
  face: drawFace,
  eyes: drawEyes,
  skin: drawSkin,
  nose: drawNose,
  contour: drawContour,
  lips: drawMouth,
  forehead: drawForehead,
  teeth: drawTeeth,
  hair: drawHair,
  body: drawBody,
};

/** The same person or thing twice: quiet and uneven before, bright and even after. */
const drawState =
  (after: boolean): Draw =>
  (number, canvas) => {
    const motif = RESULT_MOTIFS[(number - 1) % RESULT_MOTIFS.length] ?? 'skin';
    const drawing = MOTIFS[motif](createResult(canvas, after));
    return after ? drawing + drawSparkles(canvas) : drawing;
  };

export const drawBefore = drawState(false);
export const drawAfter = drawState(true);

function drawSparkles({ palette, random }: Canvas): string {
  const right = random.between(880, 960);
  const top = random.between(130, 220);
  return [
    sparkle(right, top, 58, '#ffffff'),
    sparkle(right - 90, top + 84, 26, palette.accent),
    sparkle(1080 - right, 1080 - top * 1.6, 34, '#ffffff'),
  ].join('');
}
