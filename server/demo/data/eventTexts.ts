import type { TreatmentKind } from '../../db/seed/taxonomy.ts';

/** `any` suits every event, `course` only treatments with several sessions, `season` only some dates. */
export const eventTitles = {
  ko: {
    any: [
      '{treatment} 상담부터 경과 확인까지',
      '{part} 고민, {treatment} 상담부터',
      '{treatment} + 경과 확인 {checkUps}회 포함',
      '{weekday} 낮 시간에 받는 {treatment}',
      '{town}에서 상담하고 받는 {treatment}',
      '{treatment|이/가} 처음이라면, 상담 먼저',
    ],
    course: ['처음 받는 {treatment} {sessions}회 과정', '{treatment} {sessions}회 과정, 경과 확인까지'],
    season: ['{season} {treatment} 프로그램', '{season}에 시작하는 {treatment}'],
  },
  ja: {
    any: [
      '{treatment}、カウンセリングから経過確認まで',
      '{part}のお悩みに {treatment}の相談から',
      '{treatment}＋経過確認{checkUps}回つき',
      '{weekday}の日中に受ける{treatment}',
      '{town}で相談して受ける{treatment}',
      '{treatment}がはじめての方の相談',
    ],
    course: ['はじめての{treatment} {sessions}回コース', '{treatment} {sessions}回コース、経過確認まで'],
    season: ['{season}の{treatment}プログラム', '{season}に始める{treatment}'],
  },
} as const;

/** Words for the placeholders of a title, in the same order in both languages. */
export const seasons = [
  { ko: '봄', ja: '春' },
  { ko: '여름', ja: '夏' },
  { ko: '가을', ja: '秋' },
  { ko: '겨울', ja: '冬' },
] as const;
export const weekdays = [
  { ko: '평일', ja: '平日' },
  { ko: '화요일', ja: '火曜日' },
  { ko: '목요일', ja: '木曜日' },
] as const;
export const fees = [
  { ko: '포함', ja: '込み' },
  { ko: '별도', ja: '別途' },
] as const;

/** One line for each thing. The content of the event says the same. */
export const includedWords = {
  ko: { always: '상담\n{treatments}\n경과 확인 {checkUps}회', fees: '\n마취·검사비' },
  ja: { always: 'カウンセリング\n{treatments}\n経過確認{checkUps}回', fees: '\n麻酔・検査費' },
} as const;
export const notIncludedWords = {
  ko: { less: '처방약', more: '마취·검사비\n처방약' },
  ja: { less: '処方薬', more: '麻酔・検査費\n処方薬' },
} as const;

/** Lines that law or practice require: who, cost, duration, period, risks. */
export const eventLines = {
  ko: [
    '■ 의료기관: {clinic}',
    '■ 포함 내용: 상담, {treatments}, 경과 확인 {checkUps}회',
    '■ 비용: {price}원(부가세 포함), 마취·검사비 {fee}',
    '■ 소요 시간: 약 {minutes}분 / 회복: {recovery}',
    '■ 기간: {from} ~ {to}',
    '■ 대상: 상담에서 의사가 알맞다고 판단한 분',
    '■ 건강보험이 적용되지 않는 비급여 진료입니다.',
    '■ 개인에 따라 결과와 회복이 다를 수 있습니다.',
  ],
  ja: [
    '■ 医療機関：{clinic}',
    '■ 内容：カウンセリング、{treatments}、経過確認{checkUps}回',
    '■ 費用：{price}ウォン（税込）、麻酔・検査費は{fee}',
    '■ 所要時間：約{minutes}分／ダウンタイム：{recovery}',
    '■ 期間：{from}〜{to}',
    '■ 対象：カウンセリングで医師が適していると判断した方',
    '■ 公的医療保険が適用されない自由診療です。',
    '■ 結果や回復には個人差があります。',
  ],
} as const;
export const recoveryTexts = {
  ko: { none: '보통 당일', some: '보통 {days}일 안팎' },
  ja: { none: '目安は当日のみ', some: '目安{days}日' },
} as const;

/** Demo values in won for one session: from, to, step; and minutes in the room. */
export const prices: Readonly<Record<TreatmentKind, readonly [from: number, to: number, step: number]>> = {
  surgery: [900_000, 4_500_000, 50_000],
  procedure: [80_000, 900_000, 10_000],
  injection: [40_000, 450_000, 10_000],
  device: [50_000, 900_000, 10_000],
  orthodontic: [1_800_000, 5_500_000, 100_000],
  medication: [30_000, 250_000, 10_000],
};
export const minutesInRoom: Readonly<Record<TreatmentKind, readonly number[]>> = {
  surgery: [60, 90, 120, 180],
  procedure: [30, 40, 60],
  injection: [15, 20, 30],
  device: [20, 30, 40, 60],
  orthodontic: [30, 40],
  medication: [15, 20],
};
