import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DemoNotice } from '../../layout/frame/DemoNotice.tsx';
import { useKeptFocus } from '../../ui/focus/useKeptFocus.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { useNewsInTitle } from '../counsel/news.ts';
import { useStaffLive } from '../live/useStaffLive.ts';
import { ConsoleBar } from './ConsoleBar.tsx';
import { SECTIONS, sectionAt } from './sections.ts';
import { useFocusOnScreen } from './useFocusOnScreen.ts';
import { useIsOperator } from './useStaff.ts';

/** On a phone a bar on top and tabs at the bottom; on a desktop both in a side column. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnScreen(main);
  useKeptFocus(main);
  useNewsInTitle();
  useStaffLive();
  return (
    <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="contents lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-line lg:border-r lg:bg-surface">
        {/* On a desktop it stands below the sections, so that the columns are as high as the window. */}
        <DemoNotice className="lg:order-last lg:mt-auto" />
        <ConsoleBar />
        <Sections />
      </div>
      <main ref={main} id="content" tabIndex={-1} className="min-w-0 pb-bar lg:pb-0">
        {children}
      </main>
    </div>
  );
}

function Sections() {
  const { t } = useTranslation('staff');
  const { pathname } = useLocation();
  const shown = sectionAt(pathname);
  const isOperator = useIsOperator();
  const sections = SECTIONS.filter(({ isForOperators }) => isOperator || !isForOperators);
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is shown
  useEffect(() => scrollToShown(row.current), [shown]);
  return (
    <nav
      aria-label={t('sections')}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-safe lg:static lg:border-0 lg:px-3 lg:py-2"
    >
      <ul
        ref={row}
        className="no-scrollbar scroll-shades relative flex h-16 overflow-x-auto lg:h-auto lg:flex-col lg:gap-1 lg:overflow-visible lg:bg-none"
      >
        {sections.map((section) => (
          <li key={section.path} className="min-w-14 flex-[1_0_auto]">
            <AppLink
              to={section.path}
              aria-current={section === shown ? 'page' : undefined}
              className="-outline-offset-2 flex h-full flex-col items-center justify-center gap-0.5 whitespace-nowrap px-1 text-muted text-tab aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong lg:h-11 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-card lg:px-3 lg:text-body lg:hover:bg-quiet lg:aria-[current=page]:bg-brand-soft"
            >
              <Icon name={section.icon} className="size-6 lg:size-5" />
              {t(section.label)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the sections are wider than the window. Scrolls their row, not the page. */
function scrollToShown(row: HTMLElement | null): void {
  const shown = row?.querySelector<HTMLElement>('[aria-current="page"]')?.parentElement;
  if (row && shown) row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2;
}
