import type { ScreenModule } from '../../screen.ts';
import { MyNoticesPage } from './MyNoticesPage.tsx';

export const myNoticesScreen: ScreenModule = {
  Page: MyNoticesPage,
  head: ({ t }) => ({ title: t('notice.choices'), isPrivate: true }),
};
