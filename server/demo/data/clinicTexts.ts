import type { FactCode } from '../../../contract/plain/clinicFacts.ts';

/**
 * Sentences of a clinic's introduction; a pair says the same in both languages.
 * `fact`: the clinic has it. {x|은/는} picks the particle that fits what x ends in.
 */
export const clinicTexts = {
  opening: [
    { ko: '{district}에 있는 {clinic}입니다.', ja: '{district}にある{clinic}です。' },
    { ko: '{station} 가까이에서 진료하는 {clinic}입니다.', ja: '{station}の近くで診療している{clinic}です。' },
    { ko: '{clinic|은/는} 예약제로 운영합니다.', ja: '{clinic}は予約制です。' },
    {
      ko: '{clinic|은/는} 한 분씩 여유 있게 상담하려고 예약 간격을 넉넉히 둡니다.',
      ja: '{clinic}は、お一人ずつゆっくりご相談いただけるよう予約の間隔に余裕をもたせています。',
    },
  ],
  care: [
    { ko: '상담한 의사가 시술까지 맡습니다.', ja: 'カウンセリングを担当した医師が施術も行います。' },
    { ko: '시술 전에 예상 경과와 부작용을 먼저 설명합니다.', ja: '施術前に経過と副作用を説明します。' },
    { ko: '비용은 상담 때 항목별로 안내합니다.', ja: '費用はカウンセリングで項目ごとにご案内します。' },
    { ko: '시술 뒤 경과 확인 일정을 미리 잡아 드립니다.', ja: '施術後の経過確認の日程も前もって決めておきます。' },
    { ko: '필요하지 않은 시술은 권하지 않습니다.', ja: '必要のない施術はお勧めしません。' },
    { fact: 'operating-room-cctv', ko: '수술실에 CCTV를 운영하며 요청하면 촬영합니다.', ja: '手術室にはCCTVがあり、ご希望があれば撮影します。' },
    { ko: '상담 내용과 주의할 점을 종이로 드립니다.', ja: 'ご相談の内容と注意点は紙でお渡しします。' },
    {
      ko: '복용 중인 약과 알레르기를 꼭 확인한 뒤에 시작합니다.',
      ja: '服用中のお薬とアレルギーを確認してから始めます。',
    },
  ],
  service: [
    { fact: 'night', ko: '평일 하루는 야간 진료를 합니다.', ja: '平日のうち一日は夜間診療を行っています。' },
    { fact: 'saturday', ko: '토요일에도 진료합니다.', ja: '土曜日も診療しています。' },
    { fact: 'parking', ko: '주차는 건물 지하를 이용할 수 있습니다.', ja: '駐車場は建物の地下をご利用いただけます。' },
    { fact: 'japanese', ko: '일본어 상담 직원이 있습니다.', ja: '日本語で相談できるスタッフがいます。' },
    { fact: 'female-doctor', ko: '여성 의료진이 있습니다.', ja: '女性の医療スタッフがいます。' },
    { ko: '통역이 필요하면 예약할 때 알려 주세요.', ja: '通訳が必要な方は予約時にお知らせください。' },
  ],
  access: [
    { ko: '{station} {exit}번 출구에서 걸어서 {minutes}분', ja: '{station}{exit}番出口から徒歩{minutes}分' },
    { ko: '{station} {exit}번 출구 앞 건물 {floor}층', ja: '{station}{exit}番出口すぐの建物、{floor}階' },
  ],
  accessLabel: { ko: '오시는 길: ', ja: 'アクセス：' },
  factsLabel: { ko: '안내: ', ja: 'ご案内：' },
} as const;

export const clinicFacts: readonly FactCode[] = [
  'night', 'saturday', 'sunday', 'parking', 'female-doctor', 'anaesthetist', 'operating-room-cctv', 'japanese',
  'foreign-patients', 'line-counsel',
];
