import { review as first } from './first/review.ts';

export const review = {
  ...first,
  kind: '리뷰',
  photos: '시술사진',
  openPhotos: '시술사진 크게 보기',
  content: '리뷰내용',
  event: '이벤트정보',
  clinic: '의원 정보',
  doctors: '의사 정보',
  count: '{{n}}건의 리뷰가 검색되었습니다',
  noneHint: '상담을 마친 회원의 리뷰가 이곳에 모여요',
  resultsDiffer: '시술 결과와 느낌은 사람마다 다를 수 있어요',
  writtenIn: '작성 언어',
} as const;
