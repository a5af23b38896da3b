import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounselMoveOption } from '../../../contract/staff/staffCounsel.ts';
import { Select } from '../../ui/field/Select.tsx';
import { type MoveDetails, MoveForm } from './MoveForm.tsx';

interface JumpFormProps {
  counselId: string;
  clinicId: string;
  options: readonly CounselMoveOption[];
  isBusy: boolean;
  onMove: (to: CounselMoveOption['to'], given: MoveDetails) => Promise<boolean>;
}

/** Moves a counsel over several steps that happened and were not recorded. */
export function JumpForm({ counselId, clinicId, options, isBusy, onMove }: JumpFormProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const [chosen, setChosen] = useState<string | undefined>();
  const option = options.find(({ to }) => to === chosen) ?? options[0];
  if (!option) return null;
  return (
    <div className="mt-3">
      <Select
        label={t('counsel.toStep')}
        value={option.to}
        options={options.map(({ to }) => ({ value: to, label: common(`counsel.state.${to}`) }))}
        onChange={setChosen}
      />
      <MoveForm
        key={option.to}
        counselId={counselId}
        clinicId={clinicId}
        option={option}
        isBusy={isBusy}
        onSubmit={(given) => onMove(option.to, given)}
      />
    </div>
  );
}
