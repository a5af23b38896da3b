import type { CounselState } from '../../contract/counsel.ts';

export type NoticeLanguage = 'ko' | 'ja';

/** The states as the pages name them; a test holds the two together. */
export const STATE_NAMES: Record<NoticeLanguage, Record<CounselState, string>> = {
  ko: {
    AWAITING_CLINIC_CONFIRMATION: '병원 확인 대기',
    CLINIC_CONFIRMED: '병원 확인 완료',
    CONSULTATION_APPOINTMENT_CONFIRMED: '상담 예약 확정',
    CONSULTATION_COMPLETE: '상담 완료',
    TREATMENT_APPOINTMENT_CONFIRMED: '시술 예약 확정',
    TREATMENT_COMPLETE: '시술 완료',
    CANCELED: '취소됨',
  },
  ja: {
    AWAITING_CLINIC_CONFIRMATION: 'クリニック確認待ち',
    CLINIC_CONFIRMED: 'クリニック確認済み',
    CONSULTATION_APPOINTMENT_CONFIRMED: '相談予約確定',
    CONSULTATION_COMPLETE: '相談完了',
    TREATMENT_APPOINTMENT_CONFIRMED: '施術予約確定',
    TREATMENT_COMPLETE: '施術完了',
    CANCELED: 'キャンセル済み',
  },
};

/** A screen that anybody may look at shows it: no clinic, no text, nothing about health. */
export const changeText = (state: CounselState, language: NoticeLanguage): string =>
  language === 'ja'
    ? `ご相談の状態が変わりました: ${STATE_NAMES.ja[state]}`
    : `상담 상태가 바뀌었어요: ${STATE_NAMES.ko[state]}`;

export const reminderText = (language: NoticeLanguage): string =>
  language === 'ja'
    ? '明日のご予約が近づいています。日時をご確認ください。'
    : '내일 예약이 있어요. 일시를 확인해 주세요.';

/** For the staff, who work in Korean. */
export const newCounselText = (code: string): string => `새 상담이 들어왔어요 (${code})`;
export const waitingCounselText = (code: string): string =>
  `하루가 지나도록 확인하지 않은 상담이 있어요 (${code})`;

export const languageOf = (language: string): NoticeLanguage => (language === 'ja' ? 'ja' : 'ko');
