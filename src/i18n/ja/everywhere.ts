import type { everywhere as korean } from '../ko/everywhere.ts';
import type { Translated } from '../texts.ts';
import { bookmark } from './bookmark.ts';
import { common } from './common.ts';
import { demo } from './demo.ts';
import { errorScreen } from './errorScreen.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { login } from './login.ts';
import { nav } from './nav.ts';
import { review } from './review.ts';

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
} satisfies Translated<typeof korean>;
