import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BOTTOM_BAR_HEIGHT_UNITS } from '../../constants.ts';
import { units } from '../../lib/number.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { activeTab, navigationTabs, type TabRoute } from './navigationTabs.ts';

interface BottomNavigationProps {
  /** News dots by the route of their tab. */
  marks: Partial<Record<TabRoute, ReactNode>>;
}

export function BottomNavigation({ marks }: BottomNavigationProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const active = activeTab(pathname);
  return (
    // It has its height before its links are parsed: a browser that draws meanwhile moves nothing afterwards.
    <nav
      aria-label={t('nav.label')}
      className="fixed inset-x-0 bottom-0 z-30 mx-auto box-content max-w-column bg-surface pb-safe shadow-[0_-1px_var(--line)]"
      style={{ height: units(BOTTOM_BAR_HEIGHT_UNITS) }}
    >
      <ul className="flex h-full">
        {navigationTabs.map((tab) => (
          <li key={tab.route} className="flex-1">
            <AppLink
              to={tab.route}
              aria-current={tab === active ? 'page' : undefined}
              className="flex h-full flex-col items-center justify-center gap-0.5 whitespace-nowrap text-muted text-tab aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong"
            >
              <span className="relative">
                <Icon name={tab.icon} />
                <span className="absolute -top-1 -right-1 flex">{marks[tab.route]}</span>
              </span>
              {t(tab.label)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
