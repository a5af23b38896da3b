/** Places of the clinics. Districts, stations and roads are real; house numbers are invented. */
export type Region = 'gangnam' | 'seoul' | 'gyeonggi' | 'busan' | 'other';

export interface Road {
  ko: string;
  /** The lowest and the highest house number. */
  from: number;
  to: number;
}
export interface Place {
  id: string;
  /**
   * Ids of contract/texts/regions.ts and contract/texts/stations.ts. `stationId` is null in a town without a railway;
   * `station` is then a known place.
   */
  districtId: string;
  stationId: string | null;
  region: Region;
  /** The short name, as in the name of a branch (강남점) and as people say it. */
  town: { ko: string; ja: string };
  district: { ko: string; ja: string };
  station: { ko: string; ja: string };
  roads: readonly Road[];
}

export const places: readonly Place[] = [
  { id: 'gangnam', districtId: 'seoul-gangnam', stationId: 'gangnam', region: 'gangnam', town: { ko: '강남', ja: '江南' },
    district: { ko: '서울특별시 강남구', ja: 'ソウル特別市 江南区' },
    station: { ko: '강남역', ja: '江南駅' },
    roads: [
      { ko: '강남대로', from: 300, to: 660 },
      { ko: '테헤란로', from: 101, to: 520 },
      { ko: '역삼로', from: 101, to: 300 },
    ] },
  { id: 'sinsa', districtId: 'seoul-gangnam', stationId: 'sinsa', region: 'gangnam', town: { ko: '신사', ja: '新沙' },
    district: { ko: '서울특별시 강남구', ja: 'ソウル特別市 江南区' },
    station: { ko: '신사역', ja: '新沙駅' },
    roads: [
      { ko: '압구정로', from: 102, to: 340 },
      { ko: '도산대로', from: 101, to: 300 },
      { ko: '논현로', from: 700, to: 880 },
    ] },
  { id: 'apgujeong', districtId: 'seoul-gangnam', stationId: 'apgujeong-rodeo', region: 'gangnam', town: { ko: '압구정', ja: '狎鴎亭' },
    district: { ko: '서울특별시 강남구', ja: 'ソウル特別市 江南区' },
    station: { ko: '압구정로데오역', ja: '狎鴎亭ロデオ駅' },
    roads: [
      { ko: '선릉로', from: 800, to: 868 },
      { ko: '언주로', from: 800, to: 870 },
      { ko: '압구정로', from: 341, to: 460 },
    ] },
  { id: 'cheongdam', districtId: 'seoul-gangnam', stationId: 'cheongdam', region: 'gangnam', town: { ko: '청담', ja: '清潭' },
    district: { ko: '서울특별시 강남구', ja: 'ソウル特別市 江南区' },
    station: { ko: '청담역', ja: '清潭駅' },
    roads: [
      { ko: '도산대로', from: 301, to: 540 },
      { ko: '삼성로', from: 600, to: 750 },
      { ko: '학동로', from: 300, to: 520 },
    ] },
  { id: 'seocho', districtId: 'seoul-seocho', stationId: 'seoul-education-university', region: 'gangnam', town: { ko: '서초', ja: '瑞草' },
    district: { ko: '서울특별시 서초구', ja: 'ソウル特別市 瑞草区' },
    station: { ko: '교대역', ja: '教大駅' },
    roads: [
      { ko: '서초대로', from: 200, to: 420 },
      { ko: '반포대로', from: 20, to: 240 },
      { ko: '사평대로', from: 50, to: 370 },
    ] },
  { id: 'myeongdong', districtId: 'seoul-jung', stationId: 'myeongdong', region: 'seoul', town: { ko: '명동', ja: '明洞' },
    district: { ko: '서울특별시 중구', ja: 'ソウル特別市 中区' },
    station: { ko: '명동역', ja: '明洞駅' },
    roads: [
      { ko: '명동길', from: 8, to: 80 },
      { ko: '을지로', from: 10, to: 170 },
      { ko: '남대문로', from: 10, to: 120 },
    ] },
  { id: 'hongdae', districtId: 'seoul-mapo', stationId: 'hongik-university', region: 'seoul', town: { ko: '홍대', ja: '弘大' },
    district: { ko: '서울특별시 마포구', ja: 'ソウル特別市 麻浦区' },
    station: { ko: '홍대입구역', ja: '弘大入口駅' },
    roads: [
      { ko: '양화로', from: 60, to: 200 },
      { ko: '월드컵로', from: 10, to: 150 },
      { ko: '독막로', from: 10, to: 120 },
    ] },
  { id: 'jamsil', districtId: 'seoul-songpa', stationId: 'jamsil', region: 'seoul', town: { ko: '잠실', ja: '蚕室' },
    district: { ko: '서울특별시 송파구', ja: 'ソウル特別市 松坡区' },
    station: { ko: '잠실역', ja: '蚕室駅' },
    roads: [
      { ko: '올림픽로', from: 200, to: 360 },
      { ko: '송파대로', from: 400, to: 580 },
    ] },
  { id: 'yeouido', districtId: 'seoul-yeongdeungpo', stationId: 'yeouido', region: 'seoul', town: { ko: '여의도', ja: '汝矣島' },
    district: { ko: '서울특별시 영등포구', ja: 'ソウル特別市 永登浦区' },
    station: { ko: '여의도역', ja: '汝矣島駅' },
    roads: [
      { ko: '국제금융로', from: 2, to: 90 },
      { ko: '여의대로', from: 8, to: 130 },
    ] },
  { id: 'seongsu', districtId: 'seoul-seongdong', stationId: 'seongsu', region: 'seoul', town: { ko: '성수', ja: '聖水' },
    district: { ko: '서울특별시 성동구', ja: 'ソウル特別市 城東区' },
    station: { ko: '성수역', ja: '聖水駅' },
    roads: [
      { ko: '성수이로', from: 20, to: 150 },
      { ko: '왕십리로', from: 50, to: 230 },
      { ko: '아차산로', from: 20, to: 130 },
    ] },
  { id: 'bundang', districtId: 'gyeonggi-seongnam-bundang', stationId: 'seohyeon', region: 'gyeonggi', town: { ko: '분당', ja: '盆唐' },
    district: { ko: '경기도 성남시 분당구', ja: '京畿道 城南市 盆唐区' },
    station: { ko: '서현역', ja: '書峴駅' },
    roads: [
      { ko: '황새울로', from: 200, to: 360 },
      { ko: '서현로', from: 180, to: 250 },
      { ko: '성남대로', from: 300, to: 920 },
    ] },
  { id: 'suwon', districtId: 'gyeonggi-suwon-paldal', stationId: 'suwon-city-hall', region: 'gyeonggi', town: { ko: '수원', ja: '水原' },
    district: { ko: '경기도 수원시 팔달구', ja: '京畿道 水原市 八達区' },
    station: { ko: '수원시청역', ja: '水原市庁駅' },
    roads: [
      { ko: '권광로', from: 130, to: 240 },
      { ko: '인계로', from: 80, to: 200 },
      { ko: '효원로', from: 230, to: 310 },
    ] },
  { id: 'ilsan', districtId: 'gyeonggi-goyang-ilsandong', stationId: 'jeongbalsan', region: 'gyeonggi', town: { ko: '일산', ja: '一山' },
    district: { ko: '경기도 고양시 일산동구', ja: '京畿道 高陽市 一山東区' },
    station: { ko: '정발산역', ja: '鼎鉢山駅' },
    roads: [
      { ko: '중앙로', from: 1180, to: 1300 },
      { ko: '정발산로', from: 10, to: 50 },
    ] },
  { id: 'incheon', districtId: 'incheon-namdong', stationId: 'arts-center', region: 'gyeonggi', town: { ko: '인천', ja: '仁川' },
    district: { ko: '인천광역시 남동구', ja: '仁川広域市 南洞区' },
    station: { ko: '예술회관역', ja: '芸術会館駅' },
    roads: [
      { ko: '예술로', from: 110, to: 220 },
      { ko: '인하로', from: 480, to: 600 },
      { ko: '남동대로', from: 700, to: 800 },
    ] },
  { id: 'seomyeon', districtId: 'busan-busanjin', stationId: 'seomyeon', region: 'busan', town: { ko: '서면', ja: '西面' },
    district: { ko: '부산광역시 부산진구', ja: '釜山広域市 釜山鎮区' },
    station: { ko: '서면역', ja: '西面駅' },
    roads: [
      { ko: '중앙대로', from: 650, to: 760 },
      { ko: '서면로', from: 10, to: 90 },
      { ko: '가야대로', from: 750, to: 790 },
    ] },
  { id: 'haeundae', districtId: 'busan-haeundae', stationId: 'centum-city', region: 'busan', town: { ko: '센텀', ja: 'センタム' },
    district: { ko: '부산광역시 해운대구', ja: '釜山広域市 海雲台区' },
    station: { ko: '센텀시티역', ja: 'センタムシティ駅' },
    roads: [
      { ko: '센텀남대로', from: 20, to: 60 },
      { ko: '해운대로', from: 400, to: 660 },
    ] },
  { id: 'daegu', districtId: 'daegu-jung', stationId: 'banwoldang', region: 'other', town: { ko: '대구', ja: '大邱' },
    district: { ko: '대구광역시 중구', ja: '大邱広域市 中区' },
    station: { ko: '반월당역', ja: '半月堂駅' },
    roads: [
      { ko: '달구벌대로', from: 2050, to: 2150 },
      { ko: '국채보상로', from: 540, to: 680 },
      { ko: '동성로', from: 10, to: 80 },
    ] },
  { id: 'daejeon', districtId: 'daejeon-seo', stationId: 'daejeon-city-hall', region: 'other', town: { ko: '대전', ja: '大田' },
    district: { ko: '대전광역시 서구', ja: '大田広域市 西区' },
    station: { ko: '시청역', ja: '市庁駅' },
    roads: [
      { ko: '둔산로', from: 30, to: 130 },
      { ko: '대덕대로', from: 170, to: 260 },
    ] },
  { id: 'gwangju', districtId: 'gwangju-seo', stationId: 'sangmu', region: 'other', town: { ko: '광주', ja: '光州' },
    district: { ko: '광주광역시 서구', ja: '光州広域市 西区' },
    station: { ko: '상무역', ja: '尚武駅' },
    roads: [
      { ko: '상무중앙로', from: 30, to: 110 },
      { ko: '상무대로', from: 760, to: 880 },
    ] },
  { id: 'jeju', districtId: 'jeju-jeju', stationId: null, region: 'other', town: { ko: '제주', ja: '済州' },
    district: { ko: '제주특별자치도 제주시', ja: '済州特別自治道 済州市' },
    station: { ko: '노형오거리', ja: '老衡五差路' },
    roads: [
      { ko: '노형로', from: 370, to: 420 },
      { ko: '연북로', from: 10, to: 90 },
    ] },
];

export const buildings: readonly string[] = [
  '라온빌딩', '해든타워', '메디온빌딩', '청솔빌딩', '한울타워', '새롬빌딩',
  '다원빌딩', '온빛타워', '가람빌딩', '예담빌딩', '소요빌딩', '누림타워',
];
