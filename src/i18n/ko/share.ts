export const share = {
  title: '공유하기',
  line: '라인으로 공유',
  copyLink: '링크 복사',
  linkCopied: '링크를 복사했어요',
  copyFailed: '복사하지 못했어요',
} as const;
