import { useTexts } from '../i18n/useTexts.ts';
import { failureText } from './failureText.ts';

/** The sentence for a call that failed. */
export function useFailureText() {
  const { t } = useTexts();
  return (cause: unknown): string => failureText(t, cause);
}
