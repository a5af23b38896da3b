import { useTranslation } from 'react-i18next';
import type { ContentStatus } from '../../../contract/staff/staffShape.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useFreshAnswer } from '../../api/useServerData.ts';
import { formatCount } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { useSecondPress } from '../parts/form/useSecondPress.ts';

interface HideClinicProps {
  clinicId: string;
  isBusy: boolean;
  onPublish: (status: ContentStatus) => void;
}

/**
 * Unpublishes or ends a published clinic. Both hide it, its doctors and its events at once, so the first press says how
 * many counsels are open, and the second one acts. While the number loads or could not be read, no press acts.
 */
export function HideClinic({ clinicId, isBusy, onPublish }: HideClinicProps) {
  const { t } = useTranslation('staff');
  const hiding = useSecondPress(() => onPublish('DRAFT'));
  const ending = useSecondPress(() => onPublish('ENDED'));
  const isAsked = hiding.isAsked || ending.isAsked;
  const open = useFreshAnswer(
    staffQuery('GET /staff/clinics/:id/open-counsels', { params: { id: clinicId } }),
    { enabled: isAsked },
  );
  const count = isAsked && open.state === 'ready' ? open.data.data.count : 0;
  const isFailed = isAsked && open.state === 'failed';
  const buttonOf = ({ isAsked: isPressed, press }: typeof hiding, first: string, next: string) => ({
    ...press,
    ...(isPressed && open.state === 'failed' && { onClick: open.retry }),
    isBusy: isBusy || (isPressed && open.state === 'loading'),
    children: isPressed && open.state === 'ready' ? next : first,
  });
  return (
    <>
      <Button look="quiet" {...buttonOf(hiding, t('content.withdraw'), t('content.hideSurely'))} />
      <Button look="danger" {...buttonOf(ending, t('content.end'), t('content.endSurely'))} />
      <div role="status" className="basis-full empty:hidden">
        {count > 0 && (
          <Notice tone="warning">{t('content.openCounsels', { n: formatCount(count) })}</Notice>
        )}
        {isFailed && <Notice tone="warning">{t('content.openCounselsUnknown')}</Notice>}
      </div>
    </>
  );
}
