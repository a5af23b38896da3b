export const demo = {
  notice: '체험용이에요. 실제 의원, 의사, 후기가 아니에요',
} as const;
