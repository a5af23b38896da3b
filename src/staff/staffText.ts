import { languageOf } from '../../contract/language.ts';
import { type StaffText, staffTexts } from '../i18n/staffTexts.ts';
import type { Head, Place } from '../screen.ts';
import { useLanguage } from '../state/language.ts';

export function useStaffText(): StaffText {
  return staffTexts[useLanguage()];
}

/** Console screens are noindex. */
export const privateHead = ({ search }: Place, title: (t: StaffText) => string): Head => ({
  title: title(staffTexts[languageOf(search.toString())]),
  isPrivate: true,
});
