import type { InputHTMLAttributes } from 'react';

export type TextFormat = 'NUMBER' | 'PHONE' | 'ID';

interface Rule {
  /** Of the whole value. Nothing at all is always in order. */
  accepts: RegExp;
  /** Key of what is said when it is not. */
  warning: 'input.numberOnly' | 'input.phoneOnly' | 'input.idOnly';
  keep: (text: string) => string;
  /** Which keys a phone offers, and what it may do by itself. */
  keys: InputHTMLAttributes<HTMLInputElement>;
}

const asTyped = (text: string) => text;

export const TEXT_FORMATS: Record<TextFormat, Rule> = {
  NUMBER: {
    // Whoever types -12.5 passes by '-' and '-12.', and .5 begins with a dot.
    accepts: /^-?\d*\.?\d*$/,
    warning: 'input.numberOnly',
    keep: asTyped,
    // Not 'decimal': an iPhone's decimal keys have no minus sign.
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

/** The value as the format keeps it; null when it does not fit. */
export function fitted(text: string, format: TextFormat): string | null {
  const { accepts, keep } = TEXT_FORMATS[format];
  return accepts.test(text) ? keep(text) : null;
}
