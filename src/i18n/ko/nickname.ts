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
} as const;
