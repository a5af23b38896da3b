export const consent = {
  title: '상담 예약을 위한 동의',
  lead: '아래 항목에 동의하시면 {{clinic}}에 상담을 예약할 수 있어요',
  thisClinic: '상담을 신청하는 의원',
  all: '모두 동의해요',
  collection: '개인정보 수집과 이용에 동의해요 (필수)',
  health: '건강에 관한 정보 처리에 동의해요 (필수)',
  handover: '상담할 의원에 정보를 전달하는 데 동의해요 (필수)',
  details: '자세히 보기',
  purpose: '이용 목적',
  items: '항목',
  receiver: '제공받는 곳',
  period: '보관 기간',
  freedom:
    '동의하지 않아도 다른 기능은 그대로 이용할 수 있지만 상담은 예약할 수 없어요. 동의는 마이페이지에서 언제든 철회할 수 있어요.',
  agree: '동의하고 예약하기',
  /** Asked on the page of a counsel after a withdrawal. */
  again: {
    missing:
      '지금은 이 의원에 대한 동의가 없어요. 메시지를 보내거나 시간을 정하려면 동의가 필요해요',
    title: '상담을 이어가기 위한 동의',
    lead: '아래 항목에 동의하시면 {{clinic}}에서 상담을 이어갈 수 있어요',
    freedom:
      '동의하지 않아도 상담을 다시 읽거나 취소할 수 있지만 메시지를 보내거나 시간을 정할 수는 없어요. 동의는 마이페이지에서 언제든 철회할 수 있어요.',
    agree: '동의하고 계속하기',
    agreed: '동의했어요. 상담을 이어갈 수 있어요',
  },
  version: '동의서 버전 {{version}}',
  inKorean: '한국어로 동의',
  inJapanese: '일본어로 동의',
  listHint: '상담을 예약하며 동의한 의원이에요. 동의한 내용을 다시 읽고, 언제든 철회할 수 있어요.',
  noneHint: '상담을 예약할 때 의원마다 동의를 여쭤봐요',
  inForce: '동의함',
  over: '철회함',
  withdraw: '동의 철회',
  withdrawAll: '모든 동의 철회하기',
  allClinics: '동의한 모든 의원',
  withdrawQuestion: '동의를 철회할까요?',
  withdrawEffect: '철회하면 다음에 상담을 예약할\u00a0때 동의를 새로 여쭤봐요.',
  withdrawn: '동의를 철회했어요',
  leftCounsels: '남은 상담 정리',
  leftQuestion: '남은 상담을 어떻게 할까요?',
  leftEffect: '동의는 이미 철회했지만 상담이 남아 있어요.',
  decide: '이대로 정하기',
  done: '상담을 정리했어요',
  /** What happens to the counsels at the withdrawal. */
  counsels: {
    open: '진행 중인 상담 {{n}}건은 어떻게 할까요?',
    over: '지난 상담 {{n}}건은 어떻게 할까요?',
  },
  choice: {
    open: {
      keep: {
        title: '그대로 두기',
        text: '상담을 취소하지 않고, 의원이 상담 내용을 계속 볼 수 있어요. 메시지를 보내거나 시간을 정하려면 다시 동의해야 해요.',
      },
      close: {
        title: '상담 취소하기',
        text: '진행 중인 상담을 취소해요. 의원이 이미 받은 내용은 그대로 볼 수 있어요.',
      },
      erase: {
        title: '취소하고 내용도 지우기',
        text: '상담을 취소하고, 지난 상담까지 상담 내용, 주고받은 메시지와 사진, 이유, 의원의 메모를 모두 지워요. 의원도 나도 다시 볼 수 없고 되돌릴 수 없어요. 리뷰는 남아요.',
      },
    },
    over: {
      keep: { title: '그대로 두기', text: '의원이 상담 내용을 계속 볼 수 있어요.' },
      close: { title: '상담 취소하기', text: '진행 중인 상담이 없어요.' },
      erase: {
        title: '내용 지우기',
        text: '상담 내용, 주고받은 메시지와 사진, 이유, 의원의 메모를 모두 지워요. 의원도 나도 다시 볼 수 없고 되돌릴 수 없어요. 리뷰는 남아요.',
      },
    },
  },
} as const;
