import type { Named } from '../../../contract/shape.ts';
import { classNames } from '../../lib/classNames.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Tag } from '../../ui/status/Tag.tsx';
import { Truncated } from '../../ui/tooltip/Truncated.tsx';

interface NameTagsProps {
  /** The label for screen readers. */
  label: string;
  items: readonly Named[];
  /** Cards show only the first few names and a count of the others. */
  most: number;
  /** Cards of one height: what does not fit into the row is shortened, the first name last. */
  inOneRow?: boolean;
}

/** Treatments or specialties on a card, which is a link as a whole. Pages show them as links (NameLinks). */
export function NameTags({ label, items, most, inOneRow = false }: NameTagsProps) {
  const language = useLanguage();
  if (items.length === 0) return null;
  const rest = items.length - most;
  return (
    <ul aria-label={label} className={classNames('flex gap-1.5', !inOneRow && 'flex-wrap')}>
      {items.slice(0, most).map((item) => (
        <li
          key={item.id}
          className={classNames(
            'flex',
            inOneRow && 'min-w-0 not-first:min-w-16 not-first:shrink-1000',
          )}
        >
          <Tag>
            <span className={inOneRow ? 'truncate' : undefined}>
              <Truncated {...localName(language, item)} />
            </span>
          </Tag>
        </li>
      ))}
      {rest > 0 && (
        <li className="flex shrink-0">
          <Tag>+{rest}</Tag>
        </li>
      )}
    </ul>
  );
}
