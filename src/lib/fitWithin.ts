export interface Size {
  width: number;
  height: number;
}

/** The same shape with no side longer than that. Nothing is enlarged, and nothing vanishes. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const fitted = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: fitted(width), height: fitted(height) };
}
