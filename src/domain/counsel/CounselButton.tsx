import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CounselSource, useOpenModal } from '../../state/modal.ts';
import { Button } from '../../ui/Button.tsx';
import { useAsMember } from '../session/useAsMember.ts';

interface CounselButtonProps {
  clinicId: string;
  /** The page it is booked from. */
  source: CounselSource;
  isDisabled?: boolean;
  className?: string;
}

/** The one primary action of every detail page. */
export function CounselButton({ clinicId, source, isDisabled, className }: CounselButtonProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const asMember = useAsMember();
  // Right after the page has come, the server may not have said yet who is there.
  const [isAsking, setIsAsking] = useState(false);

  const handleClick = async () => {
    setIsAsking(true);
    await asMember(({ id }) => void openModal('counsel', { clinicId, source, memberId: id }));
    setIsAsking(false);
  };

  return (
    <Button className={className} disabled={isDisabled} isBusy={isAsking} onClick={handleClick}>
      {t('common.bookCounsel')}
    </Button>
  );
}
