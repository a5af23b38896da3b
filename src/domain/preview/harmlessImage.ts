import type { Image } from '../../../contract/shape.ts';

const DRAWN_HERE = /^(blob:|data:image\/)/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const TINY_PICTURE = /^data:image\/[a-z]+;base64,[\w+/=]+$/i;

/** The image if its address can only load an image, otherwise null. */
export function harmlessImage(image: Image): Image | null {
  const url = image.url.trim();
  if (url === '') return null;
  // A file chosen on this device has no resized variants.
  if (DRAWN_HERE.test(url)) return { url, width: image.width, height: image.height };
  if (SCHEME.test(url) && !/^https?:/i.test(url)) return null;
  // The value is used inside url("…") in a style.
  const blur = image.blur && TINY_PICTURE.test(image.blur) ? image.blur : null;
  return { ...image, url, blur };
}
