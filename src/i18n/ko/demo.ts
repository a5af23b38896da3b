export const demo = {
  notice: '체험용이에요. 실제 의원, 의사, 리뷰가 아니에요',
} as const;
