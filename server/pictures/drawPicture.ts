import type { Draw } from './canvas.ts';
import { drawDetail } from './detail/drawDetail.ts';
import { drawEvent } from './event/drawEvent.ts';
import { drawClinic } from './mark/drawClinic.ts';
import { createPaints } from './paints.ts';
import { paletteOf } from './palette.ts';
import { PICTURE_SIZES, type PictureKind } from './pictureKinds.ts';
import { drawDoctor } from './portrait/drawDoctor.ts';
import { createRandom } from './random.ts';
import { drawAfter, drawBefore } from './result/drawResult.ts';
import { drawBanner, drawRoom } from './room/drawRoom.ts';

/** A demo picture as SVG: the same bytes for the same kind and number, at any width. */
export function drawPicture(
  kind: PictureKind,
  number: number,
  width: number = PICTURE_SIZES[kind].width,
): string {
  const size = PICTURE_SIZES[kind];
  const height = Math.round((width * size.height) / size.width);
  const paints = createPaints();
  // Before and after are one picture in two lights, so both fall from one seed.
  const seed = kind === 'after' ? 'before' : kind;
  const drawing = DRAW[kind](number, {
    palette: paletteOf(kind, number),
    paints,
    random: createRandom(`${seed} ${number}`),
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${size.width} ${size.height}">${paints.defs()}${drawing}</svg>`
  );
}

const DRAW: Record<PictureKind, Draw> = {
  banner: drawBanner,
  room: drawRoom,
  doctor: drawDoctor,
  clinic: drawClinic,
  event: drawEvent,
  detail: drawDetail,
  before: drawBefore,
  after: drawAfter,
};
