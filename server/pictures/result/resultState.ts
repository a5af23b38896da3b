import type { Canvas } from '../canvas.ts';
import { lighter, mix } from '../color.ts';

/** One of the two pictures of a pair. Everything chosen by chance is chosen alike for both. */
export interface Result extends Canvas {
  after: boolean;
  skin: string;
  hair: string;
  lip: string;
}

const SKINS = ['#f8dcc8', '#f5d0b5', '#edc2a3', '#fae2d2'] as const;
const HAIRS = ['#3a2b28', '#574034', '#2d2b31', '#6f5243'] as const;

export function createResult(canvas: Canvas, after: boolean): Result {
  const { random } = canvas;
  // Between two tones, so that no two close-ups are alike.
  const skin = mix(random.pick(SKINS), '#f3cbb0', random.between(0, 0.7));
  const lip = mix('#e0656f', random.pick(['#c9587e', '#e58a6e']), random.between(0, 0.8));
  return {
    ...canvas,
    after,
    skin: after ? lighter(skin, 0.16) : mix(skin, '#a98a74', 0.22),
    hair: random.pick(HAIRS),
    lip: after ? lip : mix(lip, '#9c8a84', 0.5),
  };
}
