import { type CollisionDetection, closestCenter } from '@dnd-kit/core';
import type { RefObject } from 'react';

/** The nearest item while the pointer is over the list. The keyboard never leaves the list. */
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
