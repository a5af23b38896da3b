import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPeriod, NEVER, retentionRule } from '../../../contract/plain/retention.ts';
import type { RetentionSetting } from '../../../contract/staff/staffRetention.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { NumberInput } from '../parts/form/NumberInput.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { DryRun } from './DryRun.tsx';
import { periodText } from './periodText.ts';
import { useSetPeriod } from './retentionWrites.ts';

interface PeriodFormProps {
  setting: RetentionSetting;
  onSaved: () => void;
}

/** The dry run comes first: a period is saved only after its effect was shown. */
export function PeriodForm({ setting, onSaved }: PeriodFormProps) {
  const { t } = useTranslation('staff');
  const { kind, period, version } = setting;
  const { unit, least, greatest, isOptional } = retentionRule(kind);
  const { send, isBusy } = useWrite(useSetPeriod(kind));
  const [typed, setTyped] = useState(String(period));
  const [seen, setSeen] = useState<number | null>(null);
  const [isWrong, setIsWrong] = useState(false);

  const write = (number: string) => {
    setTyped(number);
    setSeen(null);
    setIsWrong(false);
  };

  const look = (event: FormEvent) => {
    event.preventDefault();
    const isRight = typed !== '' && isPeriod(kind, Number(typed));
    setIsWrong(!isRight);
    setSeen(isRight ? Number(typed) : null);
  };

  const save = async (chosen: number) => {
    if (await send({ period: chosen, version }, t('retention.saved'))) onSaved();
  };

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t pt-3"
      noValidate
      onSubmit={look}
    >
      <div className="max-w-72">
        <NumberInput
          label={t(`retention.period.${unit}`)}
          hint={t(isOptional ? 'retention.rangeOrNever' : 'retention.range', { least, greatest })}
          value={typed}
          maxLength={3}
          sendsForm
          onChange={write}
        />
      </div>
      <Trouble text={isWrong && t('retention.wrong')} />
      <Button type="submit" look="quiet" className="justify-self-start">
        {t('retention.look')}
      </Button>
      {seen !== null && (
        <DryRun kind={kind} period={seen}>
          {seen !== period && (
            <Button className="justify-self-start" isBusy={isBusy} onClick={() => void save(seen)}>
              {seen === NEVER
                ? t('retention.saveNever')
                : t('retention.save', { period: periodText(t, kind, seen) })}
            </Button>
          )}
        </DryRun>
      )}
    </form>
  );
}
