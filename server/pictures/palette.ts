import type { PictureKind } from './pictureKinds.ts';

/** One world of colour: a room, a card or a portrait is drawn from these alone. */
export interface Palette {
  /** Where the light falls. */
  light: string;
  /** The large calm plane. */
  wall: string;
  /** The same hue in shade. */
  shade: string;
  floor: string;
  /** The one strong colour. */
  accent: string;
  /** Its quiet companion. */
  second: string;
  /** Lines and the darkest things. */
  ink: string;
}

const ROSE: Palette = {
  light: '#fff4f1',
  wall: '#f9dfd8',
  shade: '#e8b5ad',
  floor: '#ead4c6',
  accent: '#f25c7a',
  second: '#f4a78f',
  ink: '#402b38',
};
const CREAM: Palette = {
  light: '#fffaf0',
  wall: '#f8ecd7',
  shade: '#e6cda6',
  floor: '#e0c7a6',
  accent: '#e4866a',
  second: '#f0c47a',
  ink: '#3d3329',
};
const SAGE: Palette = {
  light: '#f5faf4',
  wall: '#deecdf',
  shade: '#abc9b0',
  floor: '#e4d7c3',
  accent: '#5c9678',
  second: '#f3b6a0',
  ink: '#26382f',
};
const SKY: Palette = {
  light: '#f4f9fe',
  wall: '#dae9f5',
  shade: '#a6c5df',
  floor: '#e0dad2',
  accent: '#5a8cc2',
  second: '#f6b8a7',
  ink: '#212f44',
};
const LAVENDER: Palette = {
  light: '#f9f6fd',
  wall: '#e8dff4',
  shade: '#c0b0de',
  floor: '#e5dade',
  accent: '#8b72c6',
  second: '#f3aabd',
  ink: '#2f2946',
};
const SAND: Palette = {
  light: '#fbf7f2',
  wall: '#f0e5d9',
  shade: '#d1baa2',
  floor: '#dac5ac',
  accent: '#b8745a',
  second: '#8fb19b',
  ink: '#372c22',
};
const MIST: Palette = {
  light: '#f7f8fa',
  wall: '#e5e9ee',
  shade: '#b5c0cc',
  floor: '#dad5ce',
  accent: '#e0718a',
  second: '#8fa6bd',
  ink: '#222932',
};
const PEACH: Palette = {
  light: '#fff6ee',
  wall: '#fce3d0',
  shade: '#f0b795',
  floor: '#e9cfb7',
  accent: '#ee7a5c',
  second: '#8dbba8',
  ink: '#412d25',
};

const PALETTES: readonly [Palette, ...Palette[]] = [
  ROSE,
  SAGE,
  LAVENDER,
  CREAM,
  SKY,
  PEACH,
  MIST,
  SAND,
];

/** Kinds start elsewhere in the list, so that a clinic's banner, mark and doctors differ. */
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

/** Neighbours in a list get different colours; each row of eight is shifted by one. */
export function paletteOf(kind: PictureKind, number: number): Palette {
  const row = Math.floor(number / PALETTES.length);
  return PALETTES[(START[kind] + number * 3 + row) % PALETTES.length] ?? ROSE;
}
