import { darker, lighter, mix } from '../color.ts';
import { drawDressForm } from '../figure/dressForm.ts';
import { drawFrontFace, type FaceLook } from '../figure/frontFace.ts';
import type { Hairdo } from '../figure/hairdo.ts';
import { drawProfile } from '../figure/profile.ts';
import { circle, ellipse, placed, rect, repeat, stroke } from '../svg.ts';
import type { Result } from './resultState.ts';

/** Spots and shadows before, an even light after. */
export function drawFace(result: Result): string {
  const { after, skin, paints, random } = result;
  const spots = repeat(11, (index) => {
    const side = index % 2 ? 1 : -1;
    const [x, y, r] = [
      side * random.between(36, 112),
      random.between(22, 104),
      random.between(4, 11),
    ];
    if (after) return '';
    return index % 4
      ? ellipse([x, y, r, r * 0.8], '#8a5a42', { opacity: 0.26 })
      : circle([x, y, r * 1.7], paints.glow('#d9605a', 0.6));
  });
  const tired =
    ellipse([-70, 18, 46, 20], paints.glow('#6d4a6b', 0.36)) +
    ellipse([70, 18, 46, 20], paints.glow('#6d4a6b', 0.36));
  const glow =
    ellipse([-92, 40, 34, 24], paints.glow('#ffffff', 0.7)) +
    ellipse([92, 40, 34, 24], paints.glow('#ffffff', 0.7)) +
    ellipse([0, -104, 90, 30], paints.glow('#ffffff', 0.6));
  const hairdo: Hairdo = random.happens(0.5)
    ? { kind: 'loose', parting: 4, volume: 14 }
    : tied(result);
  return drawPortrait(
    result,
    { jaw: 0.15, hairdo },
    after ? glow : spots + tired + ellipse([0, 60, 150, 130], paints.glow(darker(skin, 0.3), 0.12)),
  );
}

export const drawContour = (result: Result) =>
  drawPortrait(result, { jaw: result.after ? 0 : 1.15, hairdo: tied(result) }, '');

/** The parting and the body of loose hair. */
export const drawHair = (result: Result) =>
  drawPortrait(
    result,
    {
      jaw: 0.15,
      hairdo: { kind: 'loose', parting: result.after ? 3 : 24, volume: result.after ? 30 : 0 },
    },
    '',
    1.6,
  );

/** Lines of the forehead, gone afterwards. */
export function drawForehead(result: Result): string {
  const { after, skin, paints } = result;
  const line = mix(skin, '#8c4a3c', 0.5);
  const lines = stroke(
    'M-84 -112Q-40 -126 0 -118T84 -112M-92 -92Q-44 -106 0 -98T92 -92M-14 -70L-10 -46M12 -70L9 -46',
    line,
    5,
    { opacity: 0.7 },
  );
  const glow = ellipse([0, -100, 110, 36], paints.glow('#ffffff', 0.8));
  return drawPortrait(result, { jaw: 0.2, hairdo: tied(result) }, after ? glow : lines, 1.7);
}

const tied = ({ palette }: Result): Hairdo => ({ kind: 'tied', band: palette.second });

function drawPortrait(
  result: Result,
  look: Pick<FaceLook, 'jaw' | 'hairdo'>,
  onSkin: string,
  size = 1.42,
): string {
  const { after, skin, hair, lip, paints } = result;
  const face = drawFrontFace(
    paints,
    { ...look, skin, hair, lip, blush: after ? 0.42 : 0.12, open: true, smile: after },
    onSkin,
  );
  return drawGround(result) + placed(540, 540 + (size - 1.42) * 180, size, face);
}

export function drawNose(result: Result): string {
  const { after, skin, hair, paints } = result;
  const head = drawProfile(paints, { skin, hair, bump: after ? 0 : 20, droop: after ? -8 : 16 });
  return drawGround(result) + placed(520, 580, 1.52, head);
}

export function drawBody(result: Result): string {
  const { after, palette, paints, random } = result;
  const build = random.between(-6, 6);
  const form = {
    cloth: mix(palette.light, palette.second, after ? 0.38 : 0.55),
    metal: '#c8a463',
    waist: (after ? 62 : 98) + build,
    tape: after ? palette.accent : palette.shade,
  };
  return drawGround(result) + placed(540, 520, 1.5, drawDressForm(paints, form));
}

function drawGround({ palette, paints, after }: Result): string {
  const dull = (color: string) => (after ? lighter(color, 0.12) : mix(color, '#a8a29c', 0.2));
  return [
    rect(
      [0, 0, 1080, 1080],
      paints.slanted(
        dull(palette.light),
        dull(palette.wall),
        dull(mix(palette.wall, palette.shade, 0.7)),
      ),
    ),
    circle([540, 500, 430], dull(lighter(palette.light, 0.4)), { opacity: 0.75 }),
    after ? circle([540, 460, 560], paints.glow('#ffffff', 0.75)) : '',
  ].join('');
}
