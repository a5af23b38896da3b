import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRICE_MAX } from '../../../../contract/plain/limits.ts';
import { amountIn } from '../../../lib/amount.ts';
import { formatCount } from '../../../lib/number.ts';
import { TextInput } from '../../../widgets/text/TextInput.tsx';

interface PriceInputProps {
  label: string;
  hint?: string;
  /** In won; null without a price. */
  price: number | null;
  onChange: (price: number | null) => void;
}

/**
 * A price, which people may type in words, e.g. as 1억 5천만. The field shows the number when they leave it. A larger amount
 * becomes PRICE_MAX, and the hint says so. A phone shows its number pad, because most prices are typed in digits.
 */
export function PriceInput({ price, hint, onChange, ...field }: PriceInputProps) {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState('');
  const number = price === null ? '' : String(price);
  const told =
    price === PRICE_MAX ? t('content.priceMax', { price: formatCount(PRICE_MAX) }) : hint;
  return (
    <TextInput
      {...field}
      {...(told && { hint: told })}
      inputMode="numeric"
      autoComplete="off"
      value={amountIn(typed) === price ? typed : number}
      onChange={(text) => {
        setTyped(text);
        onChange(amountIn(text));
      }}
      onBlur={() => setTyped(number)}
    />
  );
}
