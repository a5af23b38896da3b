import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { hasBeenThere } from '../../domain/counsel/counselStages.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

export function ReviewLink({ counsel }: { counsel: Counsel }) {
  const { t } = useTranslation();
  const { id, review_id } = counsel;
  return (
    <AppLink
      to={`/review/editor/${id}`}
      className={buttonLook(hasBeenThere(counsel) && !review_id ? 'primary' : 'quiet')}
    >
      <Icon name="edit" className="size-5" />
      {t(review_id ? 'counsel.editReview' : 'counsel.writeReview')}
    </AppLink>
  );
}
