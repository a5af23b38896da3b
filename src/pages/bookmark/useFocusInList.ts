import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * A card that is removed takes the focus with it. It goes on to the heart that has taken its place, to the
 * last one, or to what is offered when nothing is left.
 */
export function useFocusInList(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const known = useRef(count);

  useLayoutEffect(() => {
    const wasShortened = count < known.current;
    known.current = count;
    if (!wasShortened || focused.current < 0 || document.activeElement !== document.body) return;
    const cards = ref.current?.querySelectorAll('li');
    const next = cards?.[Math.min(focused.current, count - 1)];
    const target = next ? next.querySelector('[aria-pressed]') : ref.current?.querySelector('a');
    if (target instanceof HTMLElement) target.focus();
  }, [count]);

  const onFocus = ({ target }: FocusEvent) => {
    const cards = [...(ref.current?.querySelectorAll('li') ?? [])];
    focused.current = cards.findIndex((card) => card.contains(target));
  };
  return { ref, onFocus };
}
