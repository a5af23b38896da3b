import { Modal, type ModalProps } from './Modal.tsx';

interface DialogProps extends Omit<ModalProps, 'className'> {
  /** In the middle, or a tenth of the screen from the top: there it stays clear of a keyboard. */
  place?: keyof typeof PLACES;
}

const PLACES = { middle: 'my-auto max-h-[85dvh]', top: 'mt-[10dvh] mb-auto max-h-[80dvh]' };

export function Dialog({ place = 'middle', ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      className={`mx-auto w-[calc(100%-2rem)] max-w-[26rem] animate-appear overflow-hidden rounded-2xl bg-raised text-ink shadow-raised ${PLACES[place]}`}
    />
  );
}
