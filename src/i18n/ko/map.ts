export const map = {
  title: '{{address}} 지도',
  loading: '지도를 불러오는 중',
  unavailable: '지도를 표시할 수 없습니다',
  openElsewhere: '지도 앱에서 보기',
  naver: '네이버 지도',
  kakao: '카카오맵',
  google: '구글 지도',
} as const;
