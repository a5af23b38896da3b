import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Called when a press or the focus goes elsewhere. Not every pressed element takes the focus. */
export function useLeaving(inside: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !inside.current?.contains(target)) onLeave();
  });

  const handleBlur = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    // Switching to another window moves the focus only temporarily.
    if (document.activeElement === target) return;
    const isInside = relatedTarget instanceof Node && inside.current?.contains(relatedTarget);
    if (!isInside) onLeave();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', handlePress, { signal });
    inside.current?.addEventListener('focusout', handleBlur, { signal });
    return () => listening.abort();
  }, [inside]);
}
