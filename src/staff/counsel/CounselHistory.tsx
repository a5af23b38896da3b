import { useTranslation } from 'react-i18next';
import type { StaffCounsel } from '../../../contract/staffCounsel.ts';
import { DateText } from '../../widgets/DateText.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useStaffText } from '../useStaffText.ts';

/** Who did what, the latest first. */
export function CounselHistory({ history }: Pick<StaffCounsel, 'history'>) {
  const t = useStaffText();
  const { t: common } = useTranslation();
  return (
    <Panel title={t('counsel.history')}>
      <ol className="divide-y divide-line">
        {history.toReversed().map(({ at, to, by, staff, reason }) => (
          <li
            key={at + to}
            className="grid gap-x-4 py-2 first:pt-0 last:pb-0 sm:grid-cols-[9rem_1fr]"
          >
            <span className="text-muted text-small tabular-nums sm:pt-0.5">
              <DateText moment={at} withTime />
            </span>
            <span className="min-w-0">
              <span className="font-medium">{common(`counsel.state.${to}`)}</span>{' '}
              <span className="text-muted text-small">{staff ?? t(`counsel.by.${by}`)}</span>
              {reason && <span className="block whitespace-pre-line">{reason}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
