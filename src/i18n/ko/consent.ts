export const consent = {
  title: '상담 예약을 위한 동의',
  lead: '아래 항목에 동의하시면 상담을 예약할 수 있어요',
  all: '모두 동의해요',
  collection: '개인정보 수집과 이용에 동의해요 (필수)',
  health: '건강에 관한 정보 처리에 동의해요 (필수)',
  handover: '상담할 의원에 정보를 전달하는 데 동의해요 (필수)',
  details: '자세히 보기',
  purpose: '이용 목적',
  items: '항목',
  receiver: '제공받는 곳',
  period: '보관 기간',
  /** The texts of the consents. A changed text needs a new version in contract/consent.ts. */
  text: {
    collection: {
      purpose: '상담 예약을 접수하고 진행 상황을 알려드리기 위해 이용해요',
      items: '닉네임, 로그인 식별 정보, 사용 언어, 상담 내용과 그 안에 적은 연락처(라인 ID 등)',
      period: '회원 탈퇴 시까지 보관하고, 탈퇴하면 지워요',
    },
    health: {
      purpose: '의원이 상담을 준비하고 답변하기 위해 이용해요',
      items: '상담 내용에 적은 건강 상태, 시술 경험, 피부와 신체에 관한 고민',
      period: '회원 탈퇴 시까지 보관하고, 탈퇴하면 지워요',
    },
    handover: {
      receiver: '상담을 신청한 의원(대한민국)',
      purpose: '의원이 상담을 진행하고 연락드리기 위해 이용해요',
      items: '닉네임, 사용 언어, 상담 내용, 문의 경로, 상담 번호',
      period: '회원 탈퇴 시까지 볼 수 있고, 탈퇴하면 지워요',
    },
  },
  freedom:
    '동의하지 않아도 다른 기능은 그대로 이용할 수 있지만 상담은 예약할 수 없어요. 동의는 마이페이지에서 언제든 철회할 수 있어요.',
  agree: '동의하고 예약하기',
  version: '동의서 판 {{version}}',
} as const;
