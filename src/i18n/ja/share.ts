import type { Texts } from '../texts.ts';

export const share = {
  title: 'シェアする',
  line: 'LINEでシェア',
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました',
  copyFailed: 'コピーできませんでした',
} satisfies Texts['share'];
