import { element } from './svg.ts';

/** Collects the gradients of one drawing and returns their names for `fill`. */
export interface Paints {
  down: (...colors: string[]) => string;
  across: (...colors: string[]) => string;
  slanted: (...colors: string[]) => string;
  /** A radial gradient, strongest in the middle and transparent at the edge. */
  glow: (color: string, strength: number) => string;
  /** A vertical gradient from one opacity to another. */
  fade: (color: string, from: number, to: number) => string;
  /** A radial gradient with its light at the upper left. */
  ball: (light: string, dark: string) => string;
  /** Returns a name for `clip-path`, which cuts a drawing to this shape. */
  clip: (shape: string) => string;
  defs: () => string;
}

export function createPaints(): Paints {
  const names = new Map<string, string>();
  /** Equal gradients share one definition. */
  const name = (open: string, inside: string, close: string) => {
    const key = open + inside;
    const known = names.get(key);
    const id = known ?? `p${names.size}`;
    if (!known) names.set(key, id);
    definitions.set(id, `<${open} id="${id}">${inside}</${close}>`);
    return `url(#${id})`;
  };
  const definitions = new Map<string, string>();
  const linear =
    (direction: string) =>
    (...colors: string[]) =>
      name(`linearGradient ${direction}`, stopsOf(colors), 'linearGradient');

  return {
    down: linear('x2="0" y2="1"'),
    across: linear('x2="1" y2="0"'),
    slanted: linear('x2="1" y2="1"'),
    glow: (color, strength) =>
      name(
        'radialGradient',
        stop(0, color, strength) + stop(0.45, color, strength * 0.5) + stop(1, color, 0),
        'radialGradient',
      ),
    fade: (color, from, to) =>
      name(
        'linearGradient x2="0" y2="1"',
        stop(0, color, from) + stop(1, color, to),
        'linearGradient',
      ),
    ball: (light, dark) =>
      name('radialGradient cx=".36" cy=".3" r=".75"', stopsOf([light, dark]), 'radialGradient'),
    clip: (shape) => name('clipPath', shape, 'clipPath'),
    defs: () => `<defs>${[...definitions.values()].join('')}</defs>`,
  };
}

const stopsOf = (colors: string[]) =>
  colors.map((color, index) => stop(index / Math.max(1, colors.length - 1), color, 1)).join('');

const stop = (offset: number, color: string, opacity: number) =>
  element('stop', {
    offset: String(Math.round(offset * 100) / 100),
    'stop-color': color,
    ...(opacity < 1 ? { 'stop-opacity': String(Math.round(opacity * 1000) / 1000) } : {}),
  });
