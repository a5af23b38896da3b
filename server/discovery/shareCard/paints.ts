import { element } from './svg.ts';

/** Collects the gradients of one drawing and returns their names for `fill`. */
export interface Paints {
  /** From the upper left to the lower right. */
  slanted: (...colors: string[]) => string;
  /** A radial gradient, strongest in the middle and transparent at the edge. */
  glow: (color: string, strength: number) => string;
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

  return {
    slanted: (...colors) => name('linearGradient x2="1" y2="1"', stopsOf(colors), 'linearGradient'),
    glow: (color, strength) =>
      name(
        'radialGradient',
        stop(0, color, strength) + stop(0.45, color, strength * 0.5) + stop(1, color, 0),
        'radialGradient',
      ),
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
