import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { hasBeenThere } from '../../domain/counsel/course.ts';
import { buttonLook } from '../../ui/buttonLook.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AppLink } from '../../widgets/AppLink.tsx';

export function ReviewLink({ counsel: { id, state, review_id } }: { counsel: Counsel }) {
  const { t } = useTranslation();
  return (
    <AppLink
      to={`/review/editor/${id}`}
      className={buttonLook(hasBeenThere(state) && !review_id ? 'primary' : 'quiet')}
    >
      <Icon name="edit" className="size-5" />
      {t(review_id ? 'counsel.editReview' : 'counsel.writeReview')}
    </AppLink>
  );
}
