import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/classNames.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import type { SortableItem } from './sortableParts.ts';

interface DraggableItemProps {
  item: SortableItem;
  className: string;
  children: (handle: ReactNode) => ReactNode;
}

/** The handle drags at once; elsewhere a mouse drags after a few pixels and a finger after a long press. */
export function DraggableItem({ item, className, children }: DraggableItemProps) {
  const { t } = useTranslation();
  const sortable = useSortable({
    id: item.id,
    attributes: { roleDescription: t('upload.reorder') },
  });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      {...only(listeners, ['onMouseDown', 'onTouchStart'])}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        className,
        // A long press must not select, copy or save the image.
        'select-none [-webkit-touch-callout:none] motion-reduce:transition-none!',
        isDragging && 'relative z-10 opacity-90 shadow-raised',
      )}
    >
      {children(
        <IconButton
          ref={sortable.setActivatorNodeRef}
          {...only(listeners, ['onPointerDown', 'onKeyDown'])}
          name="grip"
          label={`${item.name} ${t('upload.reorder')}`}
          aria-describedby={attributes['aria-describedby']}
          aria-pressed={attributes['aria-pressed']}
          className="cursor-grab touch-none active:cursor-grabbing"
        />,
      )}
    </li>
  );
}

type Listeners = ReturnType<typeof useSortable>['listeners'];

const only = (listeners: Listeners, names: readonly string[]) =>
  Object.fromEntries(Object.entries(listeners ?? {}).filter(([name]) => names.includes(name)));
