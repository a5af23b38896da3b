import type { Counsel, SourceType } from '../../../contract/counsel.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { type LocalText, localText } from '../../lib/localText.ts';

/**
 * The name or title of the record that the counsel was booked from. Null for a clinic, which is shown anyway,
 * and for a deleted record.
 */
export function sourceName({ sourceType, source }: Counsel, language: Language): LocalText | null {
  if (sourceType === 'CLINIC' || !source) return null;
  const name = localText(language, source.name ?? source.title, source.nameJa ?? source.titleJa);
  return name.text === '' ? null : name;
}

const PATHS: Record<SourceType, string> = {
  CLINIC: 'clinic',
  DOCTOR: 'doctor',
  EVENT: 'event',
  REVIEW: 'review',
};

/** Null when the record is deleted. */
export const sourcePath = ({ sourceType, sourceId, source }: Counsel): string | null =>
  source ? `/contents/${PATHS[sourceType]}/${sourceId}` : null;
