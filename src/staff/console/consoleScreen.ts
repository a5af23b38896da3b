import type { ScreenModule } from '../../screen.ts';
import { ConsoleApp } from './ConsoleApp.tsx';
import { sectionAt } from './sections.ts';

export const consoleScreen: ScreenModule = {
  Page: ConsoleApp,
  head: ({ params, t }) => {
    const section = sectionAt(`/console/${params['*']}`);
    return { title: t(section?.label ?? 'account', { ns: 'staff' }), isPrivate: true };
  },
};
