export const bookmark = {
  /** The accessible name of a card's heart. */
  named: '{{name}} 찜하기',
  added: '찜이 추가되었습니다',
  removed: '찜이 해제되었습니다',
  title: '찜 목록',
  tabs: '찜 종류',
  add: '찜하기',
  remove: '찜 해제',
  noClinics: '찜한 의원이 없습니다',
  noDoctors: '찜한 의사가 없습니다',
  noEvents: '찜한 이벤트가 없습니다',
  noReviews: '찜한 리뷰가 없습니다',
  browse: '둘러보러 가기',
} as const;
