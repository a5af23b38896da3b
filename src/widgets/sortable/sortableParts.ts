import type { ReactNode } from 'react';

export interface SortableItem {
  id: string;
  name: string;
}

/** What a list hands to each of its items to be moved by. */
export interface SortableParts {
  /** To drag it by; without a function until the dragging has been loaded. */
  handle: ReactNode;
  /** To move it by one place, for whoever does not drag. */
  buttons: ReactNode;
}

export interface SortableListProps<I extends SortableItem> {
  label: string;
  items: readonly I[];
  onMove: (from: number, to: number) => void;
  className: string;
  itemClassName: string;
  children: (item: I, parts: SortableParts, index: number) => ReactNode;
}
