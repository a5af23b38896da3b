import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS } from '../../../contract/enums.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Pager } from '../parts/Pager.tsx';
import { SelectFilter } from '../parts/SelectFilter.tsx';
import { oneOf, useFilters } from '../parts/useFilters.ts';
import { AuditCheck } from './AuditCheck.tsx';
import { AuditRow } from './AuditRow.tsx';

/** Who read and changed what, with a check that the log is unchanged. */
export function AuditLog() {
  const { t } = useTranslation('staff');
  const { filter, slice } = useFilters();
  const query = { action: oneOf(AUDIT_ACTIONS, filter('action')), ...slice };
  const answer = useAnswer(staffQuery('GET /staff/audit', { query }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="max-w-72 text-small">
        <SelectFilter
          name="action"
          label={t('person.action')}
          all={t('person.allActions')}
          options={AUDIT_ACTIONS.map((value) => ({
            value,
            label: t(`person.actionName.${value}`),
          }))}
        />
      </div>
      {/* This element stays while the next page loads. */}
      <section className="grid scroll-mt-18 grid-cols-[minmax(0,1fr)] gap-4 lg:scroll-mt-4">
        <Loaded answer={answer}>
          {({ data: entries, total, intact }) => (
            <>
              <Notice tone={intact ? 'success' : 'error'}>
                {t(intact ? 'person.intact' : 'person.broken')}
              </Notice>
              <AuditCheck />
              {entries.length === 0 && <EmptyState sentence={t('person.noEntries')} />}
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
              <Pager total={total} />
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}
