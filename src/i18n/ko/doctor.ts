export const doctor = {
  kind: '의사',
  title: '원장',
  nameWithTitle: '{{name}} 원장',
  tabs: '의사 메뉴',
  info: '의사정보',
  review: '시술후기',
  introduction: '의사 소개',
  specialties: '진료과목',
  clinic: '소속 의원',
  noIntroduction: '작성된 의사 소개가 없습니다',
  noSpecialties: '등록된 진료과목이 없습니다',
} as const;
