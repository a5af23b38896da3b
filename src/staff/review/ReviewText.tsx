import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffReviewCard } from '../../../contract/staff/staffReview.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { staffReviewQueryOf } from './reviewWrites.ts';

/** The text with its line breaks. The list cuts a very long text; a press loads the rest. */
export function ReviewText({ review, lang }: { review: StaffReviewCard; lang: string }) {
  const { t } = useTranslation('staff');
  const [isWanted, setIsWanted] = useState(false);
  const whole = useAnswer(staffReviewQueryOf(review), { enabled: isWanted });
  const text = dataOf(whole)?.data.content;
  const isMissing = review.contentCut === true && text === undefined;
  return (
    <>
      <p className="whitespace-pre-line" lang={lang}>
        {text ?? review.content}
        {isMissing && '…'}
      </p>
      {whole.state === 'failed' && <LoadFailedLine onRetry={whole.retry} />}
      {isMissing && whole.state !== 'failed' && (
        <Button
          look="quiet"
          isBusy={isWanted && whole.state === 'loading'}
          onClick={() => setIsWanted(true)}
        >
          {t('review.showWhole')}
        </Button>
      )}
    </>
  );
}
