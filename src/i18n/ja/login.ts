import type { Texts } from '../texts.ts';

export const login = {
  title: 'ログイン',
  required: 'ログインが必要なサービスです',
  requiredForPage: 'このページを見るにはログインが必要です',
  line: 'LINEでログイン',
  google: 'Googleでログイン',
  kakao: 'カカオでログイン',
  apple: 'Appleでログイン',
  callback: {
    line: 'LINEログイン',
    naver: 'NAVERログイン',
    google: 'Googleログイン',
    kakao: 'カカオログイン',
    apple: 'Appleログイン',
  },
  inProgress: 'ログインしています',
  done: 'ログインしました',
  loggedOut: 'ログアウトしました',
  newBrowser: '新しいブラウザでログインしました',
  fromLineApp: 'LINEアプリでログインしました。',
  noMember: '会員情報が見つかりません。',
  failed: {
    naver: 'NAVERログインエラー',
    google: 'Googleログインエラー',
    kakao: 'カカオログインエラー',
    apple: 'Appleログインエラー',
  },
  cookiesRefused:
    'このブラウザがCookieをブロックしているため、ログインできませんでした。Cookieを許可してからもう一度お試しください',
  openInBrowser: '別のブラウザで開く',
} satisfies Texts['login'];
