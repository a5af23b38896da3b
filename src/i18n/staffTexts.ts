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
  // React escapes what it renders; escaping twice would show `&amp;`.
  interpolation: { escapeValue: false },
});

/** The texts of the console. They travel with its script in both languages, so no visitor carries them. */
export const staffTexts = {
  ko: instance.getFixedT('ko', 'staff'),
  ja: instance.getFixedT('ja', 'staff'),
} as const satisfies Record<Language, unknown>;

export type StaffText = (typeof staffTexts)['ko'];
