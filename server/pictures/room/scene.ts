import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { ellipse } from '../svg.ts';

/** What every piece of a room may ask for. Pieces stand at the origin and reach upwards. */
export interface Scene extends Canvas {
  width: number;
  height: number;
  /** Where the wall meets the floor. */
  floorY: number;
  /** Pieces are made for a picture 600 high. */
  scale: number;
  material: Material;
}

/** Wood, cloth and leaves, tuned to the light of the room. */
interface Material {
  wood: string;
  woodShade: string;
  white: string;
  whiteShade: string;
  metal: string;
  leaf: string;
  leafShade: string;
}

/** Where the floor begins, from the top. */
const FLOOR = 0.74;

export function createScene(
  [width, height]: readonly [number, number],
  { palette, paints, random }: Canvas,
): Scene {
  const tuned = (color: string) => mix(color, palette.wall, 0.28);
  return {
    width,
    height,
    floorY: height * FLOOR,
    scale: height / 600,
    palette,
    paints,
    random,
    material: {
      wood: tuned('#d3a47a'),
      woodShade: tuned('#b07f56'),
      white: mix('#ffffff', palette.light, 0.4),
      whiteShade: mix('#ffffff', palette.shade, 0.42),
      metal: tuned('#c8a463'),
      leaf: tuned('#7fae8b'),
      leafShade: tuned('#4c7c63'),
    },
  };
}

/** The soft dark under whatever stands on the floor. */
export const shadow = (
  { paints, palette }: Scene,
  [x, y, rx, ry = rx / 9]: readonly [number, number, number, number?],
) => ellipse([x, y, rx, ry], paints.glow(palette.ink, 0.34));
