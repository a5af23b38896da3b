export const home = {
  title: '나에게 맞는 의원, 후기로 찾아요',
  search: '시술, 고민, 지역으로 찾기',
  parts: '부위로 찾기',
  popularReviews: '인기 리뷰',
  /** Korean law requires an explanation of a ranking. */
  popularNote: '최근 30일 동안 찜한 사람 수, 평점, 등록일 순이에요',
  inJapanese: '일본어 리뷰 보기',
  moreReviews: '리뷰 더 보기',
} as const;
