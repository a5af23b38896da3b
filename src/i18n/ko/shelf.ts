/** The list of bookmarks. */
export const shelf = {
  tabs: '찜 종류',
  noClinics: '찜한 의원이 없습니다',
  noDoctors: '찜한 의사가 없습니다',
  noEvents: '찜한 이벤트가 없습니다',
  noReviews: '찜한 리뷰가 없습니다',
  browse: '둘러보러 가기',
} as const;
