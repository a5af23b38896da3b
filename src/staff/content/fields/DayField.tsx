import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';
import { useIsOperator } from '../../console/useStaff.ts';
import type { ContentField } from '../contentFields.ts';

interface DayFieldProps {
  field: ContentField;
  label: string;
  text: string;
  onWrite: (text: string) => void;
}

export function DayField({ field, label, text, onWrite }: DayFieldProps) {
  const { t } = useTranslation('staff');
  const isOperator = useIsOperator();
  const { isForOperators } = field;
  return (
    <Field label={label} hint={isForOperators ? t('content.checkedByOperator') : undefined}>
      {(parts) => (
        <input
          {...parts}
          type="date"
          autoComplete="off"
          disabled={isForOperators && !isOperator}
          value={text}
          className={`h-12 ${FIELD_LOOK}`}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </Field>
  );
}
