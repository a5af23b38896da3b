export type Attributes = Record<string, string | number>;

/** One decimal is finer than a pixel and keeps the SVG small. */
const rounded = (value: number) => Math.round(value * 10) / 10;

export function element(name: string, attributes: Attributes, inside = ''): string {
  const words = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : value}"`,
  );
  return inside === ''
    ? `<${name}${words.join('')}/>`
    : `<${name}${words.join('')}>${inside}</${name}>`;
}

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];

export const rect = ([x, y, width, height]: Box, fill: string, more: Attributes = {}) =>
  element('rect', { x, y, width, height, fill, ...more });

/** Centre x, centre y, radius. */
export type Round = readonly [number, number, number];

export const circle = ([cx, cy, r]: Round, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) =>
  element('path', { d, fill, ...more });

/** A line with round ends. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** Path data with rounded numbers: d`M${x} ${y}l${w} 0`. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index];
    return text + part + (value === undefined ? '' : rounded(value));
  }, '');
}

export const group = (more: Attributes, ...inside: string[]) =>
  element('g', more, inside.join('') || ' ');

export const mirrored = (around: number, ...inside: string[]) =>
  group({ transform: `translate(${rounded(around * 2)} 0) scale(-1 1)` }, ...inside);
