import type { Texts } from '../texts.ts';

export const nickname = {
  title: 'ニックネーム変更',
  label: 'ニックネーム',
  placeholder: 'ニックネームを入力',
  submit: '変更する',
  empty: 'ニックネームを入力してください。',
  changed: 'ニックネームを変更しました。',
  failed:
    'ニックネームを変更できませんでした。入力した名前は残っていますので、もう一度お試しください',
  taken: 'このニックネームはすでに使われています。',
  limit: '{{max}}文字まで入力できます',
  beyondLimit: '{{max}}文字まで入力できます。現在は{{n}}文字です',
  firstTime: '口コミに表示する名前を決めてください',
  counselSent: '相談のお申し込みは届いています。名前を決めるとご覧いただけます。',
  suggested: 'おすすめの名前',
  adjectives:
    'ふんわり のんびり きらきら にこにこ ほのぼの やさしい さわやかな しずかな げんきな ちいさな しあわせな かわいい',
  animals: 'ねこ いぬ うさぎ りす ペンギン ラッコ すずめ きつね くじら パンダ ちょうちょ シカ',
} satisfies Texts['nickname'];
