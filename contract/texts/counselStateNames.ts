import type { CounselState } from '../plain/counselCourse.ts';
import type { Language } from '../plain/language.ts';

/** What a member reads: on the pages and in notices. */
export const counselStateNames: Readonly<Record<Language, Readonly<Record<CounselState, string>>>> =
  {
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
