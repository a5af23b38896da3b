import { darker, lighter, mix } from '../color.ts';
import { circle, d, ellipse, path, placed, rect, repeat } from '../svg.ts';
import { drawEmblem } from './desks.ts';
import { drawPlant } from './plants.ts';
import type { Scene } from './scene.ts';
import { drawArmchair } from './seats.ts';

/** The house from the street, in the morning or at dusk. */
export function drawFacade(scene: Scene): string {
  const { width, height, floorY, palette, paints, random, scale, material } = scene;
  const dusk = random.happens(0.45);
  const sky = dusk
    ? paints.down('#8f97c4', '#f3b9a8', '#fbe3cd')
    : paints.down('#cfe5f5', '#f7f3ec');
  const houseX = width * random.between(0.14, 0.2);
  const houseWidth = width - houseX * 2;
  const top = height * 0.07;
  return [
    rect([0, 0, width, height], sky),
    circle([width * 0.88, height * 0.2, 150 * scale], paints.glow('#fffaf0', 0.9)),
    drawNeighbours(scene, dusk),
    rect(
      [houseX, top, houseWidth, floorY - top],
      paints.across(
        lighter(palette.wall, 0.4),
        palette.wall,
        mix(palette.wall, palette.shade, 0.4),
      ),
    ),
    rect(
      [houseX - 14 * scale, top - 12 * scale, houseWidth + 28 * scale, 20 * scale],
      paints.down('#ffffff', palette.shade),
      { rx: 4 },
    ),
    drawUpperWindows(scene, [houseX, houseWidth], top, dusk),
    drawShopFront(scene, houseX, houseWidth, dusk),
    rect(
      [0, floorY, width, height - floorY],
      paints.down(lighter(palette.floor, 0.2), darker(palette.floor, 0.14)),
    ),
    drawPaving(scene),
    rect([0, floorY, width, 10 * scale], '#ffffff', { opacity: 0.55 }),
    ellipse(
      [width / 2, floorY + 40 * scale, houseWidth * 0.42, 46 * scale],
      paints.glow('#fff1cf', dusk ? 0.9 : 0.35),
    ),
    placed(houseX + 36 * scale, floorY + 22 * scale, scale * 0.92, drawPlant(scene)),
    placed(houseX + houseWidth - 36 * scale, floorY + 22 * scale, scale * 0.92, drawPlant(scene)),
    placed(width * 0.055, floorY + 30 * scale, scale * 1.25, drawStreetTree(scene)),
    placed(width * 0.95, floorY + 46 * scale, scale * 1.4, drawStreetTree(scene)),
    dusk ? rect([0, 0, width, height], material.metal, { opacity: 0.06 }) : '',
  ].join('');
}

function drawNeighbours({ width, floorY, palette, random, paints }: Scene, dusk: boolean): string {
  const haze = dusk ? '#c5a9bd' : '#e3ebf0';
  const house = (x: number, w: number, share: number) =>
    rect(
      [x, floorY * share, w, floorY * (1 - share)],
      paints.down(mix(haze, palette.wall, 0.5), haze),
    );
  return (
    house(-10, width * 0.15, random.between(0.3, 0.5)) +
    house(width * 0.1, width * 0.12, random.between(0.15, 0.3)) +
    house(width * 0.8, width * 0.12, random.between(0.2, 0.35)) +
    house(width * 0.9, width * 0.14, random.between(0.35, 0.5))
  );
}

function drawPaving({ width, height, floorY, palette }: Scene): string {
  const line = darker(palette.floor, 0.3);
  const rows = [0.3, 0.62].map((share) => floorY + (height - floorY) * share);
  const joints = repeat(15, (_, share) => {
    const x = width * share;
    return path(d`M${x} ${floorY}L${width / 2 + (x - width / 2) * 1.5} ${height}`, 'none', {
      stroke: line,
    });
  });
  const across = rows.map((y) => path(d`M0 ${y}H${width}`, 'none', { stroke: line })).join('');
  return `<g opacity=".18" stroke-width="1.4">${joints}${across}</g>`;
}

function drawUpperWindows(
  scene: Scene,
  [x, w]: readonly [number, number],
  top: number,
  dusk: boolean,
): string {
  const { paints, scale, floorY, palette, random } = scene;
  const count = random.whole(4, 5);
  const step = w / count;
  const high = floorY * 0.24;
  const arched = random.happens(0.5);
  const lit = paints.down('#fff6dc', '#ffd99c');
  const day = paints.slanted('#dcecf6', '#ffffff', '#cbdfec');
  return repeat(count, (index) => {
    const left = x + step * index + step * 0.24;
    const wide = step * 0.52;
    const y = top + 40 * scale;
    const glass = dusk && random.happens(0.6) ? lit : day;
    const shape = arched
      ? d`M${left} ${y + high}V${y + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${y + high}Z`
      : d`M${left} ${y}h${wide}v${high}h${-wide}Z`;
    return [
      path(shape, glass, { stroke: '#ffffff', 'stroke-width': 6 * scale }),
      rect([left + wide / 2 - 2 * scale, y + (arched ? 4 : 0), 4 * scale, high - 4], '#ffffff'),
      rect(
        [left - 9 * scale, y + high, wide + 18 * scale, 8 * scale],
        mix(palette.shade, '#ffffff', 0.4),
        { rx: 3 },
      ),
    ].join('');
  });
}

function drawShopFront(scene: Scene, x: number, w: number, dusk: boolean): string {
  const { paints, palette, floorY, scale, material, random } = scene;
  const top = floorY * 0.52;
  const high = floorY - top;
  const wide = w * 0.84;
  const left = x + w * 0.08;
  const inside = paints.down(
    dusk ? '#fff0cd' : '#fdf6ea',
    dusk ? '#ffdca6' : mix(palette.light, palette.wall, 0.5),
  );
  const doorX = left + wide * random.pick([0.5, 0.42, 0.58]);
  const door = 92 * scale;
  const glass = path(
    d`M${left + wide * 0.1} ${floorY}L${left + wide * 0.26} ${top}h${wide * 0.07}L${left + wide * 0.17} ${floorY}Z`,
    '#ffffff',
    { opacity: 0.34 },
  );
  return [
    rect(
      [left - 8 * scale, top - 8 * scale, wide + 16 * scale, high + 8 * scale],
      darker(palette.shade, 0.42),
    ),
    rect([left, top, wide, high], inside),
    placed(left + wide * 0.2, floorY - 4, scale * 0.86, drawArmchair(scene)),
    placed(left + wide * 0.82, floorY - 4, scale * 0.8, drawPlant(scene)),
    glass,
    rect([left + wide * 0.32, top, 5 * scale, high], darker(palette.shade, 0.42)),
    rect([left + wide * 0.68, top, 5 * scale, high], darker(palette.shade, 0.42)),
    rect(
      [doorX - door / 2, top + 14 * scale, door, high - 14 * scale],
      paints.across(lighter(palette.accent, 0.1), palette.accent),
    ),
    rect(
      [doorX - door / 2 + 13 * scale, top + 28 * scale, door - 26 * scale, high - 48 * scale],
      inside,
      { rx: 6 * scale },
    ),
    rect([doorX + door * 0.28, top + high * 0.5, 6 * scale, 34 * scale], material.metal, {
      rx: 3 * scale,
    }),
    drawAwning(scene, x + w * 0.04, top - 12 * scale, w * 0.92),
    drawSign(scene, x + w / 2, top - 12 * scale),
  ].join('');
}

function drawAwning(
  { paints, palette, scale, random }: Scene,
  x: number,
  y: number,
  w: number,
): string {
  const count = 18;
  const step = w / count;
  const color = random.pick([palette.accent, palette.second, palette.shade]);
  const plain = paints.down(lighter(color, 0.2), color);
  const pale = paints.down('#ffffff', palette.light);
  const h = 42 * scale;
  return (
    repeat(count, (index) =>
      path(
        d`M${x + step * index} ${y}h${step}v${h}a${step / 2} ${step / 2.4} 0 0 1 ${-step} 0Z`,
        index % 2 ? pale : plain,
      ),
    ) + rect([x, y + h, w, 30 * scale], paints.fade(palette.ink, 0.22, 0))
  );
}

/** A sign without words: the mark between two lines. */
function drawSign(scene: Scene, x: number, y: number): string {
  const { paints, palette, scale } = scene;
  const w = 250 * scale;
  const h = 62 * scale;
  const line = (from: number) =>
    rect([x + from * scale, y - h / 2 - 3 * scale, 58 * scale, 6 * scale], palette.shade, {
      rx: 3 * scale,
    });
  return [
    rect([x - w / 2, y - h, w, h], paints.down('#ffffff', palette.light), { rx: h / 2 }),
    line(-98),
    line(40),
    drawEmblem(scene, x, y - h / 2, 22 * scale),
  ].join('');
}

function drawStreetTree({ material, paints, random }: Scene): string {
  const crown = (x: number, y: number, r: number) =>
    circle([x, y, r], paints.ball(lighter(material.leaf, 0.3), material.leafShade), {
      opacity: 0.94,
    });
  return [
    path('M-7 0L-4 -190H4L7 0Z', material.woodShade),
    crown(-34, -190, random.between(44, 52)),
    crown(36, -200, random.between(44, 54)),
    crown(0, -244, random.between(54, 64)),
  ].join('');
}
