import { BRAND } from '../../../../contract/brand.ts';

export const common = {
  brand: BRAND.ko,
  tagline: '의원과 의사, 이벤트, 시술 후기를 한곳에서 보고 상담까지 예약해요',
  loading: '불러오는 중',
  retry: '다시 시도',
  loadFailed: '불러오지 못했어요',
  offline: '인터넷에 연결되어 있지 않아요',
  opensWhenOnline: '다시 연결되면 이 화면이 열려요',
  rating: '평점',
  noReviews: '후기 없음',
} as const;
