export const nav = {
  label: '주 메뉴',
  home: '홈',
  explore: '둘러보기',
  bookmark: '찜',
  counsel: '상담',
  myPage: '마이페이지',
  path: '현재 위치',
  skipToContent: '본문으로 바로가기',
  languageLabel: '언어',
  /** Each language is named in its own language. */
  korean: '한국어',
  japanese: '日本語',
  switchLabel: '언어 바꾸기',
  /** For Japanese readers on a Korean page, so these are Japanese in both languages. */
  offerJapanese: '日本語で表示しますか？',
  acceptJapanese: '表示する',
  declineJapanese: '閉じる',
  addFilter: '조건 추가',
  search: '통합검색 열기',
} as const;
