import { focusNear, isFocusLost, type Places } from './nearFocus.ts';

/** Gives other code time to move the focus first. */
const PAUSE_MS = 100;
/** After this time an action in the dialog has changed the page, or failed. */
const PATIENCE_MS = 10_000;

/**
 * After a dialog closes, the browser gives the focus back to the opener. If the opener disappears, at once or
 * after the server's answer, the focus moves to a nearby element, unless the visitor has moved on.
 */
export function keepFocusNear(places: Places): void {
  const opener = places[0]?.element;
  const look = () => {
    const isWaiting = [document.body, opener].some((one) => one === document.activeElement);
    if (isFocusLost(places)) focusNear(places);
    else if (isWaiting && Date.now() < end) return;
    stop();
  };
  const stop = () => {
    clearInterval(looking);
    removeEventListener('pointerdown', stop, true);
  };
  const end = Date.now() + PATIENCE_MS;
  const looking = setInterval(look, PAUSE_MS);
  addEventListener('pointerdown', stop, true);
}
