import { darker, lighter, mix } from '../color.ts';
import { circle, d, ellipse, path, rect, stroke } from '../svg.ts';
import { FRINGE, type Portrait } from './look.ts';

const WOMAN =
  'M148 162C148 116 170 100 200 100S252 116 252 162C252 204 226 238 200 238S148 204 148 162Z';
const MAN =
  'M147 160C147 116 170 100 200 100S253 116 253 160C254 196 240 216 226 230Q214 242 200 242T174 230C160 216 146 196 147 160Z';

/** Drawn before the clothes, which close around it. */
export function drawNeck({ look, paints }: Portrait): string {
  const half = look.woman ? 21 : 26;
  const shade = shadeOf(look.skin);
  const [left, right] = [200 - half, 200 + half];
  return (
    path(
      d`M${left} 212V250Q${left} 264 ${left - 24} 276L200 330L${right + 24} 276Q${right} 264 ${right} 250V212Z`,
      paints.down(mix(look.skin, shade, 0.5), look.skin),
    ) + ellipse([200, 238, half, 15], shade, { opacity: 0.38 })
  );
}

/** Friendly and plain: two eyes, a nose, a smile. */
export function drawHead(portrait: Portrait): string {
  const { look, paints } = portrait;
  const { skin, woman } = look;
  const shade = shadeOf(skin);
  const blush = paints.glow('#f0707a', woman ? 0.4 : 0.22);
  return [
    circle([147, 176, 11], mix(skin, shade, 0.25)),
    circle([253, 176, 11], mix(skin, shade, 0.25)),
    path(woman ? WOMAN : MAN, paints.down(lighter(skin, 0.18), skin)),
    ellipse([170, 200, 17, 12], blush),
    ellipse([230, 200, 17, 12], blush),
    drawEyes(portrait),
    stroke('M199 182Q206 192 205 196Q203 199 197 198', darker(shade, 0.12), 2.4, { opacity: 0.5 }),
    drawMouth(portrait),
  ].join('');
}

const shadeOf = (skin: string) => mix(skin, '#c4705a', 0.3);

function drawEyes({ look, paints }: Portrait): string {
  const ink = '#33282a';
  const brow = look.woman ? 'M164 156Q176 148 190 154' : 'M162 155Q175 146 191 153';
  const browRight = look.woman ? 'M236 156Q224 148 210 154' : 'M238 155Q225 146 209 153';
  const width = look.woman ? 3.4 : 5;
  const brows = [brow, browRight]
    .map((line) => stroke(line, look.brow, width, { opacity: 0.85 }))
    .join('');
  const laughing = look.smile === 2;
  const eye = (x: number, outward: number) =>
    laughing
      ? stroke(`M${x - 9} 177Q${x} 167 ${x + 9} 177`, ink, 3.4)
      : [
          ellipse([x, 175, 5.4, 6.4], paints.ball('#5b4238', ink)),
          circle([x + 1.8, 172.6, 1.7], '#ffffff'),
          stroke(`M${x - 9.5} 172.5Q${x} 163.5 ${x + 9.5} 172.5`, ink, look.woman ? 2.6 : 2),
          look.woman ? stroke(`M${x + outward * 9} 172l${outward * 4} -3.4`, ink, 2.2) : '',
        ].join('');
  return (look.hairStyle === FRINGE ? '' : brows) + eye(177, -1) + eye(223, 1);
}

function drawMouth({ look }: Portrait): string {
  const color = look.woman ? look.lip : mix(look.lip, '#8a4a40', 0.45);
  if (look.smile === 0) return stroke('M184 212Q200 225 216 212', color, look.woman ? 4 : 3.2);
  return (
    path('M185 210Q200 213 215 210Q213 225 200 225T185 210Z', mix(color, '#7c2f37', 0.2)) +
    path('M187.5 211.4Q200 214 212.5 211.4L211 215.5Q200 218 189 215.5Z', '#ffffff') +
    stroke('M184 209.5Q200 213.5 216 209.5', color, 2.2)
  );
}

export function drawGlasses({ look, palette }: Portrait): string {
  if (look.glasses === 0) return '';
  const frame = look.glasses === 2 ? '#b8925a' : darker(palette.ink, 0.1);
  const width = look.glasses === 2 ? 2.4 : 3.4;
  const line = { stroke: frame, 'stroke-width': width };
  const lens = (x: number) =>
    look.glasses === 3
      ? rect([x - 19, 161, 38, 29], '#ffffff', { rx: 10, 'fill-opacity': 0.16, ...line })
      : circle([x, 176, 18.5], '#ffffff', { 'fill-opacity': 0.16, ...line });
  return (
    lens(177) +
    lens(223) +
    stroke('M195.5 173Q200 169 204.5 173', frame, width) +
    stroke('M158.5 172L151 169.5M241.5 172L249 169.5', frame, width)
  );
}
