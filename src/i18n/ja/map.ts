import type { Texts } from '../texts.ts';

export const map = {
  title: '{{address}}の地図',
  loading: '地図を読み込み中',
  unavailable: '地図を表示できません',
  openElsewhere: '地図アプリで見る',
  naver: 'NAVERマップ',
  kakao: 'カカオマップ',
  google: 'Googleマップ',
} satisfies Texts['map'];
