import { darker, lighter, mix } from '../color.ts';
import type { Paints } from '../paints.ts';
import { circle, d, ellipse, path, stroke } from '../svg.ts';

export interface ProfileLook {
  skin: string;
  hair: string;
  /** A bump on the bridge of the nose, in pixels. */
  bump: number;
  /** How far the tip hangs, in pixels. */
  droop: number;
}

/** A head from the side, looking right; about 440 wide and 560 high around 0,0. */
export function drawProfile(paints: Paints, look: ProfileLook): string {
  const { skin, hair, bump, droop } = look;
  const shade = mix(skin, '#c4705a', 0.35);
  const bridge = d`C102 -92 ${112 + bump} -66 ${122 + bump} -42C128 -26 148 ${-10 + droop} 152 ${8 + droop}C154 ${24 + droop} 138 ${32 + droop * 0.5} 118 36`;
  const face = `M-400 460C-380 384 -300 352 -220 322C-170 302 -148 280 -146 230V0C-160 -180 -60 -280 20 -272C76 -264 102 -214 106 -168C108 -146 104 -128 98 -112${bridge}C116 46 128 52 130 60C134 70 128 76 116 80C126 86 130 98 116 108C104 118 116 132 116 146C114 180 92 196 60 194C40 192 22 188 6 180C-6 220 -8 262 4 296C14 350 130 372 200 460Z`;
  return [
    circle([-206, -158, 70], paints.ball(lighter(hair, 0.2), darker(hair, 0.2))),
    path(face, paints.across(darker(skin, 0.06), skin, lighter(skin, 0.2))),
    path(
      'M6 180C-6 220 -8 262 4 300H-50C-44 250 -52 200 -76 150C-52 166 -24 176 6 180Z',
      paints.fade(shade, 0.4, 0),
    ),
    ellipse([48, 66, 50, 36], paints.glow('#f0707a', 0.45)),
    stroke('M54 -46Q78 -28 102 -48M62 -39l-9 12M78 -34l-3 14M92 -40l7 12', '#3a2b2b', 5),
    path('M36 -96C56 -118 86 -116 104 -98C84 -104 60 -98 42 -86Z', darker(hair, 0.1)),
    path(
      'M130 60C134 70 128 76 116 80C126 86 130 98 116 108C106 104 98 92 84 80C102 78 112 68 130 60Z',
      '#dc6b74',
    ),
    stroke('M118 80Q102 82 86 78', '#b34a55', 4),
    stroke('M120 36Q106 42 102 28', shade, 4),
    path(
      'M104 -184C100 -262 30 -322 -62 -304C-182 -280 -224 -150 -194 -30C-184 24 -176 76 -152 136C-136 112 -118 96 -100 84C-118 30 -112 -24 -82 -60C-44 -100 56 -104 104 -184Z',
      paints.down(lighter(hair, 0.22), hair, darker(hair, 0.2)),
    ),
    stroke(
      'M-150 -150C-116 -230 -40 -266 30 -242M-160 -60C-148 -130 -80 -172 6 -184M-156 20C-156 -20 -140 -60 -116 -84',
      lighter(hair, 0.5),
      5,
      { opacity: 0.28 },
    ),
    ellipse([-78, 14, 28, 40], mix(skin, shade, 0.14), { transform: 'rotate(-10 -78 14)' }),
    stroke('M-92 0C-80 -24 -56 -8 -66 16C-70 28 -80 28 -80 40', shade, 4),
    circle([-82, 62, 7], '#f1d9a2'),
  ].join('');
}
