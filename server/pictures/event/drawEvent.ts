import type { Canvas, Draw } from '../canvas.ts';
import { EVENT_THEMES, type EventTheme } from '../picturesAbout.ts';
import {
  drawHerbSubject,
  drawLaserSubject,
  drawSkinSubject,
  drawSyringeSubject,
  drawToothSubject,
} from './objects.ts';
import { drawStage } from './stage.ts';
import {
  drawBodySubject,
  drawContourSubject,
  drawEyeSubject,
  drawHairSubject,
  drawLiftSubject,
  drawLipsSubject,
  drawNoseSubject,
} from './subjects.ts';

/** The square picture of an offer: what it is about, on a quiet stage. */
export const drawEvent: Draw = (number, canvas) => {
  const round = Math.floor((number - 1) / EVENT_THEMES.length);
  return drawStage(canvas, round + number - 1) + drawSubject(number, canvas);
};

/** What the picture of that number is about, between 200 and 600 of 800. */
export function drawSubject(number: number, canvas: Canvas): string {
  const theme = EVENT_THEMES[(number - 1) % EVENT_THEMES.length] ?? 'skin';
  return SUBJECTS[theme](canvas);
}

const SUBJECTS: Record<EventTheme, (canvas: Canvas) => string> = {
  eye: drawEyeSubject,
  skin: drawSkinSubject,
  contour: drawContourSubject,
  tooth: drawToothSubject,
  laser: drawLaserSubject,
  nose: drawNoseSubject,
  syringe: drawSyringeSubject,
  lips: drawLipsSubject,
  hair: drawHairSubject,
  lift: drawLiftSubject,
  body: drawBodySubject,
  herb: drawHerbSubject,
};
