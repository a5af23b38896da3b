import type { Filters } from '../../../contract/filters.ts';

/** `way` asks first by what one wants to look. */
export type PickerName = 'way' | 'specialty' | 'part' | 'concern' | 'treatment';

/** What the plus button opens; nothing once there is a treatment. */
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
