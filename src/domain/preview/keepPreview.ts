import { keepOnDevice } from '../../environment/deviceMemory.ts';
import type { Previewed, PreviewKind } from './previewed.ts';

/** Where an editor leaves what is not saved yet, for a page in another tab to show. */
export const PREVIEW_KEYS: Record<PreviewKind, string> = {
  clinic: 'tempClinicInfo',
  doctor: 'tempDoctorInfo',
  event: 'tempEventInfo',
  review: 'tempReviewInfo',
};

export function keepPreview<K extends PreviewKind>(kind: K, record: Previewed[K]): void {
  keepOnDevice(PREVIEW_KEYS[kind], JSON.stringify(record));
}

/** A review that is hidden from everybody may be among them. */
export function forgetPreviews(): void {
  for (const key of Object.values(PREVIEW_KEYS)) keepOnDevice(key, null);
}
