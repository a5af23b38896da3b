import { popularReviewsQuery } from '../../domain/review/reviewAtoms.ts';
import { partsQuery } from '../../domain/taxonomy/taxonomyAtoms.ts';
import type { ScreenModule } from '../../screen.ts';
import { HomePage } from './HomePage.tsx';

export const homeScreen: ScreenModule = {
  Page: HomePage,
  queries: () => [partsQuery(), popularReviewsQuery()],
  head: ({ t }) => ({ title: t('home.title'), description: t('common.tagline') }),
};
