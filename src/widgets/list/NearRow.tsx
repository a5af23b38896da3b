import { type ReactNode, useEffect, useRef, useState } from 'react';

interface NearRowProps {
  /** The item of the row; the row's height is remembered with it. */
  item: object;
  children: ReactNode;
}

/** Rows are rendered up to one and a half screens above and below. */
const NEAR = '150% 0px';

const heights = new WeakMap<object, number>();

/** A row of a long list with different heights. Far from the screen only an empty box of its height is rendered. */
export function NearRow({ item, children }: NearRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const height = heights.get(item);
  // A row has to be rendered once to learn its height.
  const [isNear, setIsNear] = useState(height === undefined);

  useEffect(() => {
    const element = row.current;
    if (!element || typeof IntersectionObserver === 'undefined') return setIsNear(true);
    const follow = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      // A row without height is hidden; a row with the focus stays rendered.
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
