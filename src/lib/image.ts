/** A picture as the API sends it. `widths` lists the resized variants next to the url. */
export interface Picturable {
  url: string;
  width?: number | null | undefined;
  height?: number | null | undefined;
  blur?: string | null | undefined;
  widths?: readonly number[] | null | undefined;
}

interface Variants {
  /** For `srcset`; '' without variants. */
  avif: string;
  webp: string;
}

const LOCAL = /^(blob|data):/i;
const ORIGIN = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i;
const EXTENSION = /\.[a-z0-9]+(?=$|[?#])/i;

/** The same path and query on the picture host; '' means the site itself. */
export function cdnUrl(url: string, cdnBase: string): string {
  if (url === '' || LOCAL.test(url)) return url;
  const path = url.replace(ORIGIN, '');
  return cdnBase.replace(/\/+$/, '') + (path.startsWith('/') ? path : `/${path}`);
}

/** `a.webp` has `a@360.avif` and `a@360.webp` next to it, for each width. */
export function variantsOf(image: Picturable, cdnBase: string): Variants {
  const widths = image.widths ?? [];
  const url = cdnUrl(image.url, cdnBase);
  const listAs = (format: string) =>
    widths
      .map((width) => `${encodeSpaces(url.replace(EXTENSION, `@${width}.${format}`))} ${width}w`)
      .join(', ');
  return { avif: listAs('avif'), webp: listAs('webp') };
}

/** A space or a comma would end the address inside a `srcset`. */
const encodeSpaces = (url: string) => url.replaceAll(' ', '%20').replaceAll(',', '%2C');

export interface Size {
  width: number;
  height: number;
}

/** Scales a size down so that no side exceeds `longest`. It never enlarges and never returns 0. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const fitted = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: fitted(width), height: fitted(height) };
}
