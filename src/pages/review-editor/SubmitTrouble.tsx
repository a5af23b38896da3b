import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreadable } from '../../domain/review/useSendReview.ts';
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
  const place = useRef<HTMLDivElement>(null);
  // It pushes the button down, and would appear behind the bars.
  useEffect(() => {
    if (trouble) place.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  return (
    <div ref={place} role="status" className="grid scroll-mb-44 gap-3 empty:hidden">
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
        {t(isUnreadable(trouble.cause) ? 'editor.unreadable' : 'editor.notSent')}
        <span className="block text-small">{failureText(trouble.cause)}</span>
      </>
    );
  }
  const { failed, unreadable } = trouble.unsent;
  const areUnreadable = unreadable.length > 0;
  return (
    <>
      {t(areUnreadable ? 'editor.unreadable' : 'editor.notUploaded')}
      <span className="block text-small">{(areUnreadable ? unreadable : failed).join(', ')}</span>
    </>
  );
}
