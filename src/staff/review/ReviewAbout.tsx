import { useTranslation } from 'react-i18next';
import type { StaffReviewCard } from '../../../contract/staff/staffReview.ts';
import { joinNames, localName, localText } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Tag } from '../../ui/status/Tag.tsx';

/** Who wrote the review, what it is about, and whether the visit was confirmed. */
export function ReviewAbout({ review }: { review: StaffReviewCard }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { event, doctors, treatments, maskedNickname, visitConfirmed } = review;
  const names = [
    ...(event ? [localText(language, event.title, event.titleJa).text] : []),
    ...[...doctors, ...treatments].map((named) => localName(language, named).text),
  ].filter((name) => name !== '');
  return (
    <p className="my-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small empty:hidden">
      {maskedNickname && (
        <span>
          <span className="sr-only">{t('review.writer')} </span>
          <span lang={review.language}>{maskedNickname}</span>
        </span>
      )}
      {names.length > 0 && <span>{joinNames(language, names)}</span>}
      {visitConfirmed && <Tag tone="success">{t('review.visitConfirmed')}</Tag>}
    </p>
  );
}
