import { type RefObject, useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';

/**
 * Outside an open modal dialog everything is inert, including toasts, and a press there would close the sheet.
 * So the press is caught first and closes the toast under it.
 */
export function useToastPresses(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const closePressed = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLDialogElement)) return;
      const shown = [...(layer.current?.querySelectorAll('.Toastify__toast') ?? [])];
      const pressed = shown.find((message) => liesAt(message, event));
      if (!pressed) return;
      event.stopPropagation();
      toast.dismiss(pressed.id);
    };
    document.addEventListener('click', closePressed, { capture: true });
    return () => document.removeEventListener('click', closePressed, { capture: true });
  }, [layer]);
}

function liesAt(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}
