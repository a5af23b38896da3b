import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** Who is drawn: an invented person, never a likeness. */
export interface Look {
  woman: boolean;
  skin: string;
  hair: string;
  brow: string;
  lip: string;
  hairStyle: number;
  glasses: number;
  smile: number;
  clothes: number;
  cloth: string;
}

export interface Portrait extends Canvas {
  look: Look;
}

/** The last style of both lists falls over the brows. */
export const FRINGE = 5;

const SKINS = ['#fbe3d3', '#f8d9c4', '#f6d2b8', '#efc5a6', '#e5b592', '#d8a27e'] as const;
const HAIRS = ['#2b2524', '#362b28', '#453229', '#5a3f30', '#22262e', '#6f5140'] as const;
/** Scrubs as they are sold: teal, navy, plum, pine. */
const CALM = ['#5b9aa0', '#46608c', '#8b6a94', '#4f7d6b'] as const;
const GREYS = ['#8d8b8e', '#a9a6a6', '#6c6a6f'] as const;

/** Odd numbers are women, even numbers men, so that a name can be matched with a picture. */
export function createLook(number: number, palette: Palette, random: Random): Look {
  const woman = number % 2 === 1;
  const turn = Math.floor((number - 1) / 2);
  const grey = turn % 6 === 4;
  const hair = grey ? random.pick(GREYS) : random.pick(HAIRS);
  return {
    woman,
    skin: random.pick(SKINS),
    hair,
    brow: grey ? '#6a6568' : hair,
    lip: random.pick(['#d8606a', '#c9575f', '#e07a78', '#cf6a62']),
    hairStyle: turn % 6,
    glasses: random.happens(0.42) ? random.whole(1, 3) : 0,
    smile: random.whole(0, 2),
    clothes: (turn + random.whole(0, 1)) % 3,
    cloth: random.pick([
      palette.accent,
      mix(palette.accent, palette.ink, 0.45),
      palette.second,
      CALM[turn % CALM.length] ?? palette.ink,
    ]),
  };
}
