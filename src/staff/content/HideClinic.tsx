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
 * many counsels are open, and the second one acts.
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
  return (
    <>
      <Button look="quiet" isBusy={isBusy} {...hiding.press}>
        {t(hiding.isAsked ? 'content.hideSurely' : 'content.withdraw')}
      </Button>
      <Button look="danger" isBusy={isBusy} {...ending.press}>
        {t(ending.isAsked ? 'content.endSurely' : 'content.end')}
      </Button>
      <div role="status" className="basis-full empty:hidden">
        {count > 0 && (
          <Notice tone="warning">{t('content.openCounsels', { n: formatCount(count) })}</Notice>
        )}
      </div>
    </>
  );
}
