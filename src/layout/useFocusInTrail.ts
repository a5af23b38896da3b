import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * What is pressed in a trail often goes with it: another name takes its place, the plus has nothing left to add.
 * The focus goes on to what stands there now.
 */
export function useFocusInTrail() {
  const ref = useRef<HTMLElement>(null);
  const pressed = useRef<{ control: Element; place: number } | null>(null);

  useEffect(() => {
    if (!ref.current || !pressed.current) return;
    const { control, place } = pressed.current;
    const isGone = !control.isConnected || control.matches(':disabled');
    // A button that is disabled keeps the focus for a moment yet.
    const isLost = [document.body, control].some((one) => one === document.activeElement);
    if (!isGone || !isLost) return;
    pressed.current = null;
    controlsIn(ref.current)[place]?.focus({ preventScroll: true });
  });

  const onClickCapture = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element)) return;
    const controls = controlsIn(currentTarget);
    const place = controls.findIndex((one) => one.contains(target));
    const control = controls[place];
    pressed.current = control ? { control, place } : null;
  };
  return { ref, onClickCapture };
}

const controlsIn = (trail: HTMLElement) => [
  ...trail.querySelectorAll<HTMLElement>('a, button:enabled'),
];
