/** What members ask when they book, and the reasons that staff and members give. */
export const counselTexts = {
  ko: {
    ask: [
      '{treatment} 상담받고 싶어요. 평일 저녁이 편합니다.',
      '{treatment} 회복 기간이 얼마나 되는지 궁금합니다. 출근 때문에 주말에 받고 싶어요.',
      '다른 곳에서 받은 적이 있는데 다시 상담도 되나요?',
      '{treatment} 비용에 마취비가 들어가는지 알고 싶습니다.',
      '{month}월 초에 서울에 갑니다. 그때 예약할 수 있을까요?',
      '처음이라 뭘 여쭤봐야 할지 모르겠어요. 상담 시간은 얼마나 걸리나요?',
      '{treatment|과/와} 함께 받을 수 있는 것도 같이 여쭤보고 싶어요.',
      '{month}월 중에 휴가가 있어요.\n{treatment} 받고 며칠 쉬면 되는지 알려 주세요.',
      '복용 중인 약이 있는데 {treatment|을/를} 받아도 되는지 먼저 상담하고 싶습니다.',
    ],
    line: '라인으로 연락 주세요.',
    /** The same in the other language, in the same order. */
    asked: [
      '{treatment}の相談をお願いします。平日の夜が都合がよいです。',
      '{treatment}のダウンタイムがどのくらいか気になります。仕事があるので週末に受けたいです。',
      '別のところで受けたことがありますが、もう一度相談できますか？',
      '{treatment}の料金に麻酔代が含まれるか知りたいです。',
      '{month}月の初めにソウルへ行きます。そのときに予約できますか？',
      'はじめてなので、何を聞けばよいかわかりません。相談にはどのくらい時間がかかりますか？',
      '{treatment}と一緒に受けられるものも、あわせて聞きたいです。',
      '{month}月中に休暇があります。\n{treatment}のあと何日休めばよいか教えてください。',
      '服用中の薬がありますが、{treatment}を受けてもよいか、まず相談したいです。',
    ],
    lineAsked: 'LINEで連絡をお願いします。',
  },
  ja: {
    ask: [
      '{treatment}の相談をお願いします。日本語で大丈夫ですか？',
      '{month}月に韓国へ行きます。滞在は3日間です。その間に{treatment}を受けられますか？',
      '{treatment}のダウンタイムがどのくらいか教えてください。',
      '{treatment}の料金に麻酔代は含まれますか？',
      'はじめてなので、相談にどのくらい時間がかかるか知りたいです。',
      '{treatment}を受けたあと、何日で飛行機に乗れますか？',
    ],
    line: 'LINEで連絡をお願いします。',
    asked: [
      '{treatment} 상담을 부탁드려요. 일본어로 괜찮을까요?',
      '{month}월에 한국에 갑니다. 3일 동안 머물러요. 그동안 {treatment|을/를} 받을 수 있을까요?',
      '{treatment} 회복 기간이 얼마나 되는지 알려 주세요.',
      '{treatment} 비용에 마취비가 들어가나요?',
      '처음이라 상담에 시간이 얼마나 걸리는지 알고 싶어요.',
      '{treatment|을/를} 받은 뒤 며칠이 지나면 비행기를 탈 수 있나요?',
    ],
    lineAsked: '라인으로 연락 부탁드려요.',
  },
} as const;

export const counselReasons = {
  /** The member's own, in the member's language. */
  cancel: {
    ko: ['일정이 바뀌었어요.', '다른 날로 다시 예약할게요.', '조금 더 생각해 보려고요.'],
    ja: ['予定が変わりました。', '別の日に予約し直します。'],
  },
  decline: ['원하시는 날짜에 예약이 찼습니다.', '진료하지 않는 시술입니다.'],
  moved: ['회원님 요청으로 날짜를 다시 잡습니다.', '담당 의사 일정이 바뀌어 날짜를 다시 잡습니다.'],
  /** Why staff skipped steps of the usual course. */
  jump: ['방문 기록을 확인하고 한 번에 반영했습니다.'],
} as const;

/** The reasons that a counsel of a Japanese member can have, in the other language. */
export const reasonTranslations: ReadonlyMap<string, string> = new Map([
  ['予定が変わりました。', '일정이 바뀌었어요.'],
  ['別の日に予約し直します。', '다른 날로 다시 예약할게요.'],
  ['원하시는 날짜에 예약이 찼습니다.', 'ご希望の日は予約が埋まっております。'],
  ['진료하지 않는 시술입니다.', '当院では行っていない施術です。'],
  ['회원님 요청으로 날짜를 다시 잡습니다.', 'ご希望により、日程を調整し直します。'],
  [
    '담당 의사 일정이 바뀌어 날짜를 다시 잡습니다.',
    '担当医の予定が変わったため、日程を調整し直します。',
  ],
  ['방문 기록을 확인하고 한 번에 반영했습니다.', '来院記録を確認し、まとめて反映しました。'],
]);
