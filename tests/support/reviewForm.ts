import type { ReviewForm } from '../../contract/review.ts';
import type { CounselRow } from './factories.ts';

/** A review of that counsel, as the editor sends it when nothing was touched. */
export const reviewForm = (
  { id, clinic_id }: Pick<CounselRow, 'id' | 'clinic_id'>,
  wishes: Partial<ReviewForm> = {},
): ReviewForm => ({
  counsel_id: id,
  clinic_id,
  event_id: '',
  doctors: [],
  treatments: [],
  title: '',
  content: '',
  rating: 5,
  beforePhotos: [],
  afterPhotos: [],
  ...wishes,
});
