/** The page of a review. */
export const reviewPage = {
  resultsDiffer: '시술 결과와 느낌은 사람마다 다를 수 있어요',
  content: '리뷰내용',
  event: '이벤트정보',
  clinic: '의원 정보',
  doctors: '의사 정보',
} as const;
