import { useTranslation } from 'react-i18next';
import { isStepBack } from '../../../contract/plain/counselCourse.ts';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { DateText } from '../../widgets/DateText.tsx';
import { Panel } from '../parts/Panel.tsx';

/** Who did what, newest first. */
export function CounselHistory({ history }: Pick<StaffCounsel, 'history'>) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  return (
    <Panel title={t('counsel.history')}>
      <ol className="divide-y divide-line">
        {history.toReversed().map(({ staff, ...change }) => (
          <li
            key={change.at + change.to}
            className="grid gap-x-4 py-2 first:pt-0 last:pb-0 sm:grid-cols-[9rem_1fr]"
          >
            <span className="text-muted text-small tabular-nums sm:pt-0.5">
              <DateText moment={change.at} withTime />
            </span>
            <span className="min-w-0">
              <span className="font-medium">
                {common(
                  isStepBack(change.from, change.to)
                    ? 'counsel.rescheduled'
                    : `counsel.state.${change.to}`,
                )}
              </span>{' '}
              <span className="text-muted text-small">{staff ?? t(`counsel.by.${change.by}`)}</span>
              {change.proposedAt && <span className="block">{t('dates.accepted')}</span>}
              {change.cause && <span className="block">{t(`counsel.cause.${change.cause}`)}</span>}
              {change.reason && <span className="block whitespace-pre-line">{change.reason}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
