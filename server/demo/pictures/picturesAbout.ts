import type { TreatmentKind } from '../../db/seed/taxonomy.ts';
import type { Sex } from '../data/people.ts';
import { PICTURE_COUNTS } from './pictureKinds.ts';

/** What the event and detail pictures show: number 1 the first entry, number 2 the second, and so on in turn. */
export const EVENT_THEMES = [
  'eye',
  'skin',
  'contour',
  'tooth',
  'laser',
  'nose',
  'syringe',
  'lips',
  'hair',
  'lift',
  'body',
  'herb',
] as const;
export type EventTheme = (typeof EVENT_THEMES)[number];

/** What a before and after pair shows, in the same way. */
export const RESULT_MOTIFS = [
  'face',
  'eyes',
  'skin',
  'nose',
  'contour',
  'lips',
  'forehead',
  'teeth',
  'hair',
  'body',
] as const;
export type ResultMotif = (typeof RESULT_MOTIFS)[number];

/**
 * Part of the taxonomy → pictures that suit it. Parts of the body that would be shown without clothes get a neutral
 * picture.
 */
const THEMES_OF_PART: Record<string, readonly EventTheme[]> = {
  eyes: ['eye'],
  nose: ['nose'],
  contour: ['contour', 'syringe'],
  forehead: ['lift', 'syringe'],
  lips: ['lips', 'syringe'],
  skin: ['skin', 'laser', 'syringe'],
  teeth: ['tooth'],
  breast: ['body'],
  body: ['body', 'herb'],
  hair: ['hair'],
};
/** A picture of a tool suits only the treatments that are done with it. */
const KIND_OF_TOOL: Partial<Record<EventTheme, TreatmentKind>> = {
  laser: 'device',
  syringe: 'injection',
};
const MOTIFS_OF_PART: Record<string, readonly ResultMotif[]> = {
  eyes: ['eyes'],
  nose: ['nose'],
  contour: ['contour', 'face'],
  forehead: ['forehead'],
  lips: ['lips'],
  skin: ['skin', 'face'],
  teeth: ['teeth'],
  breast: ['body'],
  body: ['body'],
  hair: ['hair'],
};

/** Doctor pictures with odd numbers show women, those with even numbers men. */
export const doctorPictureOf = (sex: Sex | undefined, number: number): number =>
  sex === undefined ? number : 2 * number - (sex === 'woman' ? 1 : 0);

const themesAbout = (partId: string, kind: TreatmentKind) =>
  THEMES_OF_PART[partId]?.filter((theme) => (KIND_OF_TOOL[theme] ?? kind) === kind);

/** Numbers of the event pictures that suit a treatment of a part of the body; all of them for an unknown part. */
export const eventPicturesAbout = (partId: string, kind: TreatmentKind): number[] =>
  numbersOf(PICTURE_COUNTS.event, EVENT_THEMES, themesAbout(partId, kind));

/** The same for the tall pictures of an event's details. */
export const detailPicturesAbout = (partId: string, kind: TreatmentKind): number[] =>
  numbersOf(PICTURE_COUNTS.detail, EVENT_THEMES, themesAbout(partId, kind));

/** Numbers of the before and after pairs that suit a part of the body; all of them for an unknown part. */
export const resultPicturesAbout = (partId: string): number[] =>
  numbersOf(PICTURE_COUNTS.before, RESULT_MOTIFS, MOTIFS_OF_PART[partId]);

function numbersOf<T>(count: number, order: readonly T[], wanted: readonly T[] = order): number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter((number) => {
    const theme = order[(number - 1) % order.length];
    return theme !== undefined && wanted.includes(theme);
  });
}
