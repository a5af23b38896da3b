/** What the service worker shows. It is built without i18next. */
export const worker = {
  push: { title: '알림', unreadable: '새 알림이 있어요.' },
  offline: {
    title: '연결되지 않았어요',
    hint: '인터넷 연결을 확인한 뒤 다시 시도해주세요.',
    retry: '다시 시도',
    next: '다음 예약',
    koreanTime: '한국 시간',
    lastSeen: '마지막으로 확인한 내용이에요. 그 뒤에 바뀌었을 수 있어요.',
  },
} as const;
