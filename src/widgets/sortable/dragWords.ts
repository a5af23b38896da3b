import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { TFunction } from 'i18next';
import { formatCount } from '../../lib/number.ts';
import type { SortableItem } from './sortableParts.ts';

interface Event {
  active: Active;
  over: Over | null;
}

/** Screen reader announcements while dragging. */
export function dragWords(t: TFunction, items: readonly SortableItem[]): Announcements {
  const all = formatCount(items.length);
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const whereTo = ({ over }: Event) =>
    over ? t('upload.moved', { n: formatCount(placeOf(over.id) + 1), all }) : t('upload.notMoved');
  const isAtHome = ({ active, over }: Event) => over?.id === active.id;
  return {
    onDragStart: ({ active }) => {
      const place = placeOf(active.id);
      return t('upload.picked', { name: items[place]?.name ?? '', n: formatCount(place + 1), all });
    },
    // dnd-kit also calls this at the start, where it would cut off the first announcement.
    onDragOver: (event) => (isAtHome(event) ? undefined : whereTo(event)),
    onDragEnd: (event) => (isAtHome(event) ? t('upload.notMoved') : whereTo(event)),
    onDragCancel: () => t('upload.notMoved'),
  };
}
