import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/ui/tokens.css', 'utf8');
const darkStart = css.indexOf('@media (prefers-color-scheme: dark)');
const darkEnd = css.indexOf('\n}\n', darkStart);

const light = declarations(css.slice(0, darkStart));
const dark = { ...light, ...declarations(css.slice(darkStart, darkEnd)) };

const TEXT = 4.5;
const SHAPE = 3;

const GROUNDS = ['surface', 'canvas', 'quiet', 'raised'];
const TONES = ['success', 'info', 'warning', 'danger'];

const pairs: [role: string, ground: string, least: number][] = [
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ['ink', ground, TEXT],
    ['muted', ground, TEXT],
    ['brand-strong', ground, TEXT],
    ['edge', ground, SHAPE],
  ]),
  ['brand-strong', 'brand-soft', TEXT],
  ['on-action', 'action', TEXT],
  ['surface', 'ink', TEXT],
  ['on-scrim', 'scrim', TEXT],
  ['on-paper', 'paper', TEXT],
  ...TONES.flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, TEXT],
    [tone, 'surface', TEXT],
    [tone, 'raised', TEXT],
  ]),
  ['on-login-hue', 'login-line', TEXT],
  ['on-login-hue', 'login-kakao', TEXT],
  ['on-login-google', 'login-google', TEXT],
  ['on-login-apple', 'login-apple', TEXT],
  ['login-google-edge', 'surface', SHAPE],
  ['login-google-edge', 'raised', SHAPE],
  ['action', 'surface', SHAPE],
  ['action', 'raised', SHAPE],
  ['brand', 'surface', SHAPE],
];

describe.each([
  ['by day', light],
  ['by night', dark],
])('contrast %s', (_, tokens) => {
  it.each(pairs)('%s on %s is at least %d : 1', (role, ground, least) => {
    expect(contrast(colour(tokens, role), colour(tokens, ground))).toBeGreaterThanOrEqual(least);
  });

  it('every role uses a colour of the palette', () => {
    for (const [name, value] of Object.entries(tokens)) {
      if (value.startsWith('var(')) expect(colour(tokens, name), name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

function declarations(text: string): Record<string, string> {
  const found = text.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

function colour(tokens: Record<string, string>, role: string): string {
  const value = tokens[role] ?? '';
  const palette = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return palette ? colour(tokens, palette) : value;
}

/** As WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
