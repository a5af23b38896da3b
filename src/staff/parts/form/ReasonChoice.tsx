import { useTranslation } from 'react-i18next';
import type { EraseReason, ExportReason, ReadReason } from '../../../../contract/plain/enums.ts';
import { oneOf } from '../../../lib/oneOf.ts';
import { Select } from '../../../ui/field/Select.tsx';

interface ReasonChoiceProps<Reason> {
  label: string;
  hint?: string;
  reasons: readonly Reason[];
  chosen: Reason | undefined;
  onChoose: (reason: Reason | undefined) => void;
}

/** Why staff read, erase or export. The access record keeps the reason. */
export function ReasonChoice<Reason extends ReadReason | EraseReason | ExportReason>({
  reasons,
  chosen,
  onChoose,
  ...texts
}: ReasonChoiceProps<Reason>) {
  const { t } = useTranslation('staff');
  return (
    <Select
      {...texts}
      value={chosen ?? ''}
      options={[
        { value: '', label: t('person.chooseReason') },
        ...reasons.map((value) => ({ value, label: t(`person.reason.${value}`) })),
      ]}
      onChange={(value) => onChoose(oneOf(reasons, value))}
    />
  );
}
