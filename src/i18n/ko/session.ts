export const session = {
  title: '로그인한 기기',
  hint: '쓰지 않거나 모르는 기기가 있으면 로그아웃해주세요',
  unknownDevice: '알 수 없는 기기',
  used: '마지막 사용',
  begun: '로그인',
  isThis: '이 기기',
  end: '로그아웃',
  endOthers: '다른 기기에서 모두 로그아웃',
  ended: '로그아웃했어요',
  onlyThis: '다른 기기에는 로그인되어 있지 않아요',
} as const;
