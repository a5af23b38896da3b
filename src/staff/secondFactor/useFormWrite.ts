import { useTranslation } from 'react-i18next';
import { ApiError, codeOf } from '../../api/ApiError.ts';
import type { Write } from '../../api/queryAtoms.ts';
import { useFailureText } from '../../domain/failureText.ts';

/** Sends a write of a form, one at a time, and says beside the form what went wrong. */
export function useFormWrite<T, Input>(write: Write<T, Input>) {
  const { mutateAsync, isRunning, isPending, error } = write;
  const { t } = useTranslation('staff');
  const failureText = useFailureText();

  const send = async (input: Input, onDone: (result: T) => void): Promise<void> => {
    if (isRunning()) return;
    try {
      onDone(await mutateAsync(input));
    } catch {
      // The form shows `error`.
    }
  };

  const troubleOf = (cause: Error) => {
    if (codeOf(cause) === 'login_failed') return t('factor.wrongPassword');
    // An error that is not the server's comes from the browser: the person declined, or the device has no passkey.
    return cause instanceof ApiError ? failureText(cause) : t('factor.passkeyFailed');
  };
  return { send, trouble: error ? troubleOf(error) : '', isBusy: isPending };
}
