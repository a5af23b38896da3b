import type { ModalContentProps } from '../../modals.ts';
import { PhotoViewer } from '../../widgets/carousel/PhotoViewer.tsx';

export function PhotoViewerModal({ photos, start, onClose }: ModalContentProps<'photos'>) {
  return <PhotoViewer photos={photos} start={start} onClose={onClose} />;
}
