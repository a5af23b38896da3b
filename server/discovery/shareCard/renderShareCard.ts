import pLimit from 'p-limit';
import { loadSharp, type Sharp } from '../../files/loadSharp.ts';
import { drawShareCard, SHARE_HEIGHT, SHARE_PICTURE, type ShareCard } from './drawShareCard.ts';

const limit = pLimit(2);

/** The card as JPEG, which every messenger reads, with the picture on the right. */
export function renderShareCard(card: ShareCard, picture?: Buffer): Promise<Buffer> {
  return limit(async () => {
    const sharp = await loadSharp();
    const layer = picture ? await cutOut(sharp, picture) : undefined;
    return sharp(Buffer.from(drawShareCard(card)))
      .composite(layer ? [{ input: layer, left: SHARE_PICTURE.left, top: 0 }] : [])
      .flatten()
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
      .toBuffer();
  });
}

/** The picture for the right part, with a curved left edge. */
async function cutOut(sharp: Sharp, picture: Buffer): Promise<Buffer | undefined> {
  const { width } = SHARE_PICTURE;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SHARE_HEIGHT}"><path d="M${width} 0V${SHARE_HEIGHT}H60Q-60 ${SHARE_HEIGHT / 2} 60 0Z"/></svg>`;
  try {
    return await sharp(picture, { limitInputPixels: 40_000_000 })
      .rotate()
      .resize(width, SHARE_HEIGHT, { fit: 'cover' })
      .ensureAlpha()
      .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    // The picture cannot be decoded: the card keeps its butterfly.
    return undefined;
  }
}
