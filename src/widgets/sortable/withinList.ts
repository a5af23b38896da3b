import { type CollisionDetection, closestCenter } from '@dnd-kit/core';
import type { RefObject } from 'react';

/** The nearest item, as long as the pointer is over the list. The keyboard never leaves it. */
export const withinList =
  (list: RefObject<HTMLElement | null>): CollisionDetection =>
  (situation) => {
    const pointer = situation.pointerCoordinates;
    const area = list.current?.getBoundingClientRect();
    const isInside =
      !pointer ||
      !area ||
      (pointer.x >= area.left &&
        pointer.x <= area.right &&
        pointer.y >= area.top &&
        pointer.y <= area.bottom);
    return isInside ? closestCenter(situation) : [];
  };
