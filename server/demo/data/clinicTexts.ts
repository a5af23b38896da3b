/** Sentences of a clinic's introduction. {x|은/는} picks the particle that fits what x ends in. */
export const clinicTexts = {
  ko: {
    opening: [
      '{district}에 있는 {clinic}입니다.',
      '{station} 가까이에서 진료하는 {clinic}입니다.',
      '{clinic|은/는} 예약제로 운영합니다.',
      '{clinic|은/는} 한 분씩 여유 있게 상담하려고 예약 간격을 넉넉히 둡니다.',
    ],
    care: [
      '상담한 의사가 시술까지 맡습니다.',
      '시술 전에 예상 경과와 부작용을 먼저 설명합니다.',
      '비용은 상담 때 항목별로 안내합니다.',
      '시술 뒤 경과 확인 일정을 미리 잡아 드립니다.',
      '필요하지 않은 시술은 권하지 않습니다.',
      '수술실에 CCTV를 운영하며 요청하면 촬영합니다.',
      '상담 내용과 주의할 점을 종이로 드립니다.',
      '복용 중인 약과 알레르기를 꼭 확인한 뒤에 시작합니다.',
    ],
    service: [
      '평일 하루는 야간 진료를 합니다.',
      '토요일에도 진료합니다.',
      '주차는 건물 지하를 이용할 수 있습니다.',
      '일본어 상담 직원이 있습니다.',
      '여성 의료진이 있습니다.',
      '통역이 필요하면 예약할 때 알려 주세요.',
    ],
    access: [
      '{station} {exit}번 출구에서 걸어서 {minutes}분',
      '{station} {exit}번 출구 앞 건물 {floor}층',
    ],
    accessLabel: '오시는 길',
    factsLabel: '안내',
  },
  ja: {
    opening: [
      '{district}にある{clinic}です。',
      '{station}の近くで診療している{clinic}です。',
      '{clinic}は予約制です。',
    ],
    care: [
      'カウンセリングを担当した医師が施術も行います。',
      '施術前に経過と副作用を説明します。',
      '費用は項目ごとにご案内します。',
      '施術後の経過確認の日程も決めておきます。',
      '必要のない施術はお勧めしません。',
    ],
    service: [
      '日本語で相談できるスタッフがいます。',
      '土曜日も診療しています。',
      '通訳が必要な方は予約時にお知らせください。',
    ],
    access: ['{station}{exit}番出口から徒歩{minutes}分', '{station}{exit}番出口すぐ、{floor}階'],
    accessLabel: 'アクセス',
    factsLabel: 'ご案内',
  },
} as const;

export const clinicFacts: readonly { ko: string; ja: string }[] = [
  { ko: '야간 진료', ja: '夜間診療' },
  { ko: '토요 진료', ja: '土曜診療' },
  { ko: '일요 진료', ja: '日曜診療' },
  { ko: '주차', ja: '駐車場' },
  { ko: '여성 의사', ja: '女性医師' },
  { ko: '마취과 전문의 상주', ja: '麻酔科専門医常駐' },
  { ko: '수술실 CCTV', ja: '手術室CCTV' },
  { ko: '일본어 상담', ja: '日本語対応' },
  { ko: '외국인환자 유치 등록', ja: '外国人患者誘致登録' },
  { ko: '라인 상담', ja: 'LINE相談' },
];
