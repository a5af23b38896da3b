import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface TooltipBubbleProps {
  id: string;
  text: ReactNode;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const GAP_PX = 8;
const MARGIN_PX = 16;

/** In the top layer, so that no scroll container cuts it off. */
export function TooltipBubble({ id, text, anchor, onClose }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = bubble.current;
    if (!element || !anchor.current) return;
    element.showPopover?.();
    place(element, anchor.current.getBoundingClientRect());
  }, [anchor]);

  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const closeOutside = (event: Event) => {
      const isInside = event.target instanceof Node && anchor.current?.contains(event.target);
      if (!isInside) onClose();
    };
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), options);
    document.addEventListener('pointerdown', closeOutside, options);
    document.addEventListener('scroll', closeOutside, options);
    return () => listening.abort();
  }, [anchor, onClose]);

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="fixed m-0 max-h-[40dvh] w-max max-w-[min(20rem,calc(100vw-2rem))] animate-appear overflow-y-auto whitespace-pre-line rounded-card bg-ink px-3 py-2 text-left font-normal text-small text-surface shadow-raised"
    >
      {text}
    </span>
  );
}

/** Below the text, or above it if there is more room; always inside the screen. */
function place(bubble: HTMLElement, around: DOMRect): void {
  const { innerWidth, innerHeight } = window;
  const { width, height } = bubble.getBoundingClientRect();
  const isBelow = around.bottom + GAP_PX + height < innerHeight || around.top < innerHeight / 2;
  const left = Math.min(around.left, innerWidth - width - MARGIN_PX);
  bubble.style.left = `${Math.max(MARGIN_PX, left)}px`;
  bubble.style.top = `${isBelow ? around.bottom + GAP_PX : around.top - GAP_PX - height}px`;
}
