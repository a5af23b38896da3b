import { type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { TooltipBubble } from '../../ui/tooltip/TooltipBubble.tsx';

interface ChosenTooltipProps {
  text: string;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Shows the whole name on hover and focus when the closed field cuts it. A tap opens the list instead, which
 * shows the whole name.
 */
export function ChosenTooltip({ text, field }: ChosenTooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    const input = field.current;
    if (!input || !isCut(input, text)) return;
    setIsOpen(document.activeElement === input);
    const listening = new AbortController();
    const { signal } = listening;
    const openByMouse = ({ pointerType }: PointerEvent) => setIsOpen(pointerType === 'mouse');
    input.addEventListener('pointerenter', openByMouse, { signal });
    input.addEventListener('pointerleave', close, { signal });
    input.addEventListener('blur', close, { signal });
    return () => listening.abort();
  }, [field, text, close]);

  useEffect(() => {
    const input = field.current;
    if (!isOpen || !input) return;
    const hint = input.getAttribute('aria-describedby');
    input.setAttribute('aria-describedby', hint ? `${hint} ${id}` : id);
    return () => {
      if (hint) input.setAttribute('aria-describedby', hint);
      else input.removeAttribute('aria-describedby');
    };
  }, [field, id, isOpen]);

  return isOpen && <TooltipBubble id={id} text={text} anchor={field} onClose={close} />;
}

/** Cut by the length limit or by the width of the field. */
const isCut = (input: HTMLInputElement, text: string) =>
  input.value !== text || input.scrollWidth > input.clientWidth;
