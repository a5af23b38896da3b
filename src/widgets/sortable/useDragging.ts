import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import type { DraggableList } from './DraggableList.tsx';

/** Null until the script is loaded. */
const moduleAtom = atom<{ DraggableList: typeof DraggableList } | null>(null);

/** Loads the 14 kB for dragging on demand. Without them the buttons still work. */
export function useDragging(): typeof DraggableList | undefined {
  const [module, setModule] = useAtom(moduleAtom);
  useEffect(() => {
    import('./DraggableList.tsx').then(setModule, (cause) =>
      console.error('Dragging could not be loaded', cause),
    );
  }, [setModule]);
  return module?.DraggableList;
}
