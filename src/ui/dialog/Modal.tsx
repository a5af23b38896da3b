import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useDialog } from './useDialog.ts';
import { usePressOutside } from './usePressOutside.ts';

interface ModalProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** At the top an on-screen keyboard does not cover it. */
  place?: keyof typeof PLACES;
}

const CENTRED = 'w-[calc(100%-2rem)] max-w-[26rem] animate-appear rounded-2xl shadow-raised';
const PLACES = {
  middle: `my-auto max-h-[85dvh] ${CENTRED}`,
  top: `mt-[10vh] mb-auto max-h-[80dvh] ${CENTRED}`,
  bottom: 'mt-auto mb-0 max-h-[85dvh] w-full max-w-column animate-rise rounded-t-2xl',
};

export function Modal(props: ModalProps) {
  const { title, closeLabel, onClose, children, footer, place = 'middle' } = props;
  const dialog = useDialog(onClose);
  const pressOutside = usePressOutside(onClose);
  const titleId = useId();

  return (
    <dialog
      {...dialog}
      {...pressOutside}
      aria-labelledby={titleId}
      className={`mx-auto overflow-hidden bg-raised text-ink ${PLACES[place]}`}
    >
      <div className={`flex max-h-[inherit] flex-col ${place === 'bottom' ? 'pb-safe' : ''}`}>
        <header className="flex shrink-0 items-start justify-between gap-2 py-2 pr-2 pl-5">
          <h2 id={titleId} className="py-2 font-bold text-lead">
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
