import { focusNear, isFocusLost, type Places } from './nearFocus.ts';

/** Whoever knows better where the focus belongs comes first. */
const PAUSE_MS = 100;
/** What was done in a dialog shows by then, or not at all. */
const PATIENCE_MS = 10_000;

/**
 * What has opened a dialog gets the focus back, and may go with what was done there: at once, or when the server
 * has answered. Then the focus stays near; not where somebody has gone on meanwhile.
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
