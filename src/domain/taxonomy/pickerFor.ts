import type { Filters } from '../../../contract/plain/filters.ts';
import type { ModalProps } from '../../state/modal.ts';

export type PickerName = ModalProps['picker']['picker'];

/** The picker that the plus button opens; null once a treatment is chosen. */
export function pickerFor({
  specialtyId,
  partId,
  concernId,
  treatmentId,
}: Filters): PickerName | null {
  if (treatmentId) return null;
  if (concernId) return 'treatment';
  if (partId) return 'concern';
  if (specialtyId) return 'treatment';
  return 'way';
}
