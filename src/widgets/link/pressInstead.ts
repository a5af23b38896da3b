import type { MouseEvent } from 'react';

/**
 * For a link whose press does something on this page. Before hydration, and with a modifier key, e.g. for a new tab, the
 * browser follows the link.
 */
export const pressInstead = (press: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  press();
};
