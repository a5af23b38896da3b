import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { keepFocusNear } from '../focus/keepFocusNear.ts';
import { placesOf } from '../focus/nearFocus.ts';
import { useKeptFocus } from '../focus/useKeptFocus.ts';
import { useRootMark } from '../useRootMark.ts';

/**
 * A native modal dialog, open while mounted. The browser traps the focus, gives it back afterwards and makes
 * the page behind it inert.
 */
export function useDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useRootMark('covered');
  useKeptFocus(ref);

  // A layout effect: it must run before content effects that focus a field.
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

  /** Escape: the owner decides whether to close, so the browser's own closing is cancelled. */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return { ref, onCancel, tabIndex: -1 };
}
