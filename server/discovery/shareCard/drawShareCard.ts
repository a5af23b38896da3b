import { escapeHtml } from '../../../contract/plain/escapeHtml.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { drawButterfly } from './drawButterfly.ts';
import { createPaints, type Paints } from './paints.ts';
import { type Attributes, circle, d, element, group, path, rect } from './svg.ts';
import { widthOf, wrapText } from './wrapText.ts';

/** The texts of a card. LINE and Kakao show it at 1200 by 600. */
export interface ShareCard {
  language: Language;
  title: string;
  subtitle: string;
  /** E.g. "4.8 (1,234)"; drawn with a star before it. */
  ratingText?: string;
  brand: string;
}

const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 600;
/** The area on the right for a picture. */
export const SHARE_PICTURE = { left: 690, width: 510 } as const;

const INK = '#1b1d22';
const QUIET = '#5e6472';
const BRAND_COLOR = '#c2244a';
const TEXT_WIDTH = 590;

/** The card as SVG. A butterfly fills the picture area when there is no picture. */
export function drawShareCard(card: ShareCard): string {
  const paints = createPaints();
  const { title, size } = setTitle(plain(card.title));
  const step = size * 1.25;
  const subtitle = wrapText(plain(card.subtitle), TEXT_WIDTH / 31, 2);
  const titleTop = 268 - (title.length - 1) * 40 - (subtitle.length - 1) * 14;
  const subtitleTop = titleTop + title.length * step + 4;
  const ratingTop = subtitleTop + subtitle.length * 44 + 38;
  const drawing = [
    drawGround(paints),
    group({ transform: 'translate(56 46) scale(1.05)' }, drawButterfly(paints)),
    text([140, 94, 34], card.brand, { fill: BRAND_COLOR, 'font-weight': 700 }),
    ...title.map((line, index) =>
      text([60, titleTop + index * step, size], line, { fill: INK, 'font-weight': 700 }),
    ),
    ...subtitle.map((line, index) =>
      text([60, subtitleTop + index * 44, 31], line, { fill: QUIET }),
    ),
    card.ratingText ? drawRating(plain(card.ratingText), ratingTop) : '',
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" ` +
    `viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}" xml:lang="${card.language}" font-family="${FONTS[card.language]}">` +
    `${paints.defs()}${drawing.join('')}</svg>`
  );
}

const FONTS = {
  ko: "'Noto Sans CJK KR','Noto Sans KR','Apple SD Gothic Neo','Malgun Gothic',sans-serif",
  ja: "'Noto Sans CJK JP','Noto Sans JP','Hiragino Sans','Yu Gothic',Meiryo,sans-serif",
};

/** A long title gets a smaller font before it is cut. */
function setTitle(words: string): { title: string[]; size: number } {
  const large = wrapText(words, TEXT_WIDTH / 64, 2);
  if (!large.at(-1)?.endsWith('…')) return { title: large, size: 64 };
  return { title: wrapText(words, TEXT_WIDTH / 50, 2), size: 50 };
}

function drawGround(paints: Paints): string {
  return [
    rect([0, 0, SHARE_WIDTH, SHARE_HEIGHT], paints.slanted('#ffffff', '#fff6f4', '#fde3e0')),
    circle([120, 640, 360], paints.glow('#fbd3cc', 0.6)),
    rect(
      [SHARE_PICTURE.left, 0, SHARE_PICTURE.width, SHARE_HEIGHT],
      paints.slanted('#fde8e4', '#f9cfd3', '#e8c9ea'),
    ),
    circle([945, 300, 220], '#ffffff', { opacity: 0.5 }),
    group({ transform: 'translate(785 140) scale(5)' }, drawButterfly(paints)),
    drawSparkle(1110, 120, 34, '#ffffff'),
    drawSparkle(770, 480, 24, '#ffffff'),
  ].join('');
}

function drawRating(rating: string, top: number): string {
  const wide = widthOf(rating) * 32 + 96;
  return [
    rect([60, top - 40, Math.min(wide, TEXT_WIDTH), 60], '#ffffff', {
      rx: 30,
      stroke: '#f3d6d4',
      'stroke-width': 2,
    }),
    path('M0 -16L4.7 -5.6L16 -4.6L7.4 3L10 14L0 8.2L-10 14L-7.4 3L-16 -4.6L-4.7 -5.6Z', '#f2a100', {
      transform: `translate(94 ${top - 10})`,
    }),
    text([122, top + 1, 31], rating, { fill: INK, 'font-weight': 700 }),
  ].join('');
}

type Place = readonly [x: number, y: number, size: number];

const text = ([x, y, size]: Place, words: string, more: Attributes) =>
  element('text', { x, y, 'font-size': size, ...more }, escapeHtml(words) || ' ');

/** Removes characters that XML does not allow or that change the text direction. */
const plain = (words: string) =>
  words.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}]/gu, ' ').slice(0, 400);

/** A star with four points. */
const drawSparkle = (x: number, y: number, r: number, fill: string) => {
  const near = r * 0.16;
  return path(
    d`M${x} ${y - r}Q${x + near} ${y - near} ${x + r} ${y}Q${x + near} ${y + near} ${x} ${y + r}Q${x - near} ${y + near} ${x - r} ${y}Q${x - near} ${y - near} ${x} ${y - r}Z`,
    fill,
  );
};
