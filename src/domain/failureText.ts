import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../api/ApiError.ts';

/** The message for a failed call, by its error code. */
export function failureText(t: TFunction, cause: unknown): string {
  const code = codeOf(cause);
  return code === 'offline' ? t('common.offline') : t(`error.${code}`);
}

export function useFailureText() {
  const { t } = useTranslation();
  return (cause: unknown): string => failureText(t, cause);
}
