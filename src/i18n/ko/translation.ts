export const translation = {
  auto: '자동 번역',
  original: '원문 보기',
  shorten: '원문 접기',
  pending: '번역하고 있어요',
  offer: '의원과 나눈 글을 자동으로 번역해 드릴 수 있어요. 서로 자기 언어로 읽을 수 있어요',
  turnOn: '자동 번역 켜기',
  unavailable: '지금은 번역할 수 없어서 원문만 보여드려요',
  limit: '번역할 수 있는 글자 수를 넘어서 일부 글은 원문만 보여드려요',
  title: '자동 번역에 동의하시나요?',
  agree: '동의하고 켜기',
  agreed: '자동 번역을 켰어요',
} as const;
