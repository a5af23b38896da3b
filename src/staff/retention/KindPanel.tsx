import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retentionRule } from '../../../contract/plain/retention.ts';
import type { RetentionSetting } from '../../../contract/staff/staffRetention.ts';
import { formatCount } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { Panel } from '../parts/Panel.tsx';
import { DryRun } from './DryRun.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import { periodText } from './periodText.ts';

/** One kind of data: its period, the last run, and a form for another period. */
export function KindPanel({ setting }: { setting: RetentionSetting }) {
  const { t } = useTranslation('staff');
  const { kind, period, ranAt, gone } = setting;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { least, greatest } = retentionRule(kind);
  const isFixed = least === greatest;
  const name = t(`retention.kind.${kind}.name`);
  const step = t(isFixed ? 'retention.look' : 'retention.change');

  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };

  return (
    <Panel
      title={name}
      aside={
        <span className="whitespace-nowrap font-bold text-brand-strong tabular-nums">
          {periodText(t, kind, period)}
        </span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-balance text-muted text-small">{t(`retention.kind.${kind}.hint`)}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-small tabular-nums">
            {ranAt === null ? (
              t('retention.notRun')
            ) : (
              <>
                {t('retention.ran')} <DateText moment={ranAt} withTime /> ·{' '}
                {t('retention.ranRows', { n: formatCount(gone) })}
              </>
            )}
          </p>
          <Button
            ref={opener}
            look="quiet"
            aria-label={`${name} ${step}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {step}
          </Button>
        </div>
        {isOpen && isFixed && <DryRun kind={kind} period={period} />}
        {isOpen && !isFixed && (
          <PeriodForm key={setting.version} setting={setting} onSaved={close} />
        )}
      </div>
    </Panel>
  );
}
