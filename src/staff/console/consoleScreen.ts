import type { ScreenModule } from '../../screen.ts';
import { privateHead } from '../privateHead.ts';
import { ConsoleApp } from './ConsoleApp.tsx';
import { sectionAt } from './sections.ts';

export const consoleScreen: ScreenModule = {
  Page: ConsoleApp,
  head: (place) =>
    privateHead(place, (t) => t(sectionAt(`/console/${place.params['*']}`)?.label ?? 'account')),
};
