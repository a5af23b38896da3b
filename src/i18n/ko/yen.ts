/** Beside prices in won. Only Japanese pages show these. */
export const yen = {
  about: '약 {{yen}}',
  aboutFrom: '약 {{yen}}부터',
  aboutRange: '약 {{from}}~{{to}}',
  ones: '{{n}}엔',
  tenThousands: '{{n}}만 엔',
  hundredMillions: '{{n}}억 엔',
  note: '{{month}}월 {{day}}일 환율로 계산한 대략의 금액이에요. 결제는 원화로 해요.',
} as const;
