import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../domain/failureText.ts';
import { photosAmong, type ReviewValues } from '../../domain/review/editor/reviewValues.ts';
import { isRefusedAgain, isUnreadable } from '../../domain/review/editor/sendReview.ts';
import type { Trouble } from '../../domain/review/editor/submitReview.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Truncated } from '../../ui/tooltip/Truncated.tsx';

interface SubmitTroubleProps {
  trouble: Trouble | null;
  values: ReviewValues;
  onEdit: () => void;
}

/** The failure of a submit, beside the button. The cause is logged and the form is unchanged. */
export function SubmitTrouble({ trouble, values, onEdit }: SubmitTroubleProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // The message moves the button down and may lie behind the bars, so it scrolls into view.
  useEffect(() => {
    if (trouble) place.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  // The message disappears when the member has removed the failed photos.
  const isOver = trouble?.kind === 'photos' && photosAmong(values, idsOf(trouble)).length === 0;
  return (
    <div ref={place} role="status" className="grid scroll-mb-44 gap-3 empty:hidden">
      {trouble && !isOver && (
        <Notice tone={trouble.kind === 'reviewed' ? 'info' : 'warning'}>
          <TroubleText trouble={trouble} values={values} />
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

/** Unreadable photos come first, because they can never be sent. */
const idsOf = ({ unsent: { failed, unreadable } }: Extract<Trouble, { kind: 'photos' }>) =>
  unreadable.length > 0 ? unreadable : failed;

function TroubleText({ trouble, values }: { trouble: Trouble; values: ReviewValues }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (trouble.kind === 'reviewed') return t('editor.alreadyReviewed');
  if (trouble.kind === 'failed') {
    if (isRefusedAgain(trouble.cause)) return failureText(trouble.cause);
    return (
      <>
        {t(isUnreadable(trouble.cause) ? 'editor.unreadable' : 'editor.notSent')}
        <span className="block text-small">{failureText(trouble.cause)}</span>
      </>
    );
  }
  const { unreadable, cause } = trouble.unsent;
  const why = isRefusedAgain(cause) ? failureText(cause) : t('editor.notUploaded');
  return (
    <>
      {unreadable.length > 0 ? t('editor.unreadable') : why}
      {photosAmong(values, idsOf(trouble)).map(({ id, moment, n, name }) => (
        // Phones give many photos the same name, so the number identifies them.
        <span key={id} className="block text-small">
          <span>{t(`review.${moment}Photo`, { n })}</span> <Truncated text={name} />
        </span>
      ))}
    </>
  );
}
