import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  NEVER,
  OPEN_MONTHS,
  type RetentionKind,
  retentionRule,
} from '../../../contract/plain/retention.ts';
import type { RetentionPreview } from '../../../contract/staff/staffRetention.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useData } from '../../api/useServerData.ts';
import { formatDeadline } from '../../lib/date.ts';
import { formatCount } from '../../lib/number.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { LoadingBlock } from '../../widgets/loading/LoadingBlock.tsx';

interface DryRunProps {
  kind: RetentionKind;
  period: number;
  /** Shown when the result is known. */
  children?: ReactNode;
}

/** How much the job would delete now with this period. */
export function DryRun({ kind, period, children }: DryRunProps) {
  const input = { params: { id: kind }, query: { period: String(period) } };
  const answer = useData(staffQuery('GET /staff/retention/:id', input));
  if (answer.state === 'ready') {
    return (
      <>
        <Result kind={kind} period={period} preview={answer.data} />
        <StillOpen preview={answer.data} />
        {children}
      </>
    );
  }
  if (answer.state === 'failed') return <LoadFailedLine onRetry={answer.retry} />;
  return <LoadingBlock height="h-22" />;
}

interface ResultProps {
  kind: RetentionKind;
  period: number;
  preview: RetentionPreview;
}

function Result({ kind, period, preview: { rows, oldest, toTell = 0 } }: ResultProps) {
  const { t } = useTranslation('staff');
  if (period === NEVER) return <Notice tone="info">{t('retention.stays')}</Notice>;
  if (rows + toTell === 0) return <Notice tone="success">{t('retention.nothing')}</Notice>;
  return (
    <Notice tone="warning">
      {rows > 0 && (
        <>
          <strong className="block">
            {t(`retention.goes.${retentionRule(kind).outcome}`, { n: formatCount(rows) })}
          </strong>
          {oldest && t('retention.oldest', { date: formatDeadline(oldest) })}
          <span className="block">{t('retention.noReturn')}</span>
        </>
      )}
      {toTell > 0 && (
        <span className="block">{t('retention.toTell', { n: formatCount(toTell) })}</span>
      )}
    </Notice>
  );
}

/** Counsels that a clinic did not close, although they are as old as the period. */
function StillOpen({ preview: { stillOpen = 0 } }: Pick<ResultProps, 'preview'>) {
  const { t } = useTranslation('staff');
  if (stillOpen === 0) return null;
  const years = String(OPEN_MONTHS / 12);
  return (
    <Notice tone="info">{t('retention.stillOpen', { n: formatCount(stillOpen), years })}</Notice>
  );
}
