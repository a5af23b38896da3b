import { useTranslation } from 'react-i18next';
import { LostPhotos } from '../../domain/upload/LostPhotos.tsx';
import { useOpenModal } from '../../state/modal.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Notice } from '../../ui/status/Notice.tsx';

interface RestoredNoticeProps {
  restored: { lost: number } | null;
  onStartOver: () => void;
}

/** Says that a draft was restored, and offers to start over. */
export function RestoredNotice({ restored, onStartOver }: RestoredNoticeProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();

  const handleStartOver = () =>
    openModal('confirm', {
      question: t('editor.startOverQuestion'),
      consequence: t('editor.startOverConsequence'),
      action: t('editor.startOver'),
      onConfirm: async () => onStartOver(),
    });

  return (
    <div role="status" className="grid gap-2 not-empty:mt-4">
      {restored && (
        <Notice>
          <span className="block">{t('editor.draftKept')}</span>
          <PlainButton
            className="-mb-2 inline-flex min-h-11 items-center underline underline-offset-4"
            onClick={handleStartOver}
          >
            {t('editor.startOver')}
          </PlainButton>
        </Notice>
      )}
      {restored && <LostPhotos count={restored.lost} />}
    </div>
  );
}
