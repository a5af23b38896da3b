import { useEffect, useRef } from 'react';
import { codeOf } from '../api/ApiError.ts';
import type { Write } from '../api/queryAtoms.ts';
import { notify } from '../widgets/toast/notify.ts';
import { useFailureText } from './failureText.ts';

/** Why the write of a modal failed, as a sentence. `tell` shows it as a toast if the modal was closed before the answer. */
export function useModalTrouble<T, Input>({ error }: Write<T, Input>) {
  const failureText = useFailureText();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const tell = (cause: unknown) => {
    // The member has gone, and the page may show another one.
    if (codeOf(cause) === 'unauthenticated') return;
    if (!isHere.current) notify('error', failureText(cause));
  };
  return { trouble: error ? failureText(error) : '', tell };
}

/** The write may have begun before the modal was closed and opened again. The modal closes when it has succeeded. */
export function useCloseAfter<T, Input>({ isSuccess }: Write<T, Input>, onClose: () => void) {
  useEffect(() => {
    if (isSuccess) onClose();
  }, [isSuccess, onClose]);
}
