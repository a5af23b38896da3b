import { useState } from 'react';
import { PRICE_MAX } from '../../../../contract/plain/limits.ts';
import { amountIn } from '../../../lib/amount.ts';
import { TextInput } from '../../../widgets/text/TextInput.tsx';

interface PriceInputProps {
  label: string;
  hint?: string;
  /** In won; null without a price. */
  price: number | null;
  onChange: (price: number | null) => void;
}

/** A price, which people may type in words, e.g. as 1억 5천만. The field shows the number when they leave it. */
export function PriceInput({ price, onChange, ...field }: PriceInputProps) {
  const [typed, setTyped] = useState('');
  const number = price === null ? '' : String(price);
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={priceIn(typed) === price ? typed : number}
      onChange={(text) => {
        setTyped(text);
        onChange(priceIn(text));
      }}
      onBlur={() => setTyped(number)}
    />
  );
}

function priceIn(text: string): number | null {
  const amount = amountIn(text);
  return amount === null ? null : Math.min(amount, PRICE_MAX);
}
