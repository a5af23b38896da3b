import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';

interface NumberOrDayFieldProps {
  name: 'position' | 'price' | 'startsOn' | 'endsOn';
  text: string;
  onWrite: (changes: Record<string, string>) => void;
}

/** A whole number or a day. */
export function NumberOrDayField({ name, text, onWrite }: NumberOrDayFieldProps) {
  const { t } = useTranslation('staff');
  const isNumber = name === 'position' || name === 'price';
  const kept = (typed: string) => (isNumber ? typed.replace(/\D/g, '').slice(0, 9) : typed);
  return (
    <Field
      label={t(`content.field.${name}`)}
      hint={name === 'price' ? t('content.priceHint') : undefined}
    >
      {(parts) => (
        <input
          {...parts}
          {...(isNumber ? { inputMode: 'numeric' } : { type: 'date' })}
          autoComplete="off"
          value={text}
          className={`h-12 ${FIELD_LOOK}`}
          onChange={(event) => onWrite({ [name]: kept(event.target.value) })}
        />
      )}
    </Field>
  );
}
