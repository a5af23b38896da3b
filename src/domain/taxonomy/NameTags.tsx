import type { Named } from '../../../contract/shape.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Tag } from '../../ui/status/Tag.tsx';
import { Truncated } from '../../ui/tooltip/Truncated.tsx';

interface NameTagsProps {
  /** The label for screen readers. */
  label: string;
  items: readonly Named[];
  /** Cards show only the first few names and a count of the others. */
  most?: number;
}

export function NameTags(props: NameTagsProps) {
  const { label, items, most = Number.POSITIVE_INFINITY } = props;
  const language = useLanguage();
  if (items.length === 0) return null;
  const rest = items.length - most;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {items.slice(0, most).map((item) => (
        <li key={item.id} className="flex min-w-0 max-w-full">
          <Tag>
            <span className="truncate">
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
