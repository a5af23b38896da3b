/** A nickname is an adjective, a noun and two digits: never a real name or a number to call. */
export const nicknameWords = {
  ko: {
    adjectives: [
      '느긋한', '반짝이는', '조용한', '씩씩한', '포근한', '성실한',
      '말랑한', '새침한', '용감한', '산뜻한', '꼼꼼한', '수줍은',
    ],
    nouns: [
      '라떼', '고래', '구름', '감자', '다람쥐', '복숭아',
      '단무지', '참새', '호두', '바다', '소나기', '찻잔',
    ],
  },
  ja: {
    adjectives: ['のんびり', 'きらきら', 'しずかな', 'ふわふわ', 'まじめな', 'ごきげんな'],
    nouns: ['ラテ', 'くじら', '雲', 'じゃがいも', 'りす', '桃', 'すずめ', 'くるみ', '海'],
  },
} as const;
