import { bookmark } from './bookmark.ts';
import { common } from './common.ts';
import { demo } from './demo.ts';
import { errorScreen } from './errorScreen.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { login } from './login.ts';
import { nav } from './nav.ts';
import { review } from './review.ts';

/** The texts of every page and of /home: all visitors load them. */
export const everywhere = {
  bookmark,
  common,
  demo,
  errorScreen,
  footer,
  home,
  login,
  nav,
  review,
} as const;
