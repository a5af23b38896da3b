/** Texts about dates of counsels. They are loaded when a part with dates is opened. */
export const dates = {
  wishes: {
    hint: '비워 두어도 돼요. 의원이 보고 일정을 정해요',
    koreanTime: '한국 시간으로 골라주세요',
    kind: '알려줄 내용',
    times: '원하는 시간',
    stay: '머무는 기간',
    nth: '{{n}}번째 희망',
    day: '{{n}}번째 희망 날짜',
    time: '{{n}}번째 희망 시간',
    noDay: '날짜',
    noTime: '시간',
    closed: '{{day}} 휴진',
    remove: '{{n}}번째 희망 지우기',
    add: '시간 추가하기',
    from: '첫날',
    to: '마지막 날',
    problem: {
      incomplete: '희망 일정의 빈칸을 채우거나 지워주세요',
      past: '지나간 시간이 있어요. 희망 일정을 다시 골라주세요',
      order: '마지막 날이 첫날보다 빨라요',
      tooFar: '희망 일정은 1년 안에서 골라주세요',
    },
  },
  appointment: {
    next: '다가오는 일정',
    ahead: 'D-{{n}}',
    today: '오늘',
    over: '일정이 지났어요',
    nextStep: '의원이 방문을 확인하면 알려드려요',
  },
} as const;
