import { type Sending, useOpenModal } from '../../state/modal.ts';

/** Limits the tries, in case the modal's script does not load. */
const MOST_OPENINGS = 20;

/** Shows the upload until it ends. Back, or another modal, closes it: then it opens again. */
export function useUploadingModal() {
  const openModal = useOpenModal();
  return async (sending: Sending): Promise<void> => {
    let isOver = false;
    void sending.finished.finally(() => {
      isOver = true;
    });
    for (let openings = 0; !isOver && openings < MOST_OPENINGS; openings += 1) {
      await openModal('uploading', { sending });
    }
  };
}
