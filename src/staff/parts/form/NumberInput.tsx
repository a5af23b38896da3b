import { type ComponentProps, useState } from 'react';
import { digitsIn } from '../../../lib/number.ts';
import { TextInput } from '../../../widgets/text/TextInput.tsx';

interface NumberInputProps extends Omit<ComponentProps<typeof TextInput>, 'onBlur'> {
  maxLength: number;
  isDecimal?: boolean;
}

/**
 * A number, which may be typed in full-width digits. The field shows the typed text until it loses the focus: replacing
 * the text while an input method composes it would double the digits.
 */
export function NumberInput({ isDecimal = false, value, onChange, ...field }: NumberInputProps) {
  const [typed, setTyped] = useState(value);
  const read = (text: string) =>
    (isDecimal ? decimalIn(text) : digitsIn(text)).slice(0, field.maxLength);
  return (
    <TextInput
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...field}
      value={read(typed) === value ? typed : value}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
      onBlur={() => setTyped(value)}
    />
  );
}

const decimalIn = (text: string) => text.normalize('NFKC').replace(/[^\d.]/g, '');
