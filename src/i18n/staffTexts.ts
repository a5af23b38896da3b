import { createInstance } from 'i18next';
import type { Language } from '../../contract/language.ts';
import { staff as japanese } from './ja/staff.ts';
import { staff as korean } from './ko/staff.ts';

const instance = createInstance();
instance.init({
  initAsync: false,
  lng: 'ko',
  ns: 'staff',
  fallbackLng: 'ko',
  resources: { ko: { staff: korean }, ja: { staff: japanese } },
  // React already escapes; escaping twice would show `&amp;`.
  interpolation: { escapeValue: false },
});

/** The texts of the console in both languages. They load with the console only. */
export const staffTexts = {
  ko: instance.getFixedT('ko', 'staff'),
  ja: instance.getFixedT('ja', 'staff'),
} as const satisfies Record<Language, unknown>;

export type StaffText = (typeof staffTexts)['ko'];
