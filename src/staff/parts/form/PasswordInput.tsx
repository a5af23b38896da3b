import { Field } from '../../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../../ui/field/fieldLook.ts';

interface PasswordInputProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordInput({ label, hint, onChange, ...rest }: PasswordInputProps) {
  return (
    <Field label={label} hint={hint}>
      {(parts) => (
        <input
          {...rest}
          {...parts}
          type="password"
          className={`h-12 ${FIELD_LOOK}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
