import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookmarkTarget } from '../../state/bookmarksAtom.ts';
import { useOpenModal } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { ButtonLook } from '../../ui/button/buttonLook.ts';
import { useAsMember } from '../session/useAsMember.ts';

interface CounselButtonProps {
  /** The record of the page. */
  target: BookmarkTarget;
  /** Why booking is closed. The button shows this text and is disabled. */
  closed?: string | undefined;
  /** What the button says on other pages than the one of the record. */
  label?: string;
  look?: ButtonLook;
  className?: string;
}

/** Books a counsel: the primary action of every detail page, and offered again by a counsel that is over. */
export function CounselButton(props: CounselButtonProps) {
  const { target, closed, label, look = 'primary', className } = props;
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const asMember = useAsMember();
  // True while the session is unknown right after the page has loaded.
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
      look={look}
      className={className}
      disabled={!clinicId || closed !== undefined}
      isBusy={isAsking}
      onClick={handleClick}
    >
      {closed ?? label ?? t('common.bookCounsel')}
    </Button>
  );
}
