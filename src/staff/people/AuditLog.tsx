import { useTranslation } from 'react-i18next';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Loaded } from '../parts/list/Loaded.tsx';
import { Pager } from '../parts/list/Pager.tsx';
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AuditFilters />
      <AuditExport />
      <AuditCheck />
      {/* This element stays while the next page loads. */}
      <section className="grid scroll-mt-18 grid-cols-[minmax(0,1fr)] gap-4 lg:scroll-mt-4">
        <Loaded answer={answer}>
          {({ data: entries, total }) => (
            <>
              {entries.length === 0 && <EmptyState sentence={t('person.noEntries')} />}
              {entries.some(({ intact }) => !intact) && (
                <Notice tone="error">{t('person.broken')}</Notice>
              )}
              {entries.length > 0 && (
                <ol
                  aria-label={t('person.audit')}
                  className="divide-y divide-line rounded-card bg-surface shadow-card"
                >
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <AuditRow entry={entry} />
                    </li>
                  ))}
                </ol>
              )}
              <Pager total={total} after={entries.at(-1)?.id} />
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}
