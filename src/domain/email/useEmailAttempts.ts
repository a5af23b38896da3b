import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../api/ApiError.ts';
import { useFailureText } from '../failureText.ts';

/** Tries a call. The sentence of a failure stays until the next try, or until the member takes the next step. */
export function useEmailAttempts() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [trouble, setTrouble] = useState('');
  const textOf = (cause: unknown) => {
    const code = codeOf(cause);
    if (code === 'wrong_code') return t('email.wrongCode');
    if (code === 'provider_unavailable') return t('email.notSent');
    if (code === 'day_limit_reached') return t('email.dayLimit');
    return code === 'invalid_input' ? t('email.invalid') : failureText(cause);
  };
  const attempt = async (call: () => Promise<void>): Promise<boolean> => {
    setTrouble('');
    try {
      await call();
      return true;
    } catch (cause) {
      console.error('The e-mail address was not changed', cause);
      setTrouble(textOf(cause));
      return false;
    }
  };
  return { trouble, attempt, clear: () => setTrouble('') };
}
