import type { ReactNode } from 'react';

export interface SortableItem {
  id: string;
  name: string;
}

/** The controls that move an item. */
export interface SortableParts {
  /** The drag handle; inactive until the script has loaded. */
  handle: ReactNode;
  /** Buttons that move the item by one place. */
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
