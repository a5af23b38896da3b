import type { Texts } from '../texts.ts';

export const translation = {
  auto: '自動翻訳',
  original: '原文を見る',
  shorten: '原文を閉じる',
  pending: '翻訳しています',
  offer:
    'クリニックとのやりとりを自動で翻訳できます。クリニックとあなたが、それぞれの言語で読めます',
  turnOn: '自動翻訳を使う',
  unavailable: 'ただいま翻訳できないため、原文のみ表示しています',
  limit: '翻訳できる文字数を超えたため、一部は原文のみ表示しています',
  title: '自動翻訳に同意しますか？',
  agree: '同意して使う',
  agreed: '自動翻訳をオンにしました',
} satisfies Texts['translation'];
