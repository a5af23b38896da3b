import { Modal, type ModalProps } from './Modal.tsx';

interface DialogProps extends Omit<ModalProps, 'className'> {
  /** Centred, or near the top, where an on-screen keyboard does not cover it. */
  place?: keyof typeof PLACES;
}

const PLACES = { middle: 'my-auto max-h-[85dvh]', top: 'mt-[10vh] mb-auto max-h-[80dvh]' };

export function Dialog({ place = 'middle', ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      className={`mx-auto w-[calc(100%-2rem)] max-w-[26rem] animate-appear overflow-hidden rounded-2xl bg-raised text-ink shadow-raised ${PLACES[place]}`}
    />
  );
}
