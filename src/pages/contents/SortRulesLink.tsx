import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../state/modal.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';

/** Beside the list: opens how it is sorted. */
export function SortRulesLink() {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  return (
    <PlainButton
      aria-haspopup="dialog"
      className="min-h-11 underline underline-offset-4"
      onClick={() => void openModal('find', { kind: 'sortRules' })}
    >
      {t('find.sortRules')}
    </PlainButton>
  );
}
