import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../api/ApiError.ts';

/** The message for a failed call, by its error code. A newer server may have codes that this build does not know. */
export function failureText(t: TFunction, cause: unknown): string {
  const code = codeOf(cause);
  return code === 'unreachable' ? t('common.unreachable') : t([`error.${code}`, 'error.other']);
}

export function useFailureText() {
  const { t } = useTranslation();
  return (cause: unknown): string => failureText(t, cause);
}
