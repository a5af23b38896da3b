import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../state/modal.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { pressInstead } from '../../widgets/link/pressInstead.ts';

/** Opens the list of all concerns. It replaces the modal of the search. */
export function ConcernLink() {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  return (
    <AppLink
      to="/contents"
      className={buttonLook('quiet')}
      onClick={pressInstead(() => void openModal('picker', { picker: 'concern' }))}
    >
      {t('search.byConcern')}
    </AppLink>
  );
}
