import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hears when one presses elsewhere or takes the focus elsewhere. Not every place that is pressed takes it. */
export function useLeaving(inside: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !inside.current?.contains(target)) onLeave();
  });

  const handleBlur = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    // Another window in front takes the focus away only for the time being.
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
