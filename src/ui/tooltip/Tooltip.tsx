import { type ReactNode, useId, useRef } from 'react';
import { TooltipBubble } from './TooltipBubble.tsx';
import { useTooltip } from './useTooltip.ts';

interface TooltipProps {
  /** Shown on hover, focus and tap. */
  text: ReactNode;
  lang?: string | undefined;
  children: string;
}

export function Tooltip({ text, lang, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { isOpen, close } = useTooltip(anchor, id);
  return (
    <span ref={anchor} lang={lang} className="relative z-10 rounded-sm">
      {children}
      {isOpen && <TooltipBubble id={id} text={text} anchor={anchor} onClose={close} />}
    </span>
  );
}
