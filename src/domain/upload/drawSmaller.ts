import { fitWithin } from '../../lib/image.ts';

/** Longer than what any screen shows, and a tenth of what phones take. */
const LONGEST_SIDE = 2_560;
const TYPE = 'image/jpeg';
const QUALITY = 0.88;

/**
 * Draws a photo anew: upright, no larger than needed, and with nothing in it but what can be seen; where
 * and with what it was taken stays on the phone. Fails for what the browser cannot read.
 */
export async function drawSmaller(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitWithin(bitmap, LONGEST_SIDE);
    const canvas = canvasOf(width, height);
    // Both kinds know the same drawing; the compiler cannot say so for two of them at once.
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null;
    if (!pen) throw new Error('There is no room to draw a photo');
    // What can be seen through becomes paper, for JPEG would make it black.
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

/** Beside the page there is no other kind; older browsers know only the one of the page. */
function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function encoded(canvas: Canvas): Promise<Blob> {
  // Firefox has a toBlob on both kinds, and that of an OffscreenCanvas never calls back.
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('A photo could not be written'));
    canvas.toBlob(take, TYPE, QUALITY);
  });
}
