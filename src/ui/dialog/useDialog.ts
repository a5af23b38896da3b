import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useRootMark } from '../useRootMark.ts';
import { keepFocusNear } from './keepFocusNear.ts';
import { placesOf } from './nearFocus.ts';

/**
 * A native dialog, open for as long as it is mounted: the browser keeps the focus inside, gives it back
 * afterwards, and makes the page behind it inert.
 */
export function useDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useRootMark('covered');

  // Before effects of the content run: one of them may want the focus for a field.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const places = placesOf(document.activeElement ?? document.body, document.body);
    if (!dialog?.open) dialog?.showModal();
    dialog?.focus();
    return () => {
      dialog?.close();
      keepFocusNear(places);
    };
  }, []);

  /** Escape. The browser would close it by itself; whether it is open is the owner's to say. */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return { ref, onCancel, tabIndex: -1 };
}
