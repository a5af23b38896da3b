import { common } from '../../i18n/ko/common.ts';
import { counsel } from '../../i18n/ko/counsel.ts';
import { input } from '../../i18n/ko/input.ts';
import { review } from '../../i18n/ko/review.ts';
import { upload } from '../../i18n/ko/upload.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ScreenModule } from '../../screen.ts';
import { privateHead } from '../staffText.ts';
import { ConsoleApp } from './ConsoleApp.tsx';
import { sectionAt } from './sections.ts';

addTexts({ common, counsel, input, review, upload });

export const consoleScreen: ScreenModule = {
  Page: ConsoleApp,
  head: (place) =>
    privateHead(place, (t) => t(sectionAt(`/console/${place.params['*']}`)?.label ?? 'account')),
};
