import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../state/modal.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { pressInstead } from '../../widgets/link/pressInstead.ts';

interface TopBarProps {
  trail: ReactNode;
  tools?: ReactNode;
}

/** Logo or breadcrumbs, and the search button. */
export function TopBar({ trail, tools }: TopBarProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 bg-surface pr-1 pl-4">
      <div className="min-w-0 flex-1">{trail ?? <Logo />}</div>
      {tools}
      <AppLink
        to="/search"
        onClick={pressInstead(() => void openModal('search', {}))}
        aria-label={t('nav.search')}
        className="grid size-12 shrink-0 place-items-center rounded-full"
      >
        <Icon name="search" />
      </AppLink>
    </header>
  );
}

function Logo() {
  const { t } = useTranslation();
  return (
    <AppLink
      to="/home"
      className="inline-flex h-11 items-center font-bold text-brand-strong text-title"
    >
      {t('common.brand')}
    </AppLink>
  );
}
