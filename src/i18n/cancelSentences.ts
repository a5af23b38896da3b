import type { Language } from '../../contract/plain/language.ts';

/** Frequent reasons of a clinic. Staff choose one in their own language; the member reads it in theirs. */
export const CANCEL_SENTENCES: readonly Readonly<Record<Language, string>>[] = [
  {
    ko: '희망하신 시간에는 예약이 모두 찼어요',
    ja: 'ご希望の時間は予約が埋まっています',
  },
  {
    ko: '의원 사정으로 그날은 진료하지 않아요',
    ja: 'クリニックの都合により休診です',
  },
  {
    ko: '문의하신 시술은 저희 의원에서 하지 않아요',
    ja: 'ご希望の施術は当院では行っていません',
  },
  {
    ko: '연락이 닿지 않아 취소했어요',
    ja: 'ご連絡がつかないためキャンセルしました',
  },
  {
    ko: '요청하신 대로 취소했어요',
    ja: 'ご要望によりキャンセルしました',
  },
];
