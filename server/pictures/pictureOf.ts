import type { Image } from '../../contract/shape.ts';
import { paletteOf } from './palette.ts';
import { PICTURE_COUNTS, PICTURE_SIZES, type PictureKind } from './pictureKinds.ts';
import { RESULT_MOTIFS } from './picturesAbout.ts';

/**
 * The record of a demo picture. Cheap: nothing is drawn until somebody asks for its url.
 * Counting on past the end of a kind starts over.
 */
export function pictureOf(kind: PictureKind, number: number): Image {
  const { width, height, widths } = PICTURE_SIZES[kind];
  const one = ((number - 1) % PICTURE_COUNTS[kind]) + 1;
  return {
    url: `/media/demo/${kind}-${String(one).padStart(2, '0')}.webp`,
    width,
    height,
    blur: blurOf(kind, one),
    widths: [...widths],
  };
}

/** Close-ups are all skin, whatever their palette. */
const SKIN_ONLY = ['eyes', 'lips', 'teeth'];
const SKIN = ['#fbe8dc', '#f5d3bd', '#eabfa6'] as const;

/** The three large planes of the picture, from top to bottom. */
function planesOf(kind: PictureKind, number: number): readonly [string, string, string] {
  const { light, wall, shade, floor } = paletteOf(kind, number);
  if (kind === 'banner' || kind === 'room') return [light, wall, floor];
  const isResult = kind === 'before' || kind === 'after';
  const motif = RESULT_MOTIFS[(number - 1) % RESULT_MOTIFS.length] ?? '';
  return isResult && SKIN_ONLY.includes(motif) ? SKIN : [light, wall, shade];
}

function blurOf(kind: PictureKind, number: number): string {
  const [top, middle, bottom] = planesOf(kind, number);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="a" x2="0" y2="1">' +
    `<stop stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    '<rect width="100%" height="100%" fill="url(#a)"/></svg>';
  return `data:image/svg+xml,${svg.replace(/[<>#"%()\s]/g, percent)}`;
}

/** Nothing is left that would end an attribute, or a `url()` without quotes. */
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
