import { useTranslation } from 'react-i18next';
import { digitsIn } from '../../../lib/number.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';
import { useIsOperator } from '../../console/useStaff.ts';
import type { ContentField } from '../contentFields.ts';

interface NumberOrDayFieldProps {
  field: ContentField;
  label: string;
  text: string;
  onWrite: (text: string) => void;
}

/** A whole number or a day. */
export function NumberOrDayField({ field, label, text, onWrite }: NumberOrDayFieldProps) {
  const { t } = useTranslation('staff');
  const isOperator = useIsOperator();
  const { kind, isForOperators } = field;
  const isNumber = kind !== 'day';
  const kept = (typed: string) => (isNumber ? digitsIn(typed).slice(0, 9) : typed);
  return (
    <Field label={label} hint={isForOperators ? t('content.checkedByOperator') : undefined}>
      {(parts) => (
        <input
          {...parts}
          {...(isNumber ? { inputMode: 'numeric' } : { type: 'date' })}
          autoComplete="off"
          disabled={isForOperators && !isOperator}
          value={text}
          className={`h-12 ${FIELD_LOOK}`}
          onChange={(event) => onWrite(kept(event.target.value))}
        />
      )}
    </Field>
  );
}
