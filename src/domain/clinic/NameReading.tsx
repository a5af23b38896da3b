import { nameReading } from '../../../contract/texts/nameReading.ts';
import type { Nameable } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { needsReading } from './reading.ts';

/** Behind a name in Hangul on a Japanese page: how it is read. */
export function NameReading({ named }: { named: Nameable | null | undefined }) {
  if (useLanguage() !== 'ja' || !named || !needsReading(named)) return null;
  return (
    <span lang="ja" className="font-normal text-muted text-small">
      {' '}
      {nameReading(named.name ?? '')}
    </span>
  );
}
