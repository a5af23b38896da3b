import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element that has just appeared, e.g. because the pressed button is gone. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
