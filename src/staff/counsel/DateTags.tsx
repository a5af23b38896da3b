import { useTranslation } from 'react-i18next';
import type { StaffCounselCard } from '../../../contract/staff/staffCounsel.ts';
import { Tag } from '../../ui/status/Tag.tsx';

/** Beside the state: the member did not come, or asks for another time. */
export function DateTags({
  counsel,
}: {
  counsel: Pick<StaffCounselCard, 'noShow' | 'reschedule'>;
}) {
  const { t } = useTranslation('staff');
  return (
    <>
      {counsel.noShow && <Tag tone="danger">{t('dates.noShow')}</Tag>}
      {counsel.reschedule && <Tag tone="info">{t('dates.reschedule')}</Tag>}
    </>
  );
}
