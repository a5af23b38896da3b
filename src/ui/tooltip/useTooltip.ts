import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Opens on hover, focus and tap. Inside a link or a button, focus and tap belong to that control, because
 * controls must not be nested.
 */
export function useTooltip(anchor: RefObject<HTMLElement | null>, id: string) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    const text = anchor.current;
    if (!text) return;
    const control = text.closest<HTMLElement>('a, button');
    const trigger = control ?? text;
    if (!control) text.tabIndex = 0;

    const listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      trigger.addEventListener(type, listener, { signal: listening.signal });
    on('pointerenter', (event) => isByMouse(event) && setIsOpen(true));
    on('pointerleave', (event) => isByMouse(event) && setIsOpen(false));
    on('focus', () => trigger.matches(':focus-visible') && setIsOpen(true));
    on('blur', () => setIsOpen(false));
    if (!control) on('click', () => setIsOpen(true));
    return () => listening.abort();
  }, [anchor]);

  useEffect(() => {
    if (!isOpen) return;
    const trigger = anchor.current?.closest('a, button') ?? anchor.current;
    trigger?.setAttribute('aria-describedby', id);
    return () => trigger?.removeAttribute('aria-describedby');
  }, [anchor, id, isOpen]);

  return { isOpen, close };
}

const isByMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse';
