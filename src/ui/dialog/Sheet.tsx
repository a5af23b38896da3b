import { Modal, type ModalProps } from './Modal.tsx';

/** A modal at the bottom of the screen. */
export function Sheet(props: Omit<ModalProps, 'className'>) {
  return (
    <Modal
      {...props}
      className="mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-column animate-rise overflow-hidden rounded-t-2xl bg-raised pb-safe text-ink"
    />
  );
}
