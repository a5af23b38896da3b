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
  otherBrowser:
    '로그인을 시작한 브라우저가 아닌 다른 브라우저가 열린 것 같아요. 이 브라우저에서 로그인하거나, 처음 브라우저로 돌아가 다시 시도해주세요',
  onlyThis: '다른 기기에는 로그인되어 있지 않아요',
} as const;
