import { useEffect } from 'react';
import { codeOf } from '../api/ApiError.ts';
import type { Write } from '../api/queryAtoms.ts';
import { showToast } from '../widgets/toast/showToast.ts';
import { useIsShown } from '../widgets/useIsShown.ts';
import { useFailureText } from './failureText.ts';

/**
 * The write of a modal. The modal closes after it, or shows why it failed (`trouble`). If the modal was closed before
 * the answer, a toast says why.
 */
export function useModalWrite<T, Input>(write: Write<T, Input>, onClose: () => void) {
  const { error, isPending, isSuccess, isRunning, mutateAsync } = write;
  const failureText = useFailureText();
  const isShown = useIsShown();
  // The write may have begun before the modal was closed and opened again.
  useEffect(() => {
    if (isSuccess) onClose();
  }, [isSuccess, onClose]);

  const send = async (input: Input, onDone?: () => void): Promise<void> => {
    if (isRunning()) return;
    try {
      await mutateAsync(input);
      onDone?.();
    } catch (cause) {
      console.error('The write of a modal failed', cause);
      // The member has gone, and the page may show another one.
      if (!isShown.current && codeOf(cause) !== 'unauthenticated')
        showToast('error', failureText(cause));
    }
  };

  return { send, isBusy: isPending, trouble: error ? failureText(error) : '' };
}
