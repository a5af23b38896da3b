import { fitWithin } from '../../lib/image.ts';

/** Longer than any screen shows, and about a tenth of a phone photo's bytes. */
const LONGEST_SIDE = 2_560;
const TYPE = 'image/jpeg';
const QUALITY = 0.88;

/**
 * Resizes and re-encodes a photo upright. This removes all metadata, such as place and camera. Rejects if the
 * browser cannot read it.
 */
export async function resizePhoto(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitWithin(bitmap, LONGEST_SIDE);
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('The browser gave no 2d context for a photo');
    // JPEG has no alpha channel: fill with white.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, width, height);
    return await canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  } finally {
    bitmap.close();
  }
}
