export const staffNotice = {
  hint: '회원과 직원에게 보내는 알림이에요. 보낼 방법이 없으면 여기에서만 볼 수 있고, 보내기 전에 바뀐 내용은 보내지 않아요',
  none: '알림이 없어요',
  state: '상태',
  allStates: '모든 상태',
  stateName: {
    WAITING: '보낼 예정',
    SENT: '보냄',
    SHOWN: '발송 안 함',
    DROPPED: '발송 취소',
    FAILED: '실패',
  },
  channel: { LINE: '라인', EMAIL: '이메일', PUSH: '브라우저 알림', STAFF: '직원' },
  attempts: '{{n}}번 시도',
  problem: {
    status: '받는 쪽 오류 ({{n}})',
    noAnswer: '응답 없음',
    mayHaveArrived: '응답 없음 (도착했을 수 있음)',
    notSent: '보내지 못함',
    quota: '이번 달 라인 발송 한도를 다 씀',
  },
  counsel: '상담 보기',
  emails: '알림 받을 이메일 정하기',
} as const;
