import { type RefObject, useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';

/**
 * Around an open sheet nothing takes a press, messages neither: it would count as one beside the sheet and
 * close that. So it is caught before, and closes the message that it was meant for.
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
