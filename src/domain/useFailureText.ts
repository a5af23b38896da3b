import { useTranslation } from 'react-i18next';
import { codeOf } from '../api/ApiError.ts';

/** The sentence for a call that failed. */
export function useFailureText() {
  const { t } = useTranslation();
  return (cause: unknown): string => {
    const code = codeOf(cause);
    return code === 'offline' ? t('common.offline') : t(`error.${code}`);
  };
}
