import { codeOf } from '../api/ApiError.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The sentence for a call that failed. */
export function useFailureText() {
  const { t } = useTexts();
  return (cause: unknown): string => {
    const code = codeOf(cause);
    return code === 'offline' ? t('common.offline') : t(`error.${code}`);
  };
}
