import { popularReviewsQuery } from '../../domain/review/reviewAtoms.ts';
import type { ScreenModule } from '../../screen.ts';
import { HomePage } from './HomePage.tsx';

export const homeScreen: ScreenModule = {
  Page: HomePage,
  queries: () => [popularReviewsQuery()],
  head: ({ t }) => ({ title: t('home.title'), description: t('common.tagline') }),
};
