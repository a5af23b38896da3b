export const errorScreen = {
  /** The specification requires this English title in every language. */
  title: 'Unexpected Application Error!',
  sentence: '화면을 보여주는 중에 문제가 생겼어요. 잠시 후 다시 시도해주세요.',
  retry: '다시 시도',
  goHome: '홈으로 가기',
} as const;
