import type { Texts } from '../texts.ts';

export const demo = {
  notice: '体験用です。実在の医院・医師・口コミではありません',
} satisfies Texts['demo'];
