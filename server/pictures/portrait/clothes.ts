import { darker, lighter, mix } from '../color.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import type { Portrait } from './look.ts';

const BODY =
  'M74 430C74 338 92 306 138 290L178 272Q200 300 222 272L262 290C308 306 326 338 326 430Z';
const SLIM =
  'M86 430C86 340 104 308 146 292L180 272Q200 300 220 272L254 292C296 308 314 340 314 430Z';

export function drawClothes(portrait: Portrait): string {
  const wear = [drawCoatOverShirt, drawScrubs, drawCoatOverScrubs][portrait.look.clothes];
  return (wear ?? drawCoatOverShirt)(portrait);
}

const bodyOf = ({ look }: Portrait) => (look.woman ? SLIM : BODY);

function drawCoatOverShirt(portrait: Portrait): string {
  const { look, paints } = portrait;
  const shirt = look.woman ? lighter(look.cloth, 0.5) : '#eef3f8';
  const tie = path(
    'M194 296H206L211 312L206 392L200 404L194 392L189 312Z',
    paints.down(lighter(look.cloth, 0.1), darker(look.cloth, 0.1)),
  );
  const collar =
    path('M178 272L164 296L188 318L200 298Z', '#ffffff') +
    path('M222 272L236 296L212 318L200 298Z', '#ffffff');
  const neckline = look.woman
    ? path(
        'M172 275L180 272Q200 304 220 272L228 275L234 430H166Z',
        paints.down(shirt, mix(shirt, look.cloth, 0.4)),
      )
    : path('M172 275L178 272Q200 296 222 272L228 275L240 430H160Z', paints.down('#ffffff', shirt)) +
      tie +
      collar;
  return (
    path(bodyOf(portrait), coatFill(portrait)) +
    neckline +
    drawLapels(portrait) +
    drawPocket(portrait)
  );
}

function drawCoatOverScrubs(portrait: Portrait): string {
  const { look, paints } = portrait;
  const cloth = mix(look.cloth, '#ffffff', 0.18);
  return [
    path(bodyOf(portrait), coatFill(portrait)),
    path('M170 276L230 276L242 430H158Z', paints.down(lighter(cloth, 0.15), cloth)),
    drawSkinBelowNeck(portrait),
    stroke('M170 279L200 336L230 279', darker(cloth, 0.16), 3, { opacity: 0.6 }),
    drawLapels(portrait),
    drawStethoscope(portrait),
  ].join('');
}

function drawScrubs(portrait: Portrait): string {
  const { look, paints } = portrait;
  const cloth = mix(look.cloth, '#ffffff', 0.15);
  const seam = darker(cloth, 0.2);
  return [
    path(bodyOf(portrait), paints.down(lighter(cloth, 0.25), cloth, darker(cloth, 0.08))),
    drawSkinBelowNeck(portrait),
    stroke('M170 277L200 334L230 277', lighter(cloth, 0.4), 5, { opacity: 0.8 }),
    stroke('M126 330Q120 366 124 430M274 330Q280 366 276 430', seam, 2.4, { opacity: 0.4 }),
    rect([228, 346, 38, 42], lighter(cloth, 0.14), { rx: 5 }),
    stroke('M228 352H266', seam, 2, { opacity: 0.5 }),
    rect([240, 332, 6, 26], '#ffffff', { rx: 3 }),
    look.woman ? '' : drawStethoscope(portrait),
  ].join('');
}

/** What an open collar shows. */
const drawSkinBelowNeck = ({ look }: Portrait) => path('M177 272L200 334L223 272Z', look.skin);

const coatFill = ({ paints, palette }: Portrait) =>
  paints.across('#ffffff', '#ffffff', mix('#f1f3f7', palette.shade, 0.22));

function drawLapels({ palette }: Portrait): string {
  const edge = mix('#c9ced8', palette.shade, 0.4);
  const left = 'M178 270L142 290L150 330L138 338L186 430H194L176 330L172 282Z';
  const line = { stroke: edge, 'stroke-width': 2, 'stroke-linejoin': 'round' };
  const flipped = { transform: 'translate(400 0) scale(-1 1)' };
  return path(left, '#ffffff', line) + path(left, '#fbfcfe', { ...line, ...flipped });
}

function drawPocket({ palette }: Portrait): string {
  return [
    stroke('M246 366H286', mix('#c9ced8', palette.shade, 0.4), 3),
    rect([256, 346, 6, 22], palette.accent, { rx: 3 }),
    rect([267, 350, 6, 18], palette.second, { rx: 3 }),
  ].join('');
}

function drawStethoscope({ palette, look }: Portrait): string {
  const tube = mix(palette.ink, look.cloth, 0.15);
  return [
    stroke('M164 284C158 330 166 352 184 366', tube, 5),
    stroke('M236 284C244 322 240 340 236 352', tube, 5),
    circle([236, 362, 12], '#d9dde3'),
    circle([236, 362, 7], '#f5f7f9'),
    circle([185, 367, 4.5], '#d9dde3'),
  ].join('');
}
