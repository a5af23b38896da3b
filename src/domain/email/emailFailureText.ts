import { useTranslation } from 'react-i18next';
import { codeOf } from '../../api/ApiError.ts';
import { useFailureText } from '../failureText.ts';

/** The sentence for a failed change of the e-mail address. */
export function useEmailFailureText(): (cause: unknown) => string {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (cause) => {
    const code = codeOf(cause);
    if (code === 'wrong_code') return t('email.wrongCode');
    if (code === 'provider_unavailable') return t('email.notSent');
    if (code === 'day_limit_reached') return t('email.dayLimit');
    return code === 'invalid_input' ? t('email.invalid') : failureText(cause);
  };
}
