import { darker, lighter } from '../color.ts';
import type { Paints } from '../paints.ts';
import { circle, d, ellipse, path, rect, stroke } from '../svg.ts';

interface DressForm {
  cloth: string;
  metal: string;
  tape: string;
  /** Half its width. */
  waist: number;
}

/** A tailor's form on its stand with a tape around the waist: 560 high around 0,0. */
export function drawDressForm(paints: Paints, { cloth, metal, tape, waist: w }: DressForm): string {
  const hip = 70 + w * 0.72;
  const body = d`M-26 -226C-30 -196 -60 -184 -106 -168C-128 -158 -128 -128 -116 -96C-106 -60 ${-w - 10} -40 ${-w} 10C${-w - 4} 50 ${-hip} 70 ${-hip - 4} 136Q0 166 ${hip + 4} 136C${hip} 70 ${w + 4} 50 ${w} 10C${w + 10} -40 106 -60 116 -96C128 -128 128 -158 106 -168C60 -184 30 -196 26 -226Z`;
  return [
    ellipse([0, 292, 150, 18], paints.glow('#2a2530', 0.28)),
    rect([-6, 140, 12, 136], metal),
    path('M-88 286Q-70 262 0 262T88 286Z', metal),
    path(body, paints.across(darker(cloth, 0.06), lighter(cloth, 0.5), cloth, darker(cloth, 0.14))),
    stroke(d`M0 -210V148`, darker(cloth, 0.25), 2.5, { opacity: 0.4 }),
    stroke(
      d`M-84 -100C-60 -50 ${-w * 0.55} -30 ${-w * 0.5} 16C${-w * 0.55} 60 ${-hip * 0.6} 90 ${-hip * 0.58} 148M84 -100C60 -50 ${w * 0.55} -30 ${w * 0.5} 16C${w * 0.55} 60 ${hip * 0.6} 90 ${hip * 0.58} 148`,
      darker(cloth, 0.25),
      2.5,
      { opacity: 0.3 },
    ),
    ellipse([0, -228, 28, 8], metal),
    circle([0, -246, 15], paints.ball(lighter(metal, 0.4), metal)),
    path(d`M${-w - 3} 0Q0 26 ${w + 3} 0V22Q0 48 ${-w - 3} 22Z`, tape),
    stroke(
      d`M${-w * 0.7} 11v11M${-w * 0.35} 17v11M0 20v11M${w * 0.35} 17v11M${w * 0.7} 11v11`,
      '#ffffff',
      3,
    ),
  ].join('');
}
