export const errorScreen = {
  /** The specification requires this English title in every language. */
  title: 'Unexpected Application Error!',
  sentence: '화면을 보여주는 중에 문제가 생겼어요. 잠시 후 다시 시도해주세요.',
  retry: '다시 시도',
  goHome: '홈으로 가기',
  notFound: '페이지를 찾을 수 없습니다',
  notFoundHint: '주소가 바뀌었거나 사라진 페이지예요',
  lineSilent: '라인이 응답하지 않아요',
  lineSilentHint: '연결이 불안정한 것 같아요. 다시 시도하거나 로그인 없이 둘러볼 수 있어요.',
  lookAround: '로그인 없이 둘러보기',
} as const;
