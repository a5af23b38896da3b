import type { i18n } from 'i18next';
import type { Language } from '../../../contract/plain/language.ts';
import { createI18n } from '../../../src/i18n/i18n.ts';
import { browsing as japaneseBrowsing } from '../../../src/i18n/ja/browsing.ts';
import { everywhere as japaneseEverywhere } from '../../../src/i18n/ja/everywhere.ts';
import { membership as japaneseMembership } from '../../../src/i18n/ja/membership.ts';
import { staff as japaneseStaff } from '../../../src/i18n/ja/staff.ts';
import { browsing } from '../../../src/i18n/ko/browsing.ts';
import { everywhere } from '../../../src/i18n/ko/everywhere.ts';
import { membership } from '../../../src/i18n/ko/membership.ts';
import { staff as koreanStaff } from '../../../src/i18n/ko/staff.ts';

/** All texts in both languages, without loading them. */
export function testI18n(language: Language = 'ko', japanese: object = japaneseEverywhere): i18n {
  const instance = createI18n();
  void instance.init({
    lng: language,
    initAsync: false,
    resources: {
      ko: {
        everywhere,
        browsing,
        membership,
        staff: koreanStaff,
      },
      ja: {
        everywhere: japanese,
        browsing: japaneseBrowsing,
        membership: japaneseMembership,
        staff: japaneseStaff,
      },
    },
  });
  return instance;
}
