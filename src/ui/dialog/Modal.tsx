import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useDialog } from './useDialog.ts';
import { usePressOutside } from './usePressOutside.ts';

export interface ModalProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  className?: string;
}

export function Modal({ title, closeLabel, onClose, children, footer, className }: ModalProps) {
  const dialog = useDialog(onClose);
  const pressOutside = usePressOutside(onClose);
  const titleId = useId();

  return (
    <dialog {...dialog} {...pressOutside} aria-labelledby={titleId} className={className}>
      <div className="flex max-h-[inherit] flex-col">
        <header className="flex shrink-0 items-center justify-between gap-2 py-2 pr-2 pl-5">
          <h2 id={titleId} className="font-bold text-lead">
            {title}
          </h2>
          <IconButton name="close" label={closeLabel} onClick={onClose} />
        </header>
        {/* `relative`, so that visually hidden elements scroll along instead of stretching the dialog. */}
        <div className="relative min-h-0 overflow-y-auto overscroll-contain px-5 pb-5">
          {children}
        </div>
        {footer && <footer className="shrink-0 border-line border-t px-5 py-3">{footer}</footer>}
      </div>
    </dialog>
  );
}
