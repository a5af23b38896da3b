import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';
import { useIsOperator } from '../../console/useStaff.ts';
import type { NumberOrDayName } from '../contentKinds.ts';

interface NumberOrDayFieldProps {
  name: NumberOrDayName;
  text: string;
  onWrite: (changes: Record<string, string>) => void;
}

const hints: Partial<Record<NumberOrDayName, 'content.priceHint' | 'content.checkedByOperator'>> = {
  price: 'content.priceHint',
  originalPrice: 'content.priceHint',
  licenceCheckedOn: 'content.checkedByOperator',
};

/** A whole number or a day. Only operators say when they have checked a licence. */
export function NumberOrDayField({ name, text, onWrite }: NumberOrDayFieldProps) {
  const { t } = useTranslation('staff');
  const isOperator = useIsOperator();
  const isNumber = ['position', 'price', 'originalPrice'].includes(name);
  const isChecked = name === 'licenceCheckedOn';
  const kept = (typed: string) => (isNumber ? typed.replace(/\D/g, '').slice(0, 9) : typed);
  return (
    <Field label={t(`content.field.${name}`)} hint={hints[name] && t(hints[name])}>
      {(parts) => (
        <input
          {...parts}
          {...(isNumber ? { inputMode: 'numeric' } : { type: 'date' })}
          autoComplete="off"
          disabled={isChecked && !isOperator}
          value={text}
          className={`h-12 ${FIELD_LOOK}`}
          onChange={(event) => onWrite({ [name]: kept(event.target.value) })}
        />
      )}
    </Field>
  );
}
