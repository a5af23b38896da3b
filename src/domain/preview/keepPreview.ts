import { keepOnDevice, readFromDevice } from '../../environment/deviceMemory.ts';
import type { Previewed, PreviewKind } from './previewed.ts';

/** The localStorage keys where the editor writes an unsaved record for a preview page in another tab. */
export const PREVIEW_KEYS: Record<PreviewKind, string> = {
  clinic: 'tempClinicInfo',
  doctor: 'tempDoctorInfo',
  event: 'tempEventInfo',
  review: 'tempReviewInfo',
};

export function keepPreview<K extends PreviewKind>(kind: K, record: Previewed[K]): void {
  keepOnDevice(PREVIEW_KEYS[kind], JSON.stringify(record));
}

/** Replaces a preview that is still kept: meanwhile another one may be, or none after a sign-out. */
export function replacePreview<K extends PreviewKind>(
  kind: K,
  former: Previewed[K],
  record: Previewed[K],
): void {
  if (readFromDevice(PREVIEW_KEYS[kind]) === JSON.stringify(former)) keepPreview(kind, record);
}

/** Called at sign-out: a preview may contain a review that is hidden from visitors. */
export function forgetPreviews(): void {
  for (const key of Object.values(PREVIEW_KEYS)) keepOnDevice(key, null);
}
