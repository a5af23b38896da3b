import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookmarkTarget } from '../../state/bookmarks.ts';
import { useOpenModal } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useAsMember } from '../session/useAsMember.ts';

interface CounselButtonProps {
  /** What its page is about. */
  target: BookmarkTarget;
  /** Why nothing can be booked there; it stands on the button, which is then disabled. */
  closed?: string | undefined;
  className?: string;
}

/** The one primary action of every detail page. */
export function CounselButton({ target, closed, className }: CounselButtonProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const asMember = useAsMember();
  // Right after the page has come, the server may not have said yet who is there.
  const [isAsking, setIsAsking] = useState(false);

  const { type, id: sourceId, clinicId } = target;

  const handleClick = async () => {
    if (!clinicId) return;
    const source = { type, id: sourceId };
    setIsAsking(true);
    const press = { does: 'counsel', clinicId, source } as const;
    await asMember(
      press,
      ({ id }) => void openModal('counsel', { clinicId, source, memberId: id }),
    );
    setIsAsking(false);
  };

  return (
    <Button
      className={className}
      disabled={!clinicId || closed !== undefined}
      isBusy={isAsking}
      onClick={handleClick}
    >
      {closed ?? t('common.bookCounsel')}
    </Button>
  );
}
