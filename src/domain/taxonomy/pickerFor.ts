import type { Filters } from '../../../contract/plain/filters.ts';

/** `way` asks first whether to browse by specialty or by part. */
export type PickerName = 'way' | 'specialty' | 'part' | 'concern' | 'treatment';

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
