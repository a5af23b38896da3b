import { common } from '../../i18n/ko/common.ts';
import { review } from '../../i18n/ko/review.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ModalContentProps } from '../../modals.ts';
import { PhotoViewer } from '../../widgets/carousel/PhotoViewer.tsx';

addTexts({ common, review });

export function PhotoViewerModal({ photos, start, onClose }: ModalContentProps<'photos'>) {
  return <PhotoViewer photos={photos} start={start} onClose={onClose} />;
}
