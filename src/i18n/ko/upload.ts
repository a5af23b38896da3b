export const upload = {
  add: '사진 추가',
  replace: '사진 바꾸기',
  remove: '삭제',
  reorder: '순서 변경',
  moveEarlier: '앞으로 옮기기',
  moveLater: '뒤로 옮기기',
  moved: '{{all}}개 중 {{n}}번째로 옮겼어요',
  dragHelp:
    '스페이스 바로 집은 뒤 화살표 키로 옮기고, 다시 스페이스 바로 놓아요. Esc 키를 누르면 취소돼요.',
  picked: '{{name}} 집음, {{all}}개 중 {{n}}번째',
  notMoved: '제자리에 두었어요',
  imagesOnly: '이미지 파일만 업로드할 수 있습니다.',
  tooLarge: '{{name}} 파일의 크기가 {{n}}MB를 초과했습니다.',
  photosLost: '사진 {{n}}장은 불러오지 못했어요. 다시 골라주세요',
} as const;
