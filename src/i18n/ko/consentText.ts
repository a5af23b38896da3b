/**
 * What members agree to, by version. A version that members have seen is never edited: a changed text is a new version
 * here and in contract/plain/consent.ts.
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
  '2026-11-25': {
    collection: {
      purpose: '{{clinic}}에 상담 예약을 접수하고 진행 상황을 알려드리기 위해 이용해요',
      items:
        '꼭 필요한 항목: 닉네임, 로그인 식별 정보, 사용 언어, 상담 내용. 입력하거나 이용할 때만: 희망 시술과 희망 일정, 연락 방법과 연락처(전화번호, 라인 ID 등), 통역 요청, 상담하며 보낸 메시지와 사진(LINE 대화방에서 보낸 것 포함), 방문 여부 답변, 알림을 받을 이메일 주소와 브라우저 정보',
      period:
        '상담이 끝난 뒤 최장 5년까지 보관해요. 동의를 철회하며 내용 지우기를 고르거나 탈퇴하면 바로 지워요',
    },
    health: {
      purpose: '{{clinic}}에서 상담을 준비하고 답변하기 위해 이용해요',
      items:
        '희망 시술, 그리고 상담 내용, 메시지, 사진에 담긴 건강 상태, 시술 경험, 피부와 신체에 관한 고민',
      period:
        '상담이 끝난 뒤 최장 5년까지 보관해요. 동의를 철회하며 내용 지우기를 고르거나 탈퇴하면 바로 지워요',
    },
    handover: {
      receiver: '{{clinic}} (대한민국)',
      purpose: '의원이 상담을 진행하고 연락드리기 위해 이용해요',
      items:
        '닉네임, 사용 언어, 상담 내용, 문의 경로, 상담 번호. 입력하거나 이용할 때만: 희망 시술과 희망 일정, 연락 방법과 연락처, 통역 요청, 상담하며 보낸 메시지와 사진, 방문 여부 답변',
      period:
        '상담이 끝난 뒤 최장 5년까지 의원이 볼 수 있어요. 동의를 철회하며 내용 지우기를 고르거나 탈퇴하면 더 이상 볼 수 없어요',
    },
  },
  /** That texts of a counsel are sent abroad to be translated (TRANSLATION_CONSENT_VERSIONS). */
  translation: {
    '2026-11-25': {
      receiver: 'DeepL SE (www.deepl.com/privacy)',
      country: '독일',
      method:
        '다른 언어를 쓰는 사람이 상담을 열 때, 아직 번역하지 않은 글만 암호화된 통신(HTTPS)으로 보내요',
      purpose: '상담 글을 한국어나 일본어로 번역하기 위해 이용해요',
      items:
        '상담 내용과 메시지의 글. 건강에 관한 내용이 담길 수 있어요. 닉네임, 사진, 상담 번호는 보내지 않아요',
      period:
        'DeepL은 번역이 끝나면 글을 저장하지 않아요. 번역문은 암호화해서 원문과 함께 보관하고, 원문을 지우거나 동의를 철회하면 함께 지워요',
      freedom:
        '동의하지 않아도 상담은 그대로 이용할 수 있고, 글은 원문으로만 보여요. 동의는 마이페이지에서 언제든 철회할 수 있어요.',
    },
  },
  /** Around that text: where it is asked for and where it is withdrawn. */
  aboutTranslation: {
    lead: '상담 글을 번역하려면 해외의 번역 서비스로 글을 보내야 해요. 건강에 관한 내용이 담길 수 있어서 따로 동의를 여쭤봐요.',
    country: '이전되는 국가',
    method: '이전 시기와 방법',
    name: '자동 번역 (국외 이전)',
    hint: '상담 글을 해외의 번역 서비스로 보내는 데 동의했어요',
    withdrawQuestion: '자동 번역을 끌까요?',
    withdrawEffect:
      '더 이상 글을 번역 서비스로 보내지 않고, 저장된 번역문을 모두 지워요. 의원도 나도 원문만 볼 수 있어요.',
  },
} as const;
