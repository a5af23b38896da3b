import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Arrow keys move the focus among the buttons of a grid. It starts on the current choice or the first button. */
export function useArrowKeys(columns: number) {
  const ref = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const current = ref.current?.querySelector<HTMLElement>('button[aria-current]');
    (current ?? ref.current?.querySelector('button'))?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key, columns);
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const focused = buttons.findIndex((button) => button.matches(':focus'));
    buttons[step(focused, buttons.length - 1)]?.focus();
  };

  return { ref, onKeyDown };
}

type Step = (from: number, last: number) => number;

function stepOf(key: string, columns: number): Step | undefined {
  if (key === 'ArrowDown') return by(columns);
  if (key === 'ArrowUp') return by(-columns);
  if (key === 'ArrowRight') return by(1);
  if (key === 'ArrowLeft') return by(-1);
  if (key === 'Home') return () => 0;
  if (key === 'End') return (_, last) => last;
  return undefined;
}

/** It does not wrap around. */
const by =
  (distance: number): Step =>
  (from, last) => {
    const to = from + distance;
    return to < 0 || to > last ? from : to;
  };
