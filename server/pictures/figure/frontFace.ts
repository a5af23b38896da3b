import { lighter, mix } from '../color.ts';
import type { Paints } from '../paints.ts';
import { circle, d, ellipse, path, placed, stroke } from '../svg.ts';
import { drawHairdo, type Hairdo } from './hairdo.ts';
import { drawLips } from './lips.ts';

export interface FaceLook {
  skin: string;
  hair: string;
  hairdo: Hairdo;
  lip: string;
  /** 0 a slim chin, 1 a broad jaw. */
  jaw: number;
  blush: number;
  /** Open eyes; else closed and calm. */
  open: boolean;
  smile: boolean;
}

/** A calm face above plain shoulders; about 440 wide, 720 high around 0,0. */
export function drawFrontFace(paints: Paints, look: FaceLook, onSkin = ''): string {
  const { skin } = look;
  const shade = mix(skin, '#c4705a', 0.32);
  const hair = drawHairdo(paints, look);
  const j = look.jaw * 30;
  const outline = d`M-148 -60C-150 -170 -80 -216 0 -216S150 -170 148 -60C${148 + j * 0.2} ${30 + j} ${104 + j} ${110 + j * 0.7} ${58 + j * 0.9} 162C36 188 18 200 0 200S-36 188 ${-58 - j * 0.9} 162C${-104 - j} ${110 + j * 0.7} ${-148 - j * 0.2} ${30 + j} -148 -60Z`;
  return [
    hair.behind,
    path(
      'M-66 120V258C-66 300 -150 318 -250 340Q-330 362 -350 460H350Q330 362 250 340C150 318 66 300 66 258V120Z',
      paints.down(mix(skin, shade, 0.5), skin),
    ),
    ellipse([0, 196, 68, 40], shade, { opacity: 0.32 }),
    stroke('M-150 352Q-70 342 -26 372M150 352Q70 342 26 372', shade, 5, { opacity: 0.35 }),
    circle([-152, -6, 27], mix(skin, shade, 0.3)),
    circle([152, -6, 27], mix(skin, shade, 0.3)),
    path(outline, paints.down(lighter(skin, 0.22), skin)),
    ellipse([-82, 62, 52, 38], paints.glow('#f0707a', look.blush)),
    ellipse([82, 62, 52, 38], paints.glow('#f0707a', look.blush)),
    onSkin,
    drawFeatures(look, shade, paints),
    hair.before,
  ].join('');
}

function drawFeatures({ open, smile, lip, hair }: FaceLook, shade: string, paints: Paints): string {
  const ink = '#3a2b2c';
  const brows = 'M-108 -62Q-74 -84 -34 -66M108 -62Q74 -84 34 -66';
  const eye = (x: number, out: number) =>
    open
      ? [
          path(d`M${x - 36} -10Q${x} -44 ${x + 36} -10Q${x} 14 ${x - 36} -10Z`, '#ffffff'),
          circle([x, -15, 15], paints.ball('#7a5645', ink)),
          circle([x + 5, -21, 4.5], '#ffffff'),
          stroke(d`M${x - 37} -9Q${x} -45 ${x + 37} -10`, ink, 6),
          stroke(d`M${x + out * 36} -11l${out * 12} -9`, ink, 5),
        ].join('')
      : stroke(
          d`M${x - 36} -14Q${x} 12 ${x + 36} -14M${x - 20} -1l-5 12M${x} 4v13M${x + 20} -1l5 12`,
          ink,
          5.5,
        );
  return [
    stroke(brows, mix(hair, '#6b4b40', 0.3), 9, { opacity: 0.85 }),
    eye(-70, -1),
    eye(70, 1),
    stroke('M4 18C12 44 22 56 14 66Q0 76 -14 66', shade, 5, { opacity: 0.75 }),
    smile
      ? stroke('M-46 118Q0 152 46 118', mix(lip, '#a33c46', 0.3), 9)
      : placed(0, 122, 0.26, drawLips(paints, lip, 0.86, 0.35)),
  ].join('');
}
