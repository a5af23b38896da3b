export const translation = {
  auto: '자동 번역',
  original: '원문 보기',
  shorten: '원문 접기',
  pending: '번역하고 있어요',
  offer: '의원과 나눈 글을 자동으로 번역해 드릴 수 있어요. 서로 자기 언어로 읽을 수 있어요',
  turnOn: '자동 번역 켜기',
  noConsent:
    '회원이 자동 번역에 동의하지 않아 원문만 볼 수 있어요. 회원의 상담 화면에서 여쭤보고 있어요',
  unavailable: '지금은 번역할 수 없어서 원문만 보여드려요',
  limit: '번역할 수 있는 글자 수를 넘어서 일부 글은 원문만 보여드려요',
  title: '자동 번역에 동의하시나요?',
  lead: '상담 글을 번역하려면 해외의 번역 서비스로 글을 보내야 해요. 건강에 관한 내용이 담길 수 있어서 따로 동의를 여쭤봐요.',
  country: '이전되는 국가',
  method: '이전 시기와 방법',
  agree: '동의하고 켜기',
  agreed: '자동 번역을 켰어요',
  consent: '자동 번역 (국외 이전)',
  consentHint: '상담 글을 해외의 번역 서비스로 보내는 데 동의했어요',
  withdrawQuestion: '자동 번역을 끌까요?',
  withdrawEffect:
    '더 이상 글을 번역 서비스로 보내지 않고, 저장된 번역문을 모두 지워요. 의원도 나도 원문만 볼 수 있어요.',
  withdraw: '끄고 동의 철회하기',
} as const;
