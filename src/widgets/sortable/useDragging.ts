import { useEffect, useState } from 'react';
import type { DraggableList } from './DraggableList.tsx';

type List = typeof DraggableList;

let loaded: List | undefined;

/** Loads the 14 kB for dragging on demand. Without them the buttons still work. */
export function useDragging(): List | undefined {
  const [list, setList] = useState(() => loaded);
  useEffect(() => {
    import('./DraggableList.tsx').then(
      (module) => {
        loaded = module.DraggableList;
        setList(() => module.DraggableList);
      },
      (cause) => console.error('Dragging could not be loaded', cause),
    );
  }, []);
  return list;
}
