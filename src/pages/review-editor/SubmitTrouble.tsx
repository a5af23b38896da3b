import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../domain/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Trouble } from './useSubmitReview.ts';

interface SubmitTroubleProps {
  trouble: Trouble | null;
  onEdit: () => void;
}

/** Quietly, where it happened: the cause is in the log, and everything is still there. */
export function SubmitTrouble({ trouble, onEdit }: SubmitTroubleProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {trouble && (
        <Notice tone={trouble.kind === 'reviewed' ? 'info' : 'warning'}>
          <TroubleText trouble={trouble} />
        </Notice>
      )}
      {trouble?.kind === 'reviewed' && (
        <Button look="quiet" onClick={onEdit}>
          {t('counsel.editReview')}
        </Button>
      )}
    </div>
  );
}

function TroubleText({ trouble }: { trouble: Trouble }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (trouble.kind === 'reviewed') return t('editor.alreadyReviewed');
  if (trouble.kind === 'failed') {
    return (
      <>
        {t('editor.notSent')}
        <span className="block text-small">{failureText(trouble.cause)}</span>
      </>
    );
  }
  const { failed, unreadable } = trouble.unsent;
  const isUnreadable = unreadable.length > 0;
  return (
    <>
      {t(isUnreadable ? 'editor.unreadable' : 'editor.notUploaded')}
      <span className="block text-small">{(isUnreadable ? unreadable : failed).join(', ')}</span>
    </>
  );
}
