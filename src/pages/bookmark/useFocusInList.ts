import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * A removed card loses the focus. It moves to the heart in its place, to the last heart, or to the button of
 * the empty list.
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
