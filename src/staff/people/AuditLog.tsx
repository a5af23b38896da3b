import { useTranslation } from 'react-i18next';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { LoadedList } from '../parts/list/LoadedList.tsx';
import { useFilters } from '../parts/list/useFilters.ts';
import { AuditCheck } from './AuditCheck.tsx';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilters, useAuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';

/** Who read and changed what, with a check that the record is unchanged. */
export function AuditLog() {
  const { t } = useTranslation('staff');
  const { sliceAfter } = useFilters();
  const query = { ...useAuditFilters(), ...sliceAfter };
  const answer = useAnswer(staffQuery('GET /staff/audit', { query }));
  const isBroken = dataOf(answer)?.data.some(({ intact }) => !intact);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AuditFilters />
      <AuditExport />
      <AuditCheck />
      <div role="status" className="contents">
        {isBroken && <Notice tone="error">{t('person.broken')}</Notice>}
      </div>
      <LoadedList
        answer={answer}
        none={t('person.noEntries')}
        label={t('person.audit')}
        look="rows"
        cursorOf={({ id }) => id}
      >
        {(entry) => <AuditRow entry={entry} />}
      </LoadedList>
    </div>
  );
}
