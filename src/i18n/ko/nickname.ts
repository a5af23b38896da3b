export const nickname = {
  title: '닉네임 변경',
  label: '닉네임',
  placeholder: '닉네임 입력',
  submit: '변경하기',
  empty: '닉네임을 입력해주세요.',
  changed: '닉네임이 변경되었습니다.',
  failed: '닉네임을 바꾸지 못했어요. 적은 이름은 그대로 있으니 다시 눌러주세요',
  taken: '이미 사용 중인 닉네임입니다.',
  limit: '{{max}}자까지 쓸 수 있어요',
  beyondLimit: '{{max}}자까지 쓸 수 있어요. 지금은 {{n}}자예요',
  firstTime: '리뷰에 보일 이름을 정해주세요',
  counselSent: '상담 신청은 잘 전달됐어요. 이름을 정하면 볼 수 있어요.',
  suggested: '추천 이름',
  /** Words of a made-up name, e.g. 포근한고양이27. */
  adjectives: '포근한 다정한 느긋한 반짝이는 씩씩한 상냥한 차분한 명랑한 산뜻한 푸른 귀여운 행복한',
  animals: '고양이 강아지 토끼 다람쥐 펭귄 수달 참새 여우 고래 판다 나비 사슴',
} as const;
