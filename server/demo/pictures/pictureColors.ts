import type { PictureKind } from './pictureKinds.ts';
import { RESULT_MOTIFS } from './picturesAbout.ts';

/** Colours of a picture's upper, middle and lower part: shown blurred until the picture is loaded. */
export type PictureColors = readonly [string, string, string];

interface Palette {
  light: string;
  wall: string;
  shade: string;
  floor: string;
}

const PALETTES: readonly [Palette, ...Palette[]] = [
  { light: '#fff4f1', wall: '#f9dfd8', shade: '#e8b5ad', floor: '#ead4c6' },
  { light: '#f5faf4', wall: '#deecdf', shade: '#abc9b0', floor: '#e4d7c3' },
  { light: '#f9f6fd', wall: '#e8dff4', shade: '#c0b0de', floor: '#e5dade' },
  { light: '#fffaf0', wall: '#f8ecd7', shade: '#e6cda6', floor: '#e0c7a6' },
  { light: '#f4f9fe', wall: '#dae9f5', shade: '#a6c5df', floor: '#e0dad2' },
  { light: '#fff6ee', wall: '#fce3d0', shade: '#f0b795', floor: '#e9cfb7' },
  { light: '#f7f8fa', wall: '#e5e9ee', shade: '#b5c0cc', floor: '#dad5ce' },
  { light: '#fbf7f2', wall: '#f0e5d9', shade: '#d1baa2', floor: '#dac5ac' },
];

/** Where each kind starts in the list of palettes. */
const START: Record<PictureKind, number> = {
  banner: 0,
  room: 3,
  doctor: 1,
  clinic: 5,
  event: 2,
  detail: 4,
  before: 0,
  after: 0,
};

/** Close-ups show skin alone, in every palette. */
const CLOSE_UPS = ['eyes', 'lips', 'teeth'];
const SKIN: PictureColors = ['#fbe8dc', '#f5d3bd', '#eabfa6'];

export function pictureColorsOf(kind: PictureKind, number: number): PictureColors {
  const row = Math.floor(number / PALETTES.length);
  const index = (START[kind] + number * 3 + row) % PALETTES.length;
  const { light, wall, shade, floor } = PALETTES[index] ?? PALETTES[0];
  if (kind === 'banner' || kind === 'room') return [light, wall, floor];
  const motif = RESULT_MOTIFS[(number - 1) % RESULT_MOTIFS.length] ?? '';
  const isResult = kind === 'before' || kind === 'after';
  return isResult && CLOSE_UPS.includes(motif) ? SKIN : [light, wall, shade];
}
