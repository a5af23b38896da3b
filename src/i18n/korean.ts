import { demo } from './ko/demo.ts';
import { bookmark } from './ko/first/bookmark.ts';
import { common } from './ko/first/common.ts';
import { errorScreen } from './ko/first/errorScreen.ts';
import { login } from './ko/first/login.ts';
import { review } from './ko/first/review.ts';
import { footer } from './ko/footer.ts';
import { home } from './ko/home.ts';
import type { ko } from './ko/ko.ts';
import { nav } from './ko/nav.ts';

type Korean = { [A in keyof typeof ko]?: Partial<(typeof ko)[A]> };

/** The Korean texts that are here: at first those of the frame and of /home. */
export const koreanTexts: Korean = {
  bookmark,
  common,
  demo,
  errorScreen,
  footer,
  home,
  login,
  nav,
  review,
};

/**
 * For a screen or a modal that says more than that: it brings whole areas along, so nobody loads them
 * earlier. i18next reads them where they stand, also those that come later. Nothing says what is not there
 * (tests/architecture/textsAtHand.test.ts).
 */
export function addTexts(areas: Korean): void {
  Object.assign(koreanTexts, areas);
}
