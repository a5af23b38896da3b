import { useTranslation } from 'react-i18next';
import { NEVER, type RetentionKind, retentionRule } from '../../../contract/retention.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { formatDeadline } from '../../lib/date.ts';
import { formatCount } from '../../lib/number.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { Loaded } from '../parts/Loaded.tsx';

/** What would go now with this period. */
export function DryRun({ kind, period }: { kind: RetentionKind; period: number }) {
  const { t } = useTranslation('staff');
  const input = { params: { id: kind }, query: { period: String(period) } };
  const answer = useAnswer(staffQuery('GET /staff/retention/:id', input));
  if (period === NEVER) return <Notice tone="info">{t('retention.stays')}</Notice>;
  return (
    <Loaded answer={answer}>
      {({ data: { rows, oldest, toTell = 0 } }) => (
        <Notice tone={rows + toTell > 0 ? 'warning' : 'success'}>
          {rows === 0 && toTell === 0 && t('retention.nothing')}
          {rows > 0 && (
            <>
              <strong className="block">
                {t(`retention.goes.${retentionRule(kind).outcome}`, { n: formatCount(rows) })}
              </strong>
              {oldest && (
                <span className="block">
                  {t('retention.oldest', { date: formatDeadline(oldest) })}
                </span>
              )}
              <span className="block">{t('retention.noReturn')}</span>
            </>
          )}
          {toTell > 0 && (
            <span className="block">{t('retention.toTell', { n: formatCount(toTell) })}</span>
          )}
        </Notice>
      )}
    </Loaded>
  );
}
