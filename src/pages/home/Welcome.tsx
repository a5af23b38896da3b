import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../state/modal.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { pressInstead } from '../../widgets/link/pressInstead.ts';

/** What this site is, and the search in the shape of a field. */
export function Welcome() {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  return (
    <div className="px-4 pt-2">
      <h1 className="text-balance font-bold text-title">{t('home.title')}</h1>
      <p className="mt-1 text-balance text-muted text-small">{t('common.tagline')}</p>
      <AppLink
        to="/search"
        onClick={pressInstead(() => void openModal('search', {}))}
        className="mt-3 flex min-h-12 items-center gap-2 rounded-full bg-quiet px-4 text-muted"
      >
        <Icon name="search" className="size-5 shrink-0" />
        {t('home.search')}
      </AppLink>
    </div>
  );
}
