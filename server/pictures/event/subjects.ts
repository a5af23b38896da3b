import type { Canvas } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { drawDressForm } from '../figure/dressForm.ts';
import { drawEye } from '../figure/eye.ts';
import { drawFrontFace } from '../figure/frontFace.ts';
import { drawLips } from '../figure/lips.ts';
import { drawProfile } from '../figure/profile.ts';
import { sparkle } from '../mark/sparkle.ts';
import { circle, d, group, mirrored, path, placed, rect, repeat, stroke } from '../svg.ts';

const SKINS = ['#fbe0cf', '#f7d3bb', '#efc4a5', '#fae6d8'] as const;
const HAIRS = ['#3a2b28', '#5a4032', '#2c2a30', '#7a5743'] as const;

/** An eye with a fold and lashes. */
export function drawEyeSubject({ palette, paints, random }: Canvas): string {
  const eye = drawEye(paints, {
    iris: random.pick(['#8a5f45', '#6b7f93', '#7d6a4f', mix(palette.accent, '#7a5645', 0.5)]),
    ink: '#33272a',
    skin: palette.wall,
    brow: '#5d463c',
    crease: 1,
    open: 1,
    lashes: true,
  });
  return placed(395, 440, 1.06, eye) + sparkle(640, 330, 26, palette.accent);
}

export function drawLipsSubject({ palette, paints, random }: Canvas): string {
  const color = random.pick(['#e0606f', '#d9526b', '#e27a72', '#cf5f78', palette.accent]);
  return (
    placed(400, 396, 1.32, drawLips(paints, color, 1, 0.7)) +
    sparkle(604, 300, 30, '#ffffff') +
    sparkle(196, 484, 18, '#ffffff')
  );
}

/** A head from the side in a round window, the bridge of the nose marked with a dotted line. */
export function drawNoseSubject({ palette, paints, random }: Canvas): string {
  const window = circle([400, 400, 232], '#000');
  const head = drawProfile(paints, {
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    bump: 0,
    droop: -6,
  });
  const guide = { 'stroke-dasharray': '2 13' };
  return [
    circle([400, 400, 246], '#ffffff', { opacity: 0.8 }),
    circle([400, 400, 232], paints.down(mix(palette.wall, palette.shade, 0.5), palette.shade)),
    group({ 'clip-path': paints.clip(window) }, placed(358, 410, 0.8, head)),
    stroke('M456 286Q460 352 506 404', palette.accent, 6, guide),
    circle([455, 278, 9], palette.accent),
    circle([512, 410, 9], palette.accent),
    stroke('M538 430Q560 408 552 374', palette.accent, 5),
  ].join('');
}

/** A calm face; the jaw is followed by a dotted line. */
export function drawContourSubject(canvas: Canvas): string {
  const { palette } = canvas;
  const guide = { 'stroke-dasharray': '2 14' };
  return [
    drawFaceInWindow(canvas, 0),
    stroke('M284 408C292 474 338 520 390 556', palette.accent, 7, guide),
    stroke('M516 408C508 474 462 520 410 556', palette.accent, 7, guide),
    stroke('M268 428L250 400L282 396M532 428L550 400L518 396', palette.accent, 7),
  ].join('');
}

/** The same, with lines that rise. */
export function drawLiftSubject(canvas: Canvas): string {
  const { palette } = canvas;
  const rising = (x: number, lean: number) =>
    [0, 1, 2]
      .map((step) => {
        const from = `M${x + lean * step * 18} ${500 - step * 60}`;
        return stroke(`${from}q${lean * 22} -18 ${lean * 26} -52`, palette.accent, 7, {
          opacity: String(1 - step * 0.22),
        });
      })
      .join('');
  return [
    drawFaceInWindow(canvas, 0.15),
    rising(518, 1),
    rising(282, -1),
    stroke('M566 318l14 -22l16 22M234 318l-14 -22l-16 22', palette.accent, 7),
  ].join('');
}

function drawFaceInWindow({ palette, paints, random }: Canvas, jaw: number): string {
  const window = circle([400, 400, 232], '#000');
  const face = drawFrontFace(paints, {
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    hairdo: { kind: 'tied', band: random.pick([palette.second, palette.accent, '#ffffff']) },
    lip: '#d8636d',
    jaw,
    blush: 0.4,
    open: random.happens(0.5),
    smile: random.happens(0.5),
  });
  return [
    circle([400, 400, 246], '#ffffff', { opacity: 0.8 }),
    circle([400, 400, 232], paints.down(lighter(palette.shade, 0.2), palette.shade)),
    group({ 'clip-path': paints.clip(window) }, placed(400, 404, 0.7, face)),
  ].join('');
}

/** A tailor's form instead of a body. */
export function drawBodySubject({ palette, paints }: Canvas): string {
  const cloth = mix(palette.light, palette.second, 0.4);
  const form = { cloth, metal: '#c8a463', waist: 66, tape: palette.accent };
  const wind = stroke(
    'M214 300C290 260 250 470 300 520M586 300C510 260 550 470 500 520',
    palette.accent,
    6,
    {
      'stroke-dasharray': '2 14',
    },
  );
  return placed(400, 394, 0.8, drawDressForm(paints, form)) + wind;
}

/** Hair gathered under a bow, and a comb. */
export function drawHairSubject({ palette, paints, random }: Canvas): string {
  const hair = random.pick(HAIRS);
  const lock =
    'M368 240C282 300 252 392 306 464C346 520 372 566 344 640C430 606 560 560 548 424C540 340 500 286 432 240Z';
  const strand = (share: number) => {
    const at = (left: number, right: number) => left + (right - left) * share;
    return d`M${at(372, 428)} 240C${at(284, 506)} ${at(300, 290)} ${at(254, 552)} 392 ${at(308, 542)} ${at(464, 450)}C${at(346, 528)} ${at(520, 546)} ${at(370, 430)} ${at(566, 606)} 346 638`;
  };
  const bow = path(
    'M402 232C350 170 268 172 276 230C282 286 354 274 402 244Z',
    paints.slanted(lighter(palette.accent, 0.35), palette.accent),
  );
  return [
    path(lock, paints.across(lighter(hair, 0.16), lighter(hair, 0.3), hair, darker(hair, 0.2))),
    repeat(12, (_, share) =>
      stroke(
        strand(0.06 + share * 0.88),
        share < 0.5 ? lighter(hair, 0.55) : darker(hair, 0.3),
        3.4,
        { opacity: 0.4 },
      ),
    ),
    stroke(strand(0.3), '#ffffff', 13, { opacity: 0.16 }),
    path(
      'M392 244L352 326L384 314L402 336L404 250ZM408 244L448 322L416 314Z',
      darker(palette.accent, 0.1),
    ),
    bow,
    mirrored(402, bow),
    rect([384, 216, 38, 44], paints.down(lighter(palette.accent, 0.3), palette.accent), { rx: 14 }),
    group(
      { transform: 'rotate(16 620 430)' },
      rect([580, 330, 28, 220], paints.across(lighter(palette.second, 0.4), palette.second), {
        rx: 14,
      }),
      repeat(11, (index) => rect([604, 345 + index * 17, 54, 7], palette.second, { rx: 3.5 })),
    ),
    sparkle(226, 360, 28, palette.accent),
    sparkle(246, 540, 18, '#ffffff'),
  ].join('');
}
