import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';

export function CancelButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  return (
    <Button look="danger" onClick={() => openModal('counselCancel', { counselId: id })}>
      {t('counsel.cancel')}
    </Button>
  );
}
