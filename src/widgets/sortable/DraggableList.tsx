import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DraggableItem } from './DraggableItem.tsx';
import { dragWords } from './dragWords.ts';
import type { SortableItem, SortableListProps } from './sortableParts.ts';
import { withinList } from './withinList.ts';

/** Movements below this distance are a click. */
const SLIP = { distance: 4 };
/** A shorter touch scrolls the row. */
const LONG_PRESS = { delay: 250, tolerance: 8 };

const alongTheRow: Modifier = ({ transform }) => ({ ...transform, y: 0 });

/** A row that is sorted by mouse, touch and keyboard. */
export function DraggableList<I extends SortableItem>(props: SortableListProps<I>) {
  const { label, items, onMove, className, itemClassName, children } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: SLIP }),
    useSensor(MouseSensor, { activationConstraint: SLIP }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (wanted: unknown) => items.findIndex((item) => item.id === wanted);

  const handleEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
  };

  return (
    <DndContext
      id={id}
      sensors={sensors}
      modifiers={[alongTheRow]}
      collisionDetection={withinList(list)}
      // Only the row scrolls while dragging, not the page.
      autoScroll={{ threshold: { x: 0.15, y: 0 } }}
      accessibility={{
        announcements: dragWords(t, items),
        screenReaderInstructions: { draggable: t('upload.dragHelp') },
      }}
      onDragEnd={handleEnd}
    >
      <SortableContext items={[...items]} strategy={horizontalListSortingStrategy}>
        <ul ref={list} aria-label={label} className={className}>
          {items.map((item, index) => (
            <DraggableItem key={item.id} item={item} className={itemClassName}>
              {(handle) => children(item, { handle, buttons: null }, index)}
            </DraggableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
