export const bookmark = {
  /** The accessible name of a card's heart. */
  named: '{{name}} 찜하기',
  added: '찜이 추가되었습니다',
  removed: '찜이 해제되었습니다',
  title: '찜 목록',
  add: '찜하기',
  remove: '찜 해제',
} as const;
