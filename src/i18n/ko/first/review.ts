export const review = {
  treatments: '시술명',
  before: '전',
  after: '후',
  beforePhoto: '시술 전 사진 {{n}}',
  afterPhoto: '시술 후 사진 {{n}}',
  none: '등록된 리뷰가 없습니다',
  edited: '수정됨',
  visitConfirmed: '방문 확인',
  untitled: '제목 없는 리뷰',
} as const;
