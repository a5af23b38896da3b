import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../domain/failureText.ts';
import { photosAmong, type ReviewValues } from '../../domain/review/editor/reviewValues.ts';
import { isUnreadable } from '../../domain/review/editor/useSendReview.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Truncated } from '../../ui/tooltip/Truncated.tsx';
import type { Trouble } from './useSubmitReview.ts';

interface SubmitTroubleProps {
  trouble: Trouble | null;
  values: ReviewValues;
  onEdit: () => void;
}

/** Quietly, where it happened: the cause is in the log, and everything is still there. */
export function SubmitTrouble({ trouble, values, onEdit }: SubmitTroubleProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // It pushes the button down, and would appear behind the bars.
  useEffect(() => {
    if (trouble) place.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  // Whoever has taken the photos out has done what was asked for.
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

/** What can never arrive is what has to be dealt with first. */
const idsOf = ({ unsent: { failed, unreadable } }: Extract<Trouble, { kind: 'photos' }>) =>
  unreadable.length > 0 ? unreadable : failed;

function TroubleText({ trouble, values }: { trouble: Trouble; values: ReviewValues }) {
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
  return (
    <>
      {t(trouble.unsent.unreadable.length > 0 ? 'editor.unreadable' : 'editor.notUploaded')}
      {photosAmong(values, idsOf(trouble)).map(({ id, moment, n, name }) => (
        // Phones give many photos one name; the place tells them apart.
        <span key={id} className="block text-small">
          <span>{t(`review.${moment}Photo`, { n })}</span> <Truncated text={name} />
        </span>
      ))}
    </>
  );
}
