import type { TFunction } from 'i18next';
import { codeOf } from '../api/ApiError.ts';
import { error } from '../i18n/ko/error.ts';
import { addTexts } from '../i18n/korean.ts';
import { useTexts } from '../i18n/useTexts.ts';

addTexts({ error });

/** The message for a failed call, by its error code. */
export function failureText(t: TFunction, cause: unknown): string {
  const code = codeOf(cause);
  return code === 'offline' ? t('common.offline') : t(`error.${code}`);
}

export function useFailureText() {
  const { t } = useTexts();
  return (cause: unknown): string => failureText(t, cause);
}
