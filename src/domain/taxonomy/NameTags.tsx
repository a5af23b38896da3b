import type { Named } from '../../../contract/shape.ts';
import { classNames } from '../../lib/classNames.ts';
import { localName } from '../../lib/localText.ts';
import { truncate } from '../../lib/truncate.ts';
import { useLanguage } from '../../state/language.ts';
import { Tag } from '../../ui/status/Tag.tsx';
import { Truncated } from '../../ui/tooltip/Truncated.tsx';

interface NameTagsProps {
  /** The label for screen readers. */
  label: string;
  items: readonly Named[];
  /** Cards show only the first few names and a count of the others. */
  most: number;
  /**
   * Cards of one height have one row of tags: how many full-width characters fit into it. Further names that do not fit
   * are counted; on a narrower phone names are shortened, the first one last.
   */
  room?: number;
}

/** In full-width characters: the padding of a tag with the gap beside it, and the tag +1. */
const TAG_SPACE = 2;
const COUNT_WIDTH = 3;

/** Treatments or specialties on a card, which is a link as a whole. Pages show them as links (NameLinks). */
export function NameTags({ label, items, most, room }: NameTagsProps) {
  const language = useLanguage();
  if (items.length === 0) return null;
  const inOneRow = room !== undefined;
  const tags = items.map((item) => ({ id: item.id, name: localName(language, item) }));
  const shown = inOneRow
    ? countFitting(
        tags.map(({ name }) => truncate(name.text)),
        most,
        room,
      )
    : most;
  const rest = items.length - shown;
  return (
    <ul aria-label={label} className={classNames('flex gap-1.5', !inOneRow && 'flex-wrap')}>
      {tags.slice(0, shown).map(({ id, name }) => (
        <li
          key={id}
          className={classNames(
            'flex',
            inOneRow && 'min-w-0 not-first:min-w-16 not-first:shrink-1000',
          )}
        >
          <Tag>
            <span className={inOneRow ? 'truncate' : undefined}>
              <Truncated {...name} />
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

/** How many names fit into the row: the first one is always shown. */
function countFitting(names: readonly string[], most: number, room: number): number {
  for (let count = Math.min(most, names.length); count > 1; count--) {
    const space = names.slice(0, count).map((name) => widthOf(name) + TAG_SPACE);
    if (count < names.length) space.push(COUNT_WIDTH);
    if (space.reduce((sum, width) => sum + width, 0) <= room) return count;
  }
  return 1;
}

/** About the width of a text in full-width characters. */
const widthOf = (text: string) =>
  Array.from(text).reduce((width, character) => width + (character < '\u1100' ? 0.5 : 1), 0);
