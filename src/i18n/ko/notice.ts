/** The sentences of the notices themselves are in contract/texts/noticeTexts.ts. */
export const notice = {
  title: '알림',
  none: '아직 알림이 없어요',
  noneHint: '의원의 답변이나 예약 소식이 오면 여기에서 볼 수 있어요',
  open: '알림 보기',
  choices: '알림 설정',
  choicesHint: '받고 싶은 알림만 골라주세요. 알림 페이지에서는 모두 볼 수 있어요.',
  noChannel: '지금은 알림 페이지에서만 알려드려요',
  notFriend:
    '라인 알림은 공식 계정을 친구로 추가해야 도착해요. 이미 추가하셨다면 그대로 두시면 돼요.',
  quiet: '밤 9시부터 아침 8시까지(한국 시간)는 방금 보내신 글에 대한 답변만 알려드려요.',
  channel: { LINE: '라인', EMAIL: '이메일', PUSH: '브라우저 알림' },
  topic: { reminders: '예약 알림', answers: '상담 상태와 일정', messages: '새 메시지' },
  topicHint: {
    reminders: '예약 하루 전과 2시간 전에 알려드려요',
    answers: '상담 상태가 바뀌거나 의원이 시간을 제안하면 알려드려요',
    messages: '의원이 메시지를 보내면 알려드려요',
  },
} as const;
