import type { Texts } from '../texts.ts';

export const map = {
  title: '{{address}}の地図',
  cityHall: 'ソウル市庁',
  loading: '地図を読み込み中',
  unavailable: '地図を表示できません',
  route: '経路を調べる',
  naver: 'NAVERマップ',
  kakao: 'カカオマップ',
  google: 'Googleマップ',
  showMap: '地図で見る',
  showList: '一覧で見る',
  clinics: 'クリニックの地図',
  clinicList: '地図上のクリニック',
  first: '上位{{n}}院を地図に表示しています',
  unplaced: '位置が登録されていない{{n}}院は地図に表示されません',
  nonePlaced: '地図に表示できるクリニックがありません',
  choose: '地図のピンを押すと、クリニックがここに表示されます',
  listInstead: '地図を読み込めなかったため、一覧で表示しています',
} satisfies Texts['map'];
