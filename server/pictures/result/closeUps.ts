import { darker, lighter, mix } from '../color.ts';
import { drawEye } from '../figure/eye.ts';
import { drawLips, drawSmile } from '../figure/lips.ts';
import { circle, ellipse, group, mirrored, path, placed, rect, repeat, stroke } from '../svg.ts';
import type { Result } from './resultState.ts';

const shadeOf = ({ skin }: Result) => mix(skin, '#b8654f', 0.32);

/** Both eyes from near. */
export function drawEyes(result: Result): string {
  const { after, skin, hair, paints, random } = result;
  const iris = random.pick(['#8a5f45', '#6d5140', '#7d6a4f']);
  const eye = drawEye(paints, {
    iris,
    ink: '#33272a',
    skin,
    brow: mix(hair, '#5d463c', 0.4),
    crease: after ? 1 : 0,
    open: after ? 1 : 0.7,
    lashes: after,
  });
  const under = after ? '' : ellipse([0, 118, 190, 56], paints.glow('#7d5a78', 0.5));
  const side = placed(800, 560, 0.98, under, eye);
  return [
    drawSkinGround(result),
    path('M470 430C456 560 452 700 430 860M610 430C624 560 628 700 650 860', 'none', {
      stroke: shadeOf(result),
      'stroke-width': 10,
      opacity: 0.16,
    }),
    ellipse([540, 700, 70, 300], paints.glow('#ffffff', 0.4)),
    side,
    mirrored(540, side),
  ].join('');
}

export function drawMouth(result: Result): string {
  const { after, lip, paints } = result;
  return [
    drawSkinGround(result),
    drawNoseBase(result),
    ellipse([540, 850, 240, 70], paints.glow(shadeOf(result), 0.45)),
    placed(540, 600, 1.5, drawLips(paints, lip, after ? 1 : 0.6, after ? 0.7 : 0.16)),
  ].join('');
}

export function drawTeeth(result: Result): string {
  const { after, lip, paints } = result;
  return [
    drawSkinGround(result),
    drawNoseBase(result),
    ellipse([540, 940, 260, 70], paints.glow(shadeOf(result), 0.45)),
    stroke('M214 480Q176 590 230 700M866 480Q904 590 850 700', shadeOf(result), 10, {
      opacity: 0.22,
    }),
    placed(540, 580, 1.16, drawSmile(paints, lip, after ? '#ffffff' : '#f1e4c2', after ? 1 : 0.62)),
  ].join('');
}

/** A patch of skin under a lens. */
export function drawSkin(result: Result): string {
  const { after, skin, paints, palette, random } = result;
  const lens = circle([540, 540, 390], '#000');
  const grain = repeat(70, () => {
    const [x, y, r] = [random.between(150, 930), random.between(150, 930), random.between(3, 9)];
    return circle([x, y, after ? r * 0.45 : r], darker(skin, 0.2), {
      opacity: after ? 0.12 : 0.28,
    });
  });
  const marks = repeat(11, (index) => {
    const [x, y, r] = [random.between(230, 850), random.between(230, 850), random.between(22, 62)];
    if (after) return index % 3 ? '' : ellipse([x, y, r * 1.6, r], paints.glow('#ffffff', 0.6));
    return index % 2
      ? circle([x, y, r * 1.5], paints.glow('#d9604f', 0.5))
      : ellipse([x, y, r, r * 0.7], '#8d5f45', { opacity: 0.3 });
  });
  const lines = after
    ? ''
    : stroke(
        'M250 380Q420 350 520 392M600 730Q720 700 840 744M300 650Q400 626 470 660',
        darker(skin, 0.3),
        5,
        { opacity: 0.3 },
      );
  return [
    rect([0, 0, 1080, 1080], paints.slanted(lighter(palette.light, 0.3), palette.wall)),
    circle([540, 560, 440], paints.glow(palette.ink, 0.22)),
    circle([540, 540, 412], '#ffffff'),
    circle(
      [540, 540, 390],
      paints.slanted(lighter(skin, 0.25), skin, mix(skin, '#c98a70', after ? 0.12 : 0.3)),
    ),
    group(
      { 'clip-path': paints.clip(lens) },
      grain,
      marks,
      lines,
      after ? ellipse([400, 330, 300, 150], paints.glow('#ffffff', 0.9)) : '',
    ),
    stroke('M250 330A362 362 0 0 1 420 200', '#ffffff', 16, { opacity: after ? 0.9 : 0.4 }),
  ].join('');
}

/** The whole picture is skin: a face from very near. */
function drawSkinGround({ skin, paints, after }: Result): string {
  return [
    rect([0, 0, 1080, 1080], paints.down(lighter(skin, 0.2), skin, mix(skin, '#c98a70', 0.18))),
    circle([150, 820, 330], paints.glow('#f0707a', after ? 0.3 : 0.12)),
    circle([930, 820, 330], paints.glow('#f0707a', after ? 0.3 : 0.12)),
    circle([400, 120, 480], paints.glow('#ffffff', after ? 0.6 : 0.14)),
  ].join('');
}

function drawNoseBase(result: Result): string {
  const shade = shadeOf(result);
  return [
    ellipse([540, 190, 130, 130], result.paints.glow('#ffffff', 0.4)),
    stroke('M430 210C404 270 440 306 482 296Q540 336 598 296C640 306 676 270 650 210', shade, 10, {
      opacity: 0.4,
    }),
    ellipse([484, 300, 26, 10], shade, { opacity: 0.45 }),
    ellipse([596, 300, 26, 10], shade, { opacity: 0.45 }),
    stroke('M522 372Q518 420 510 452M558 372Q562 420 570 452', shade, 7, { opacity: 0.22 }),
  ].join('');
}
