import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffReviewCard } from '../../../contract/staffReview.ts';
import { useServerData } from '../../api/useServerData.ts';
import { Button } from '../../ui/button/Button.tsx';
import { deskReviewQuery } from './useReviewDesk.ts';

/** The text with its line breaks. The list cuts a very long text; a press loads the rest. */
export function DeskText({ review, lang }: { review: StaffReviewCard; lang: string }) {
  const { t } = useTranslation('staff');
  const [isWanted, setIsWanted] = useState(false);
  const whole = useServerData(deskReviewQuery(review.id), { enabled: isWanted });
  const text = whole.data?.data.content;
  const isMissing = review.contentCut === true && text === undefined;
  return (
    <>
      <p className="whitespace-pre-line" lang={lang}>
        {text ?? review.content}
        {isMissing && '…'}
      </p>
      {isMissing && (
        <Button
          look="quiet"
          isBusy={whole.isFetching}
          onClick={() => (isWanted ? void whole.refetch() : setIsWanted(true))}
        >
          {t('review.showWhole')}
        </Button>
      )}
    </>
  );
}
