import type { Texts } from '../texts.ts';

export const session = {
  title: 'ログイン中の端末',
  hint: '使っていない端末や心当たりのない端末は、ログアウトしてください',
  unknownDevice: '不明な端末',
  used: '最終利用',
  begun: 'ログイン',
  isThis: 'この端末',
  end: 'ログアウト',
  endOthers: '他のすべての端末からログアウト',
  ended: 'ログアウトしました',
  otherBrowser:
    'ログインを始めたブラウザとは別のブラウザが開いたようです。このブラウザでログインし直すか、元のブラウザに戻ってもう一度お試しください',
  onlyThis: '他の端末ではログインしていません',
} satisfies Texts['session'];
