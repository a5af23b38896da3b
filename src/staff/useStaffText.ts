import { type StaffText, staffTexts } from '../i18n/staffTexts.ts';
import { useLanguage } from '../state/language.ts';

export function useStaffText(): StaffText {
  return staffTexts[useLanguage()];
}
