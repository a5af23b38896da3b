/**
 * What members agree to, by version. A version that members have seen is never edited: a changed text is a new version
 * here and in contract/consent.ts.
 */
export const consentText = {
  '2024-03-01': {
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
  '2026-11-23': {
    collection: {
      purpose: '{{clinic}}에 상담 예약을 접수하고 진행 상황을 알려드리기 위해 이용해요',
      items:
        '닉네임, 로그인 식별 정보, 사용 언어, 상담 내용과 상담하며 보낸 메시지와 사진, 그 안에 적은 연락처(라인 ID 등)',
      period:
        '상담이 끝난 뒤 최장 5년까지 보관해요. 동의를 철회하며 내용 지우기를 고르거나 탈퇴하면 바로 지워요',
    },
    health: {
      purpose: '{{clinic}}에서 상담을 준비하고 답변하기 위해 이용해요',
      items: '상담 내용, 메시지, 사진에 담긴 건강 상태, 시술 경험, 피부와 신체에 관한 고민',
      period:
        '상담이 끝난 뒤 최장 5년까지 보관해요. 동의를 철회하며 내용 지우기를 고르거나 탈퇴하면 바로 지워요',
    },
    handover: {
      receiver: '{{clinic}} (대한민국)',
      purpose: '의원이 상담을 진행하고 연락드리기 위해 이용해요',
      items: '닉네임, 사용 언어, 상담 내용, 상담하며 보낸 메시지와 사진, 문의 경로, 상담 번호',
      period:
        '상담이 끝난 뒤 최장 5년까지 의원이 볼 수 있어요. 동의를 철회하며 내용 지우기를 고르거나 탈퇴하면 더 이상 볼 수 없어요',
    },
  },
} as const;
