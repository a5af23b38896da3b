import { darker, lighter } from '../color.ts';
import type { Paints } from '../paints.ts';
import { d, path, stroke } from '../svg.ts';

/** Closed lips, 340 wide around 0,0; `fullness` 1 is full, 0.6 thin. */
export function drawLips(paints: Paints, color: string, fullness: number, gloss: number): string {
  const f = (y: number) => y * fullness;
  const upper = d`M-170 0C-120 ${f(-40)} -60 ${f(-86)} -34 ${f(-84)}C-18 ${f(-83)} -8 ${f(-72)} 0 ${f(-70)}C8 ${f(-72)} 18 ${f(-83)} 34 ${f(-84)}C60 ${f(-86)} 120 ${f(-40)} 170 0C120 -10 60 -16 30 -8C12 -4 -12 -4 -30 -8C-60 -16 -120 -10 -170 0Z`;
  const lower = d`M-170 0C-120 -6 -60 -8 -30 0C-12 6 12 6 30 0C60 -8 120 -6 170 0C130 ${f(70)} 60 ${f(104)} 0 ${f(104)}S-130 ${f(70)} -170 0Z`;
  const shine = { opacity: String(gloss) };
  return [
    path('M-164 0Q0 -26 164 0Q0 26 -164 0Z', darker(color, 0.42)),
    path(upper, paints.down(lighter(color, 0.12), darker(color, 0.16))),
    path(lower, paints.down(color, lighter(color, 0.26), darker(color, 0.04))),
    stroke(
      'M-168 0C-120 -10 -60 -14 -30 -4C-12 2 12 2 30 -4C60 -14 120 -10 168 0',
      darker(color, 0.42),
      5,
    ),
    stroke(d`M-84 ${f(46)}Q-40 ${f(62)} 6 ${f(60)}`, '#ffffff', 13 * fullness, shine),
    stroke(d`M34 ${f(58)}Q46 ${f(57)} 56 ${f(53)}`, '#ffffff', 13 * fullness, shine),
    stroke(
      d`M-52 ${f(-56)}Q-40 ${f(-66)} -28 ${f(-64)}M34 ${f(-64)}Q46 ${f(-66)} 58 ${f(-56)}`,
      '#ffffff',
      7 * fullness,
      { opacity: String(gloss * 0.8) },
    ),
  ].join('');
}

/** A smile that shows eight teeth; `even` 1 is straight, 0 is crooked. */
export function drawSmile(paints: Paints, color: string, tooth: string, even: number): string {
  const mouth =
    'M-210 -30C-140 -52 -60 -46 0 -40C60 -46 140 -52 210 -30C170 70 90 118 0 118S-170 70 -210 -30Z';
  const inside = paints.clip(path(mouth, '#000'));
  const gap = darker(tooth, 0.16);
  const crooked = [9, -7, 12, -4, 8, -10, 6, -8];
  const teeth = [-4, -3, -2, -1, 0, 1, 2, 3].map((place, index) => {
    const w = place === -1 || place === 0 ? 56 : 48;
    const x = place * 49 - (place < 0 ? 4 : 0);
    const wrong = (crooked[index] ?? 0) * (1 - even);
    const long = (place === -1 || place === 0 ? 92 : 82) + wrong * 1.4;
    return path(
      d`M${x} -60h${w}v${long}q0 26 ${-w / 2} 26t${-w / 2} -26Z`,
      paints.down(darker(tooth, 0.06), tooth, lighter(tooth, 0.5)),
      {
        stroke: gap,
        'stroke-width': 2.5,
        transform: `rotate(${Math.round(wrong * 0.8)} ${Math.round(x + w / 2)} -40)`,
      },
    );
  });
  return [
    path(
      'M-250 -34C-150 -112 -60 -124 -24 -112C-12 -108 12 -108 24 -112C60 -124 150 -112 250 -34C190 100 100 176 0 176S-190 100 -250 -34Z',
      paints.down(color, lighter(color, 0.2), darker(color, 0.05)),
    ),
    path(mouth, '#7c3540'),
    `<g clip-path="${inside}">${path('M-120 118Q0 50 120 118Z', '#d97c84')}${teeth.join('')}</g>`,
    stroke('M-70 150Q-20 160 30 156', '#ffffff', 10, { opacity: String(0.2 + even * 0.35) }),
  ].join('');
}
