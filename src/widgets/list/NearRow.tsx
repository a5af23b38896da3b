import { type ReactNode, useEffect, useRef, useState } from 'react';

interface NearRowProps {
  /** What the row shows; its height is remembered with it. */
  item: object;
  children: ReactNode;
}

/** How far from the screen rows are drawn: one and a half screens above and below. */
const NEAR = '150% 0px';

const heights = new WeakMap<object, number>();

/** A row of a long list whose rows differ in height. Far from the screen only its room is left. */
export function NearRow({ item, children }: NearRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const height = heights.get(item);
  // A row has to be drawn once before its height is known.
  const [isNear, setIsNear] = useState(height === undefined);

  useEffect(() => {
    const element = row.current;
    if (!element || typeof IntersectionObserver === 'undefined') return setIsNear(true);
    const follow = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      // A row without height is hidden, and one with the focus keeps what has it.
      const mayLeave = boundingClientRect.height > 0 && !element.contains(document.activeElement);
      if (!isIntersecting && mayLeave) heights.set(item, boundingClientRect.height);
      if (isIntersecting || mayLeave) setIsNear(isIntersecting);
    };
    const observer = new IntersectionObserver((entries) => follow(entries.slice(-1)), {
      rootMargin: NEAR,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [item]);

  const isDrawn = isNear || height === undefined;
  return (
    <li ref={row} style={isDrawn ? undefined : { height }} aria-hidden={!isDrawn || undefined}>
      {isDrawn && children}
    </li>
  );
}
