import type { Nameable } from '../../lib/localText.ts';
import { nameReading, needsReading } from '../../lib/reading.ts';
import { useLanguage } from '../../state/language.ts';

/** Behind a name in Hangul on a Japanese page: how it is read. */
export function NameReading({ named }: { named: Nameable }) {
  if (useLanguage() !== 'ja' || !needsReading(named)) return null;
  return (
    <span lang="ja" className="font-normal text-muted text-small">
      {' '}
      {nameReading(named.name ?? '')}
    </span>
  );
}
