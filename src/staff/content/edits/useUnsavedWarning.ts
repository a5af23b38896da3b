import { useEffect } from 'react';

/** The browser asks before it closes a tab with unsaved edits. */
export function useUnsavedWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
