/** How many different pictures each kind holds. Numbers start at 1 and never change their picture. */
export const PICTURE_COUNTS = {
  banner: 48,
  room: 36,
  doctor: 48,
  clinic: 30,
  event: 60,
  detail: 36,
  before: 60,
  after: 60,
} as const;

export type PictureKind = keyof typeof PICTURE_COUNTS;

interface PictureSize {
  width: number;
  height: number;
  /** Prepared variants; the last is the picture itself. */
  widths: readonly number[];
}

const wide = [360, 720, 1200];
const portrait = [120, 240, 400];
const square = [240, 480, 1080];

export const PICTURE_SIZES: Record<PictureKind, PictureSize> = {
  banner: { width: 1200, height: 600, widths: wide },
  room: { width: 1200, height: 800, widths: wide },
  doctor: { width: 400, height: 400, widths: portrait },
  clinic: { width: 400, height: 400, widths: portrait },
  event: { width: 800, height: 800, widths: [240, 480, 800] },
  detail: { width: 1080, height: 1440, widths: [360, 720, 1080] },
  before: { width: 1080, height: 1080, widths: square },
  after: { width: 1080, height: 1080, widths: square },
};

export const isPictureKind = (word: string): word is PictureKind =>
  Object.hasOwn(PICTURE_COUNTS, word);
