import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffCall } from '../../api/staffCall.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { useAct } from '../parts/useAct.ts';

/** Checks the whole log on demand, because it may be long. */
export function AuditCheck() {
  const { t } = useTranslation('staff');
  const { act, isBusy } = useAct();
  const [found, setFound] = useState<{ intact: boolean; rows: number } | null>(null);

  const check = () =>
    act(async () => {
      setFound((await staffCall('GET /staff/audit/check', {})).data);
    }, t('person.checked'));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <Button look="quiet" isBusy={isBusy} onClick={() => void check()}>
        {t('person.checkAll')}
      </Button>
      {found && (
        <Notice tone={found.intact ? 'success' : 'error'}>
          {found.intact ? t('person.allIntact', { rows: found.rows }) : t('person.broken')}
        </Notice>
      )}
    </div>
  );
}
