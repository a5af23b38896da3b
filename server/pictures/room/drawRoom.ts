import type { Draw } from '../canvas.ts';
import { drawFacade } from './drawFacade.ts';
import { drawAir, drawShell } from './drawShell.ts';
import {
  drawConsultRoom,
  drawCorridor,
  drawLounge,
  drawPowderRoom,
  drawReception,
  drawTreatmentRoom,
} from './rooms.ts';
import { createScene, type Scene } from './scene.ts';

const ROOMS: ((scene: Scene) => string)[] = [
  drawReception,
  drawTreatmentRoom,
  drawLounge,
  drawCorridor,
  drawPowderRoom,
  drawConsultRoom,
];

/** Banners begin with a reception or a front; the pictures that follow show the rooms. */
const BANNER_ORDER = [0, 2, 'facade', 1, 3, 0, 4, 5] as const;
const ROOM_ORDER = [1, 2, 5, 4, 3, 0] as const;

export const drawBanner: Draw = (number, canvas) => {
  const scene = createScene([1200, 600], canvas);
  const what = BANNER_ORDER[number % BANNER_ORDER.length] ?? 0;
  return what === 'facade' ? drawFacade(scene) : drawInside(scene, what);
};

export const drawRoom: Draw = (number, canvas) => {
  const scene = createScene([1200, 800], canvas);
  return drawInside({ ...scene, scale: 1.12 }, ROOM_ORDER[number % ROOM_ORDER.length] ?? 0);
};

function drawInside(scene: Scene, index: number): string {
  const draw = ROOMS[index] ?? drawReception;
  return drawShell(scene) + draw(scene) + drawAir(scene);
}
