import type { InputHTMLAttributes } from 'react';

export type TextFormat = 'NUMBER' | 'PHONE' | 'ID';

interface Rule {
  /** Matches the whole value; '' is always accepted. */
  accepts: RegExp;
  /** The message for a value that does not match. */
  warning: 'input.numberOnly' | 'input.phoneOnly' | 'input.idOnly';
  keep: (text: string) => string;
  /** The phone keyboard and the autofill options. */
  keys: InputHTMLAttributes<HTMLInputElement>;
}

const asTyped = (text: string) => text;

export const TEXT_FORMATS: Record<TextFormat, Rule> = {
  NUMBER: {
    // While typing -12.5 the value is '-' and '-12.'; .5 starts with a dot.
    accepts: /^-?\d*\.?\d*$/,
    warning: 'input.numberOnly',
    keep: asTyped,
    // Not 'decimal': the iPhone keyboard for decimals has no minus sign.
    keys: { inputMode: 'text', autoComplete: 'off' },
  },
  PHONE: {
    accepts: /^\d*$/,
    warning: 'input.phoneOnly',
    keep: asTyped,
    keys: { inputMode: 'tel', autoComplete: 'tel-national' },
  },
  ID: {
    accepts: /^[a-z\d._]*$/i,
    warning: 'input.idOnly',
    keep: (text) => text.toLowerCase(),
    keys: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, autoComplete: 'off' },
  },
};

/** The value in this format; null if it does not match. */
export function fitted(text: string, format: TextFormat): string | null {
  const { accepts, keep } = TEXT_FORMATS[format];
  return accepts.test(text) ? keep(text) : null;
}
