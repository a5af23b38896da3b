import { createInstance, type i18n } from 'i18next';
import type { Language } from '../../../contract/language.ts';
import { i18nOptions } from '../../../src/i18n/i18n.ts';
import { consentText as japaneseConsents } from '../../../src/i18n/ja/consentText.ts';
import { dates as japaneseDates } from '../../../src/i18n/ja/dates.ts';
import { device as japaneseDevice } from '../../../src/i18n/ja/device.ts';
import { ja } from '../../../src/i18n/ja/ja.ts';
import { lineReading as japaneseLine } from '../../../src/i18n/ja/lineReading.ts';
import { staff as japaneseStaff } from '../../../src/i18n/ja/staff.ts';
import { consentText as koreanConsents } from '../../../src/i18n/ko/consentText.ts';
import { dates as koreanDates } from '../../../src/i18n/ko/dates.ts';
import { device as koreanDevice } from '../../../src/i18n/ko/device.ts';
import { ko } from '../../../src/i18n/ko/ko.ts';
import { lineReading as koreanLine } from '../../../src/i18n/ko/lineReading.ts';
import { staff as koreanStaff } from '../../../src/i18n/ko/staff.ts';

/** All texts in both languages, without loading them. */
export function testI18n(language: Language = 'ko', japanese: object = ja): i18n {
  const instance = createInstance({
    ...i18nOptions,
    lng: language,
    initAsync: false,
    resources: {
      ko: {
        translation: ko,
        dates: koreanDates,
        consentText: koreanConsents,
        lineReading: koreanLine,
        device: koreanDevice,
        staff: koreanStaff,
      },
      ja: {
        translation: japanese,
        dates: japaneseDates,
        consentText: japaneseConsents,
        lineReading: japaneseLine,
        device: japaneseDevice,
        staff: japaneseStaff,
      },
    },
  });
  void instance.init();
  return instance;
}
