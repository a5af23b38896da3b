import type { Draw } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import type { Paints } from '../paints.ts';
import type { Palette } from '../palette.ts';
import { circle, placed, rect } from '../svg.ts';
import { MARKS } from './marks.ts';

/** A clinic's emblem: light on a deep ground, deep on a light one, or gold in a ring. */
export const drawClinic: Draw = (number, { palette, paints, random }) => {
  const draw = MARKS[number % MARKS.length] ?? MARKS[0];
  const scheme = SCHEMES[(number + Math.floor(number / MARKS.length)) % SCHEMES.length] ?? onLight;
  const { ground, front, back, ring } = scheme(palette, paints);
  const quiet = random.happens(0.5);
  return [
    rect([0, 0, 400, 400], ground),
    circle([110, 80, 260], paints.glow('#ffffff', 0.35)),
    ring ? circle([200, 200, 148], 'none', { stroke: ring, 'stroke-width': 4 }) : '',
    ring && quiet ? circle([200, 200, 160], 'none', { stroke: ring, 'stroke-width': 1.5 }) : '',
    placed(200, 200, ring ? 0.98 : 1.22, draw(front, back)),
  ].join('');
};

interface Scheme {
  ground: string;
  front: string;
  back: string;
  ring?: string;
}

const onLight = (palette: Palette, paints: Paints): Scheme => ({
  ground: paints.slanted(lighter(palette.light, 0.5), palette.wall),
  front: palette.accent,
  back: mix(palette.accent, palette.wall, 0.5),
});

const onDeep = (palette: Palette, paints: Paints): Scheme => ({
  ground: paints.slanted(lighter(palette.accent, 0.12), darker(palette.accent, 0.14)),
  front: '#ffffff',
  back: mix(palette.accent, '#ffffff', 0.6),
});

const inInk = (palette: Palette, paints: Paints): Scheme => ({
  ground: paints.slanted(lighter(palette.ink, 0.12), palette.ink),
  front: '#f1d9b0',
  back: mix(palette.ink, '#f1d9b0', 0.6),
  ring: '#f1d9b0',
});

const inRing = (palette: Palette, paints: Paints): Scheme => ({
  ground: paints.slanted('#ffffff', palette.light),
  front: mix(palette.accent, palette.ink, 0.35),
  back: palette.second,
  ring: palette.shade,
});

const SCHEMES = [onLight, onDeep, inRing, onLight, inInk];
