import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXPORT_REASONS, type ExportReason } from '../../../contract/plain/enums.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ReasonChoice } from '../parts/form/ReasonChoice.tsx';
import { useSavingNotice } from '../parts/form/useSavingNotice.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { useAuditFilters } from './AuditFilters.tsx';
import { exportAuditAtom } from './auditWrites.ts';

/** Downloads what the filters find. The download is recorded with its reason. */
export function AuditExport() {
  const { t } = useTranslation('staff');
  const filters = useAuditFilters();
  const { send, isBusy } = useWrite(useAtomValue(exportAuditAtom));
  const tell = useSavingNotice(t('person.exported'));
  const [reason, setReason] = useState<ExportReason>();
  return (
    <div className="flex flex-wrap items-end gap-2 text-small">
      <div className="min-w-48 flex-1 sm:max-w-72">
        <ReasonChoice
          label={t('person.exportReason')}
          reasons={EXPORT_REASONS}
          chosen={reason}
          onChoose={setReason}
        />
      </div>
      <Button
        look="quiet"
        isBusy={isBusy}
        disabled={!reason}
        onClick={() => reason && void send({ ...filters, reason }, tell)}
      >
        {t('person.export')}
      </Button>
    </div>
  );
}
