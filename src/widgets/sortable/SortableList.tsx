import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/number.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import type { SortableItem, SortableListProps } from './sortableParts.ts';
import { useDragging } from './useDragging.ts';

/** A row that can be sorted: by buttons at once, by dragging after its script has loaded. */
export function SortableList<I extends SortableItem>(props: SortableListProps<I>) {
  const { label, items, onMove, className, itemClassName, children } = props;
  const { t } = useTranslation();
  const [news, setNews] = useState('');
  const DraggableList = useDragging();

  const handleStep = (from: number, to: number) => {
    onMove(from, to);
    setNews(t('upload.moved', { n: formatCount(to + 1), all: formatCount(items.length) }));
  };

  const buttonsOf = (item: I, index: number) => (
    <MoveButtons name={item.name} index={index} count={items.length} onStep={handleStep} />
  );

  return (
    <>
      {DraggableList ? (
        <DraggableList {...props}>
          {(item, { handle }, index) =>
            children(item, { handle, buttons: buttonsOf(item, index) }, index)
          }
        </DraggableList>
      ) : (
        <ul aria-label={label} className={className}>
          {items.map((item, index) => (
            <li key={item.id} className={itemClassName}>
              {children(item, { handle: <IdleHandle />, buttons: buttonsOf(item, index) }, index)}
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {news}
      </span>
    </>
  );
}

/** Keeps the place of the drag handle. */
function IdleHandle() {
  return (
    <span className="grid size-11 shrink-0 place-items-center opacity-40">
      <Icon name="grip" />
    </span>
  );
}
