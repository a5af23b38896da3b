import { darker, lighter, mix } from '../color.ts';
import type { Paints } from '../paints.ts';
import { circle, d, mirrored, path, repeat, stroke } from '../svg.ts';

/** Tied up under a band, or loose with a parting (its half width) and more or less body. */
export type Hairdo =
  | { kind: 'tied'; band: string }
  | { kind: 'loose'; parting: number; volume: number };

interface Layers {
  behind: string;
  before: string;
}

interface Colors {
  hair: string;
  skin: string;
}

export function drawHairdo(paints: Paints, look: Colors & { hairdo: Hairdo }): Layers {
  const { hairdo } = look;
  return hairdo.kind === 'tied'
    ? drawTied(paints, look.hair, hairdo.band)
    : drawLoose(paints, look, hairdo.parting, hairdo.volume);
}

function drawTied(paints: Paints, hair: string, band: string): Layers {
  return {
    behind:
      path(
        'M0 -268C-110 -268 -184 -196 -176 -50C-174 -30 -168 -14 -150 -6H150C168 -14 174 -30 176 -50C184 -196 110 -268 0 -268Z',
        paints.down(hair, darker(hair, 0.3)),
      ) + circle([0, -268, 74], paints.ball(lighter(hair, 0.22), darker(hair, 0.15))),
    before: [
      path(
        'M-172 -50C-184 -200 -96 -266 0 -266S184 -200 172 -50C160 -112 120 -164 0 -168C-120 -164 -160 -112 -172 -50Z',
        paints.down(lighter(hair, 0.2), hair),
      ),
      path(
        'M-166 -112C-120 -212 120 -212 166 -112L158 -66C100 -158 -100 -158 -158 -66Z',
        paints.down(lighter(band, 0.5), band),
      ),
      stroke('M-146 -112C-100 -176 100 -176 146 -112', '#ffffff', 4, { opacity: 0.5 }),
    ].join(''),
  };
}

function drawLoose(
  paints: Paints,
  { hair, skin }: Colors,
  parting: number,
  volume: number,
): Layers {
  const v = volume;
  const thin = v < 10;
  const fill = paints.down(lighter(hair, thin ? 0.3 : 0.2), hair, darker(hair, 0.2));
  const side = [
    path(
      d`M${parting} ${-248 - v * 0.4}C${110 + v} ${-262 - v} ${190 + v} -170 ${182 + v} -20C${180 + v} 110 ${214 + v} 190 ${200 + v} 330Q${170 + v} 356 ${132 - v * 0.5} 340C158 220 150 90 139 4C132 -90 70 -150 ${parting * 0.4} -196Z`,
      fill,
    ),
    repeat(thin ? 5 : 8, (_, share) => {
      const out = share * (44 + v) * 0.7;
      return stroke(
        d`M${parting + 6 + share * 8} ${-236 + share * 14 - v * 0.3}C${84 + out} ${-206 - v} ${148 + out} -120 ${150 + out} 0S${150 + out} 220 ${140 + out} 320`,
        thin ? mix(hair, skin, 0.5) : lighter(hair, 0.42),
        thin ? 4.5 : 4,
        { opacity: thin ? 0.55 : 0.3 },
      );
    }),
  ].join('');
  const outer = d`M0 ${-252 - v * 0.5}C-120 ${-256 - v} ${-190 - v} -170 ${-180 - v} -20C${-176 - v} 110 ${-206 - v} 200 ${-190 - v} 320H${190 + v}C${206 + v} 200 ${176 + v} 110 ${180 + v} -20C${190 + v} -170 120 ${-256 - v} 0 ${-252 - v * 0.5}Z`;
  const scalp = d`M${-parting - 3} ${-244 - v * 0.4}Q0 ${-254 - v * 0.4} ${parting + 3} ${-244 - v * 0.4}L${parting * 0.5 + 4} -190H${-parting * 0.5 - 4}Z`;
  return {
    behind: path(outer, paints.down(hair, darker(hair, 0.32))),
    before: [
      path(scalp, lighter(skin, 0.1)),
      side,
      mirrored(0, side),
      thin
        ? ''
        : stroke('M-126 -168Q-90 -214 -44 -226M126 -168Q90 -214 44 -226', '#ffffff', 12, {
            opacity: 0.2,
          }),
    ].join(''),
  };
}
