import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, codeOf } from '../../api/ApiError.ts';
import type { Write } from '../../api/queryAtoms.ts';
import { useFailureText } from '../../domain/failureText.ts';

/** Sends a write of a form, one at a time, and says beside the form what went wrong. */
export function useFormWrite<T, Input>({ mutateAsync, isRunning, isPending }: Write<T, Input>) {
  const { t } = useTranslation('staff');
  const failureText = useFailureText();
  const [trouble, setTrouble] = useState('');

  const send = async (input: Input, onDone: (result: T) => void): Promise<void> => {
    if (isRunning()) return;
    setTrouble('');
    try {
      onDone(await mutateAsync(input));
    } catch (cause) {
      // An error that is not the server's comes from the browser: the person declined, or the device has no passkey.
      if (codeOf(cause) === 'login_failed') return setTrouble(t('wrongPassword'));
      setTrouble(cause instanceof ApiError ? failureText(cause) : t('factor.passkeyFailed'));
    }
  };
  return { send, trouble, isBusy: isPending };
}
