import type { Counsel } from '../../../contract/counsel.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { TYPE_IN_PATH } from '../../../contract/plain/records.ts';
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

/** Null when the record is deleted. */
export const sourcePath = ({ sourceType, sourceId, source }: Counsel): string | null =>
  source ? `/contents/${TYPE_IN_PATH[sourceType]}/${sourceId}` : null;
