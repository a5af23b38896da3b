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
    const canvas = canvasOf(width, height);
    // Both canvas types have the same 2d methods, but TypeScript cannot express that.
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null;
    if (!pen) throw new Error('The browser gave no 2d context for a photo');
    // JPEG has no alpha channel: fill with white.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, width, height);
    return await encoded(canvas);
  } finally {
    bitmap.close();
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** A worker has only OffscreenCanvas; older browsers have only HTMLCanvasElement. */
function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function encoded(canvas: Canvas): Promise<Blob> {
  // In Firefox OffscreenCanvas.toBlob exists but never calls back.
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('A photo could not be written'));
    canvas.toBlob(take, TYPE, QUALITY);
  });
}
