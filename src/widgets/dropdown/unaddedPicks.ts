import { createContext, useState } from 'react';

/** Each multi-select with a picked item that is not added yet has a function here that says so. */
export const UnaddedPicks = createContext<Set<() => void> | null>(null);

/** For a form with multi-selects: such an item would be lost when the form is sent. */
export function useUnaddedPicks() {
  const [picks] = useState(() => new Set<() => void>());
  /** Answers whether there is such an item. Its field says so and gets the focus. */
  const remind = () => {
    const [first] = picks;
    first?.();
    return first !== undefined;
  };
  return { picks, remind };
}
