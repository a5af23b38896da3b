import { type Sending, useOpenModal } from '../../state/modal.ts';

/** If its script does not come, there is no modal; nobody is kept waiting for one. */
const MOST_OPENINGS = 20;

/** Shows what is under way until it is over. A Back of the phone closes any modal, so this one comes again. */
export function useUploadingModal() {
  const openModal = useOpenModal();
  return async (sending: Sending): Promise<void> => {
    let isOver = false;
    void sending.over.finally(() => {
      isOver = true;
    });
    for (let openings = 0; !isOver && openings < MOST_OPENINGS; openings += 1) {
      await openModal('uploading', { sending });
    }
  };
}
