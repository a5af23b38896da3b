import { lighter, mix } from '../color.ts';
import { circle, placed, rect } from '../svg.ts';
import {
  drawConsultTable,
  drawCounter,
  drawEmblem,
  drawReceptionDesk,
  drawScreen,
  drawVase,
} from './desks.ts';
import { drawSunlight } from './drawShell.ts';
import { drawFloorLamp, drawPendants, drawSconces, drawSpots, drawTableLamp } from './lamps.ts';
import { drawPlant } from './plants.ts';
import type { Scene } from './scene.ts';
import { drawArmchair, drawChair, drawRug, drawSideTable, drawSofa, drawStool } from './seats.ts';
import {
  drawBed,
  drawDevice,
  drawFoldingScreen,
  drawRingLamp,
  drawTrolley,
} from './treatmentPieces.ts';
import {
  drawArch,
  drawArt,
  drawCurtain,
  drawMirror,
  drawPanels,
  drawShelf,
  drawSlats,
  drawWindow,
} from './wallPieces.ts';

/** Sets a piece on the floor: `x` as a share of the width, `nearness` from the wall to the front edge. */
export function stand(
  scene: Scene,
  [x, nearness]: readonly [number, number],
  piece: string,
  size = 1,
): string {
  const y = scene.floorY + (scene.height - scene.floorY) * nearness;
  return placed(scene.width * x, y, scene.scale * size, piece);
}

export function drawReception(scene: Scene): string {
  const { width, floorY, scale, random, palette } = scene;
  const deskX = random.between(0.42, 0.58);
  const deskWidth = random.between(430, 540);
  const plantLeft = random.happens(0.5);
  const back = random.pick([
    () =>
      drawSlats(scene, width * deskX - 230 * scale, 460 * scale) +
      circle([width * deskX, floorY * 0.36, 58 * scale], lighter(palette.light, 0.3)) +
      drawEmblem(scene, width * deskX, floorY * 0.36, 44 * scale),
    () =>
      drawArch(
        scene,
        [width * deskX, floorY, 430 * scale, floorY * 0.9],
        mix(palette.wall, palette.shade, 0.55),
      ) + drawEmblem(scene, width * deskX, floorY * 0.36, 46 * scale),
    () =>
      drawPanels(scene, 5) +
      drawShelf(scene, width * deskX - 170 * scale, floorY * 0.32, 340 * scale) +
      drawShelf(scene, width * deskX - 170 * scale, floorY * 0.54, 340 * scale),
  ])();
  const lamp = deskWidth * 0.36;
  return [
    back,
    drawSunlight(scene, plantLeft ? width * 0.6 : width * 0.04),
    random.happens(0.6)
      ? drawPendants(
          scene,
          [-1, 1].map((step) => width * deskX + step * 290 * scale),
          floorY * 0.24,
        )
      : drawSconces(
          scene,
          [width * deskX - 290 * scale, width * deskX + 290 * scale],
          floorY * 0.4,
        ),
    stand(scene, [plantLeft ? 0.09 : 0.91, 0.16], drawPlant(scene), 1.15),
    stand(
      scene,
      [deskX, 0.4],
      placed(-deskWidth * 0.12, -150, 1, drawScreen(scene)) + drawReceptionDesk(scene, deskWidth),
    ),
    stand(
      scene,
      [deskX, 0.4],
      placed(lamp, -149, 0.82, drawTableLamp(scene)) + placed(-lamp, -149, 0.72, drawVase(scene)),
    ),
    stand(scene, [plantLeft ? 0.88 : 0.12, 0.5], drawArmchair(scene)),
  ].join('');
}

export function drawTreatmentRoom(scene: Scene): string {
  const { width, floorY, scale, random } = scene;
  const windowX = width * random.between(0.36, 0.5);
  const lampRight = random.happens(0.5);
  return [
    random.happens(0.5) ? drawPanels(scene, 4) : drawSlats(scene, 0, width * 0.2),
    drawWindow(scene, [windowX, floorY * 0.16, 190 * scale, floorY * 0.5]),
    drawSunlight(scene, windowX - width * 0.16),
    drawCurtain(scene, [width * 0.9, 0, width * 0.13, floorY + 30 * scale]),
    random.happens(0.6)
      ? drawArt(scene, [width * 0.73, floorY * 0.22, 92 * scale, 122 * scale])
      : drawShelf(scene, width * 0.7, floorY * 0.38, 170 * scale),
    stand(
      scene,
      [0.12, 0.12],
      random.happens(0.5) ? drawPlant(scene) : drawFoldingScreen(scene, 250),
      1.05,
    ),
    stand(scene, [0.83, 0.2], lampRight ? drawRingLamp(scene) : drawDevice(scene)),
    stand(scene, [0.48, 0.46], drawBed(scene), 1.08),
    stand(scene, [0.15, 0.62], lampRight ? drawTrolley(scene) : drawStool(scene)),
  ].join('');
}

export function drawLounge(scene: Scene): string {
  const { width, floorY, scale, random, palette } = scene;
  const sofaX = random.between(0.4, 0.52);
  const back = random.pick([
    () =>
      drawWindow(scene, [width * sofaX - 170 * scale, floorY * 0.12, 340 * scale, floorY * 0.52]),
    () =>
      drawPanels(scene, 5) +
      drawArt(scene, [width * sofaX - 150 * scale, floorY * 0.18, 120 * scale, 150 * scale]) +
      drawArt(scene, [width * sofaX + 20 * scale, floorY * 0.18, 120 * scale, 150 * scale]),
    () =>
      drawArch(
        scene,
        [width * sofaX, floorY, 470 * scale, floorY * 0.86],
        mix(palette.wall, palette.shade, 0.5),
      ) + drawMirror(scene, [width * sofaX, floorY * 0.4, 74 * scale]),
  ])();
  return [
    back,
    drawSunlight(scene),
    random.happens(0.5) ? drawPendants(scene, [width * 0.82], floorY * 0.3) : '',
    stand(scene, [0.07, 0.1], drawPlant(scene), 1.2),
    stand(scene, [sofaX - 0.24, 0.12], drawFloorLamp(scene), 0.98),
    stand(scene, [0.5, 0.66], drawRug(scene, 860)),
    stand(scene, [sofaX, 0.3], drawSofa(scene, random.between(380, 440))),
    stand(scene, [0.83, 0.44], drawArmchair(scene), 1.05),
    stand(scene, [sofaX + 0.2, 0.72], drawSideTable(scene), 1.05),
  ].join('');
}

export function drawCorridor(scene: Scene): string {
  const { width, floorY, scale, random, palette } = scene;
  const shade = mix(palette.wall, palette.shade, 0.6);
  const count = random.whole(3, 4);
  const step = width / count;
  const centers = Array.from({ length: count }, (_, index) => step * (index + 0.5));
  const lit = random.whole(0, count - 1);
  // Between two arches, away from the plant in the lit one.
  const seat = lit < count / 2 ? random.between(0.62, 0.74) : random.between(0.2, 0.32);
  const arches = centers.map((x, index) => {
    const w = step * 0.62;
    const glow = rect(
      [x - w / 2, floorY * 0.2, w, floorY * 0.8],
      scene.paints.fade('#fff3d6', 0.1, 0.75),
    );
    return (
      drawArch(
        scene,
        [x, floorY, w, floorY * 0.84],
        index === lit ? lighter(palette.light, 0.5) : shade,
      ) + (index === lit ? glow : '')
    );
  });
  const inside = centers.map((x, index) => {
    const share = x / width;
    if (index === lit) return stand(scene, [share, 0.05], drawPlant(scene), 1.1);
    return random.pick([
      () =>
        drawShelf(scene, x - 66 * scale, floorY * 0.52, 132 * scale) +
        drawShelf(scene, x - 66 * scale, floorY * 0.76, 132 * scale),
      () => drawArt(scene, [x - 52 * scale, floorY * 0.34, 104 * scale, 136 * scale]),
      () => drawMirror(scene, [x, floorY * 0.5, 50 * scale, 84 * scale]),
    ])();
  });
  return [
    drawSpots(scene),
    ...arches,
    ...inside,
    drawSunlight(scene),
    stand(scene, [seat + 0.06, 0.66], drawRug(scene, 600)),
    stand(scene, [seat, 0.5], drawArmchair(scene)),
    stand(scene, [seat + 0.14, 0.64], drawSideTable(scene)),
  ].join('');
}

export function drawPowderRoom(scene: Scene): string {
  const { width, floorY, scale, random, palette } = scene;
  const round = random.happens(0.5);
  const spots = [0.3, 0.5, 0.7];
  const mirror = (x: number) =>
    round
      ? drawMirror(scene, [width * x, floorY * 0.42, 78 * scale])
      : drawMirror(scene, [width * x, floorY * 0.42, 60 * scale, 98 * scale]);
  return [
    rect([0, 0, width, floorY], mix(palette.wall, palette.shade, 0.35), { opacity: 0.6 }),
    drawPanels(scene, 4),
    ...spots.map(mirror),
    round
      ? drawPendants(scene, [width * 0.4, width * 0.6], floorY * 0.22)
      : drawSconces(scene, [width * 0.4, width * 0.6], floorY * 0.42),
    drawSunlight(scene, width * 0.04),
    stand(scene, [0.5, 0.22], drawCounter(scene, width > scene.height * 1.8 ? 680 : 560)),
    ...spots.map((x, index) =>
      stand(
        scene,
        [x + 0.04, 0.22],
        placed(0, -124, 0.62, index === 1 ? drawVase(scene) : drawTableLamp(scene)),
      ),
    ),
    ...spots.map((x) => stand(scene, [x, 0.62], drawStool(scene))),
    stand(scene, [0.06, 0.3], drawPlant(scene), 1.2),
    stand(scene, [0.94, 0.24], drawPlant(scene)),
  ].join('');
}

export function drawConsultRoom(scene: Scene): string {
  const { width, floorY, scale, random } = scene;
  const windowX = width * random.between(0.08, 0.2);
  return [
    drawSlats(scene, width * 0.62, width * 0.4),
    drawWindow(scene, [windowX + 30 * scale, floorY * 0.14, 260 * scale, floorY * 0.52]),
    drawSunlight(scene, width * 0.3),
    drawShelf(scene, width * 0.68, floorY * 0.36, 260 * scale),
    drawShelf(scene, width * 0.68, floorY * 0.58, 260 * scale),
    drawPendants(scene, [width * 0.5], floorY * 0.26),
    stand(scene, [0.05, 0.14], drawPlant(scene), 1.1),
    stand(scene, [0.31, 0.4], drawChair(scene, 1), 1.1),
    stand(scene, [0.69, 0.4], drawChair(scene, -1), 1.1),
    stand(scene, [0.5, 0.46], drawConsultTable(scene, 380)),
    stand(
      scene,
      [0.5, 0.46],
      placed(-110, -124, 0.7, drawVase(scene)) + placed(60, -124, 1, drawScreen(scene)),
    ),
    stand(scene, [0.93, 0.3], drawPlant(scene)),
  ].join('');
}
