import { expect, it } from 'vitest';
import { testI18n } from '../../support/screen/testI18n.ts';

const inKorean = testI18n('ko').t;
const inJapanese = testI18n('ja').t;

/** The strings that the specification gives letter for letter. */
it.each([
  ['X-01 SRCH-01', 'search.title', '통합검색', '総合検索'],
  ['X-02 SRCH-02', 'search.placeholder', '검색어 입력', '検索語を入力'],
  ['X-03 SRCH-03', 'search.specialties', '진료과목', '診療科目'],
  ['X-04 SRCH-04', 'search.treatments', '시술명', '施術名'],
  ['X-04 REV-06', 'review.treatments', '시술명', '施術名'],
  ['X-05 SRCH-05', 'search.clinics', '의원명', 'クリニック名'],
  ['X-06 SRCH-06', 'search.doctors', '의사명', '医師名'],
  ['X-07 SRCH-07', 'search.events', '이벤트명', 'イベント名'],
  ['X-08 CLN-07', 'clinic.reviewCount', '(N개의 후기)', '(口コミN件)'],
  ['X-09 CLN-09', 'clinic.info', '병원정보', 'クリニック情報'],
  ['X-10 CLN-09', 'clinic.doctor', '의료진', '医療スタッフ'],
  ['X-11 CLN-09', 'clinic.event', '이벤트', 'イベント'],
  ['X-12 CLN-09', 'clinic.review', '시술후기', '施術の口コミ'],
  ['X-12 DOC-08', 'doctor.review', '시술후기', '施術の口コミ'],
  ['X-13', 'doctor.nameWithTitle', 'N 원장', 'N 院長'],
  ['X-14 DOC-08', 'doctor.info', '의사정보', '医師情報'],
  [
    'X-15 DOC-09',
    'doctor.noIntroduction',
    '작성된 의사 소개가 없습니다',
    '医師の紹介はまだありません',
  ],
  [
    'X-16 DOC-10',
    'doctor.noSpecialties',
    '등록된 진료과목이 없습니다',
    '登録された診療科目がありません',
  ],
  ['X-17 DOC-12', 'review.count', 'N건의 리뷰가 검색되었습니다', 'N件の口コミが見つかりました'],
  ['X-18 DOC-13', 'review.none', '등록된 리뷰가 없습니다', '登録された口コミがありません'],
  ['X-19 EVT-04', 'event.info', '이벤트 정보', 'イベント情報'],
  ['X-20 EVT-04', 'event.review', '이벤트 후기', 'イベントの口コミ'],
  [
    'X-21 EVT-06',
    'event.noDescription',
    '작성된 이벤트 설명이 없습니다',
    'イベントの説明はまだありません',
  ],
  ['X-22 EVT-08', 'event.noDetails', '작성된 상세정보가 없습니다', '詳細情報はまだありません'],
  [
    'X-23 EVT-14',
    'contents.noEvents',
    '진행중인 이벤트가 없습니다',
    '開催中のイベントはありません',
  ],
  ['X-23 CLN-21', 'event.none', '진행중인 이벤트가 없습니다', '開催中のイベントはありません'],
  ['X-24 REV-07', 'review.photos', '시술사진', '施術写真'],
  ['X-25 REV-09', 'review.before', '전', '前'],
  ['X-25 REV-09', 'review.after', '후', '後'],
  ['X-26 REV-10', 'reviewPage.content', '리뷰내용', '口コミ内容'],
  ['X-27 REV-11', 'reviewPage.event', '이벤트정보', 'イベント情報'],
  ['X-28 REV-12', 'reviewPage.clinic', '의원 정보', 'クリニック情報'],
  ['X-29 REV-13', 'reviewPage.doctors', '의사 정보', '医師情報'],
  [
    'X-30 AUTH-01',
    'login.required',
    '로그인이 필요한 서비스 입니다',
    'ログインが必要なサービスです',
  ],
  ['X-31 CSL-09', 'common.bookCounsel', '상담 예약하기', '相談を予約する'],
  ['X-32 CSL-12', 'counsel.submit', '상담 예약', '相談予約'],
  ['X-33 CSL-13', 'counsel.lineFriend', '라인 친구추가', 'LINE友だち追加'],
  ['X-34 AUTH-15', 'login.done', '로그인 되었습니다', 'ログインしました'],
  ['X-35 AUTH-21', 'login.loggedOut', '로그아웃 되었습니다', 'ログアウトしました'],
  ['X-36 BKM-06', 'bookmark.add', '찜하기', 'お気に入りに追加'],
  ['X-37 BKM-07', 'bookmark.remove', '찜 해제', 'お気に入り解除'],
  ['X-38 CSL-18', 'counsel.booked', '상담이 예약되었습니다', '相談を予約しました'],
  ['X-39 BKM-09', 'bookmark.added', '찜이 추가되었습니다', 'お気に入りに追加しました'],
  ['X-40 BKM-11', 'bookmark.removed', '찜이 해제되었습니다', 'お気に入りを解除しました'],
  ['X-41 EDT-12', 'editor.created', '리뷰가 등록되었습니다.', '口コミを登録しました。'],
  ['X-42 EDT-13', 'editor.changed', '리뷰가 수정되었습니다.', '口コミを修正しました。'],
] as const)('%s %s reads as specified', (_, key, korean, japanese) => {
  const slots = { n: 'N', name: 'N' };
  expect(inKorean(key, slots)).toBe(korean);
  expect(inJapanese(key, slots)).toBe(japanese);
});
