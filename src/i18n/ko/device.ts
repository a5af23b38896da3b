/** What this browser shows and keeps: its own notices, and the next appointment for offline use. */
export const device = {
  push: {
    title: '이 기기에서 알림 받기',
    hint: '의원의 답변과 예약 소식을 브라우저로 바로 알려드려요. 의원 이름과 상담 내용은 알림에 나오지 않아요.',
    asks: '누르면 브라우저가 알림을 허용할지 물어봐요.',
    switchOn: '알림 켜기',
    switchOff: '알림 끄기',
    on: '이 기기에서 알림을 받고 있어요.',
    switchedOn: '알림을 켰어요',
    switchedOff: '알림을 껐어요',
    failed: '브라우저가 알림을 켜지 못했어요. 시크릿 모드에서는 켤 수 없어요.',
    denied:
      '이 브라우저에서 알림이 차단되어 있어요. 브라우저 설정에서 이 사이트의 알림을 허용한 뒤 페이지를 새로 열어주세요.',
    homeScreen:
      '아이폰과 아이패드에서는 공유 버튼을 눌러 ‘홈 화면에 추가’를 선택해주세요. 홈 화면에서 열면 알림을 켤 수 있어요.',
    unsupported:
      '이 브라우저에서는 알림을 받을 수 없어요. 크롬이나 사파리 같은 브라우저에서 열어주세요.',
  },
  offline: {
    title: '인터넷 없이도 다음 예약 보기',
    hint: '다음 예약의 일시와 의원 이름, 주소를 이 기기에만 저장해요. 로그아웃하면 지워져요.',
  },
} as const;
