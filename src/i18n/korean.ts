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

/** The loaded Korean texts: at first those of the frame and of /home. */
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
 * Called by screens and modals that need more texts. i18next reads the object itself, so later additions count.
 * tests/architecture/textsAtHand.test.ts finds a text that is used but not loaded.
 */
export function addTexts(areas: Korean): void {
  Object.assign(koreanTexts, areas);
}
