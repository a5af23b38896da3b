/** Texts about reading messages in LINE. */
export const lineReading = {
  start: '동의하고 켜기',
  stop: '끄기',
  started: '이제 라인에서 메시지를 읽을 수 있어요',
  stopped: '이제 라인으로는 알림만 보내요',
  agreedAt: '동의한 날',
  blocked:
    '라인에서 공식 계정을 차단했거나 친구에서 삭제했어요. 다시 친구로 추가하면 라인으로 받을 수 있어요',
  /** What members agree to, by version. A version that members have seen is never edited. */
  text: {
    '2026-11-25': {
      receiver: 'LINE (LY Corporation, 일본)',
      purpose: '의원이 보낸 메시지를 LINE 대화방에서 바로 읽을 수 있도록 내용을 LINE으로 보내요',
      items: '의원이 보낸 메시지의 글(건강에 관한 내용이 들어 있을 수 있어요), 상담 번호',
      period: '보낸 글은 LINE 대화방에 남아요. 끄면 그 뒤의 메시지부터는 내용을 보내지 않아요',
      freedom:
        '켜지 않아도 상담은 그대로 이용할 수 있어요. 그때는 새 메시지가 왔다는 알림과 링크만 보내요. 휴대폰의 잠금 화면에 내용이 보일 수 있으니 LINE의 알림 설정을 확인해 주세요.',
    },
  },
} as const;
