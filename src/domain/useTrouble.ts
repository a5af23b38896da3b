import { useEffect, useRef } from 'react';
import type { Write } from '../api/queryAtoms.ts';
import { notify } from '../widgets/toast/notify.ts';
import { useFailureText } from './failureText.ts';

/** What went wrong with the write of a modal. If the modal has closed while it went on, `tell` shows it as a toast. */
export function useTrouble<T, Input>({ error }: Write<T, Input>) {
  const failureText = useFailureText();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const tell = (cause: unknown) => {
    if (!isHere.current) notify('error', failureText(cause));
  };
  return { trouble: error ? failureText(error) : '', tell };
}
